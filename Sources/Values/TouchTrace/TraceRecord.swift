public import Foundation

/// A traced event with its place in the order of things.
public struct TraceRecord: Hashable, Sendable {
  /// Counts up by one with each record of an application.
  public var sequence: Int
  /// The input time at which it happened, in seconds.
  public var time: TimeInterval
  /// What happened.
  public var event: TraceEvent

  /// Creates a record.
  public init(sequence: Int, time: TimeInterval, event: TraceEvent) {
    self.sequence = sequence
    self.time = time
    self.event = event
  }
}

/// Receives what an application traces; installed by inspectors, recorders and tests.
///
/// Called synchronously from the middle of event delivery: remember, do not act.
public protocol TraceSink: AnyObject {
  /// What the sink reads; asked once, when it is installed.
  var interests: TraceInterests { get }

  /// Takes note of one record.
  func record(_ record: TraceRecord)
}
