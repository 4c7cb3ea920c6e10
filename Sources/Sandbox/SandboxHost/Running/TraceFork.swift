import TouchTrace

/// A sink that forwards records to several sinks, in the order in which they were added.
nonisolated final class TraceFork: TraceSink {
  private let sinks: [any TraceSink]

  init(_ sinks: [any TraceSink]) {
    self.sinks = sinks
  }

  /// Returns a sink that forwards records to all given sinks; nil without sinks.
  static func sink(of sinks: [any TraceSink]) -> (any TraceSink)? {
    sinks.count > 1 ? TraceFork(sinks) : sinks.first
  }

  var interests: TraceInterests {
    sinks.reduce(into: []) { $0.formUnion($1.interests) }
  }

  func record(_ record: TraceRecord) {
    for sink in sinks { sink.record(record) }
  }
}
