/// A window on both time lines at once: the same stretch as instants and as times on the viewer's wall clock.
package struct SpanWindow: Sendable {
    /// Seconds of UTC, half-open.
    package var instants: Range<Int64>
    /// Seconds of the viewer's wall clock, half-open.
    package var local: Range<Int64>

    package init(instants: Range<Int64>, local: Range<Int64>) {
        self.instants = instants
        self.local = local
    }

    package subscript(domain: SpanDomain) -> Range<Int64> {
        domain == .instants ? instants : local
    }
}
