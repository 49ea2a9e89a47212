import DaybookStore

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// `daybook add --from-jsonl FILE`: an event a line, all in one transaction or none of them.
struct AddLines {
    private let session: Session

    init(_ session: Session) { self.session = session }

    func run(_ file: String) throws -> ExitStatus {
        let printer = try EventPrinter(session)
        let isRehearsal = session.arguments.has(ChangeOptions.dryRun)
        var count = 0
        let progress = Progress(on: session.environment.errors, isQuiet: session.arguments.globals.isQuiet)
        let input = try open(file)
        defer { input.close() }
        let records = try session.store().write(isRehearsal: isRehearsal) { transaction in
            var reader = try EventLineReader(session, transaction)
            var added: [Event] = []
            try input.reader.forEachLine { bytes, number in
                let bytes = number == 1 ? Self.withoutMark(bytes) : bytes
                guard bytes.contains(where: { $0 > 0x20 }) else { return }
                let event = try reader.read(bytes, line: number, file: file)
                let saved = try locating(number, file) { try transaction.save(event) }
                if !printer.isText { added.append(saved) }
                count += 1
                progress.tell(count, "events")
            }
            progress.end()
            return try printer.records(of: added, transaction.snapshot)
        }
        guard printer.isText else {
            try printer.print(records, verb: "")
            return .done
        }
        if !session.arguments.globals.isQuiet {
            let verb = ChangeOptions.verb("Added", dryRun: "add", session.arguments)
            session.output.write("\(verb) \(count) \(count == 1 ? "event" : "events").\n")
        }
        return .done
    }

    /// The first line without the byte order mark that some editors write.
    private static func withoutMark(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? UnsafeBufferPointer(rebasing: bytes[3...]) : bytes
    }

    private func locating<R>(_ number: Int, _ file: String, _ body: () throws -> R) throws -> R {
        do {
            return try body()
        } catch let error as EventError {
            throw CommandError.badLine(file: file, number: number, underlying: error)
        } catch let error as RepositoryError {
            throw CommandError.badLine(file: file, number: number, underlying: error)
        }
    }

    private func open(_ file: String) throws -> (reader: InputReader, close: () -> Void) {
        if file == "-" { return (session.environment.input, {}) }
        #if canImport(Darwin)
            let descriptor = Darwin.open(file, O_RDONLY | O_CLOEXEC)
        #else
            let descriptor = Glibc.open(file, O_RDONLY | O_CLOEXEC)
        #endif
        guard descriptor >= 0 else { throw CommandError.fileFailed(path: file, code: errno) }
        return (InputReader(descriptor: descriptor), { _ = close(descriptor) })
    }
}
