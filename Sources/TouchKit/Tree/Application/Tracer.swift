import DispatchTracing
import Foundation

/// Numbers what an application traces and hands it to the sink.
@MainActor
final class Tracer {
  // Unchecked: asked at every step of an event, whether anything listens.
  /// The sink; nil unless installed.
  @exclusivity(unchecked) var sink: (any TraceSink)? {
    didSet {
      if sink != nil { Tracer.isInUse = true }
      interests = sink?.interests ?? []
    }
  }

  /// What the sink reads besides what every sink is told; nothing without a sink.
  @exclusivity(unchecked) private(set) var interests: TraceInterests = []

  /// Whether any application ever had a sink: as long as none had, none need be found.
  @exclusivity(unchecked) private(set) static var isInUse = false

  /// The input time stamped on records, in seconds.
  @exclusivity(unchecked) var time: TimeInterval = 0

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
