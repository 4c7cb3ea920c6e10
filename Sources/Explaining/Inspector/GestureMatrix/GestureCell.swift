package import Foundation
package import TouchTrace

/// The result of one gesture for one recognizer, control or view.
package struct GestureCell: Hashable, Sendable {
  /// The possible results.
  package enum Outcome: String, Hashable, Sendable {
    /// It recognised, or the control or view performed its function.
    case acts
    /// It had not decided when the gesture ended.
    case waits
    /// Its touch was cancelled.
    case cancelled
    /// The touches do not match its gesture, or another recognizer prevents it.
    case fails
    /// No touch arrived.
    case noTouch
  }

  /// The cause of a result.
  package enum Cause: Hashable, Sendable {
    /// The recognizer's own cause, as in the trace.
    case gesture(GestureCause)
    /// A recognizer cancelled the touch in the view.
    case taken(by: NodeSnapshot)
    /// The view received the touch late, because a recognizer delayed it.
    case withheld(by: NodeSnapshot)
    /// The control called a handler for an event.
    case event(String)
    /// The control has no handler for its events.
    case unhandled
    /// The recognizer is disabled.
    case disabled
    /// The class or the delegate refused the touch.
    case refused
    /// The class is unknown, or is a plain `UIGestureRecognizer`.
    case unknown
  }

  /// A period in which a recognizer waited for another one to fail.
  package struct Wait: Hashable, Sendable {
    /// The recognizer that had to fail.
    package var other: NodeSnapshot
    /// The duration, in seconds.
    package var duration: TimeInterval
  }

  /// The result.
  package var outcome = Outcome.noTouch
  /// The time from the end of the gesture to the first action, in seconds.
  ///
  /// It is nil if it acts at once or not at all.
  package var delay: TimeInterval?
  /// The time from touch down to the first action, in seconds; nil if it does not act.
  package var time: TimeInterval?
  /// The number of times that it acts.
  package var count = 0
  /// The cause of the result.
  package var cause: Cause?
  /// The recognizers that it waited for.
  package var waits: [Wait] = []
  /// The time from touch down until a control or view received the touch, in seconds; nil if it never did.
  package var arrival: TimeInterval?
  /// The recognizer that delayed the touch of a control or view.
  package var withholder: NodeSnapshot?

  /// The shortest wait that a user may notice, in seconds.
  static let leastWait: TimeInterval = 0.05
  /// The longest time that it waited for another recognizer, in seconds.
  var longestWait: TimeInterval { waits.map(\.duration).max() ?? 0 }

  /// Returns the period by which it is late in a run; nil if it is not late.
  ///
  /// A run lasts from its first contact to its last lift. After the lift the period is the delay. Before the lift it
  /// is the longest wait for another recognizer or for the touch.
  package func lateness(in span: ClosedRange<TimeInterval>) -> ClosedRange<TimeInterval>? {
    let start = span.lowerBound
    if let delay { return span.upperBound...span.upperBound + delay }
    if let time, longestWait > Self.leastWait { return start + time - longestWait...start + time }
    guard withholder != nil, let arrival, arrival > 0.0005 else { return nil }
    return start...start + arrival
  }

  /// Creates the cell of a recognizer or view that received no touch.
  package init() {}

  /// Whether the visible result is the same: the outcome, the delay to 0.01 s, and the count.
  package func looksLike(_ other: GestureCell) -> Bool {
    outcome == other.outcome && count == other.count && shownDelay == other.shownDelay
  }

  /// The delay in hundredths of a second; zero if it acts immediately.
  package var shownDelay: Int { Int(((delay ?? 0) * 100).rounded()) }
}
