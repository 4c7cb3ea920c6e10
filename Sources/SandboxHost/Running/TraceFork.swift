import DispatchTracing

/// Passes records on to several sinks, in the order in which they were added.
nonisolated final class TraceFork: TraceSink {
  private let sinks: [any TraceSink]

  init(_ sinks: [any TraceSink]) {
    self.sinks = sinks
  }

  func record(_ record: TraceRecord) {
    for sink in sinks { sink.record(record) }
  }
}
