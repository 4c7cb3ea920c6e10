import TouchTrace
import Foundation

/// Numbers what an application traces and hands it to the sink.
@MainActor
final class Tracer {
  /// The sink; nil unless installed.
  var sink: (any TraceSink)? {
    didSet { interests = sink?.interests ?? [] }
  }

  /// The kinds of records that the sink reads besides the usual ones; empty without a sink.
  private(set) var interests: TraceInterests = []

  /// The input time stamped on records, in seconds.
  var time: TimeInterval = 0

  private var sequence = 0

  /// Whether there is a sink.
  ///
  /// Ask before building what `note(_:)` is given.
  var isOn: Bool { sink != nil }

  /// Hands on one event; builds nothing without a sink.
  func record(_ event: @autoclosure () -> TraceEvent) {
    guard let sink else { return }
    // Describing an event may itself trace, such as a warning about the chain.
    let event = event()
    sequence += 1
    sink.record(TraceRecord(sequence: sequence, time: time, event: event))
  }
}
