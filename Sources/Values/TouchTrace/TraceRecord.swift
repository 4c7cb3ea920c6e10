public import Foundation

/// A traced event with its sequence number and time.
public struct TraceRecord: Hashable, Sendable {
  /// A number that increases by one with each record of an application.
  public var sequence: Int
  /// The input time of the event, in seconds.
  public var time: TimeInterval
  /// The event.
  public var event: TraceEvent

  /// Creates a record.
  public init(sequence: Int, time: TimeInterval, event: TraceEvent) {
    self.sequence = sequence
    self.time = time
    self.event = event
  }
}

/// Receives an application's trace; inspectors, recorders and tests install it.
///
/// The engine calls it synchronously during event delivery. It should only store the records.
public protocol TraceSink: AnyObject {
  /// The parts that the sink reads; the engine gets them once, when the sink is installed.
  var interests: TraceInterests { get }

  /// Receives one record.
  func record(_ record: TraceRecord)
}
