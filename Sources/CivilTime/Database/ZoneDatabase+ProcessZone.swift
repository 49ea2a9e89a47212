extension ZoneDatabase {
    /// The zone that this process is in: its variable TZ tells, else the machine.
    ///
    /// Throws as ``systemZone(environment:)`` does.
    public func systemZone() throws(ZoneError) -> Zone {
        try systemZone(environment: SystemFiles.environment("TZ"))
    }
}
