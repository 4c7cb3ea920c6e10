import TouchTrace

/// A sink that converts records to lines immediately.
nonisolated final class TracePrinter: TraceSink {
  private let transcript = Transcript(
    detail: [.assignments, .deliveries, .forwarding, .incidents])
  private let write: (String) -> Void

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  func record(_ record: TraceRecord) {
    for line in transcript.lines(for: record.event) { write(line) }
  }
}
