import TouchTrace
import Foundation

/// Numbers an application's trace records and sends them to the sink.
@MainActor
final class Tracer {
  /// The sink; nil by default.
  var sink: (any TraceSink)? {
    didSet { interests = sink?.interests ?? [] }
  }

  /// The optional kinds of records that the sink reads; empty without a sink.
  private(set) var interests: TraceInterests = []

  /// The input time of new records, in seconds.
  var time: TimeInterval = 0

  private var sequence = 0

  /// Whether there is a sink.
  ///
  /// Check it before you build the argument of `record(_:)`.
  var isOn: Bool { sink != nil }

  /// Sends an event to the sink; does not evaluate the event without a sink.
  func record(_ event: @autoclosure () -> TraceEvent) {
    guard let sink else { return }
    // The description of an event may itself record events, such as a warning about the chain.
    let event = event()
    sequence += 1
    sink.record(TraceRecord(sequence: sequence, time: time, event: event))
  }
}
