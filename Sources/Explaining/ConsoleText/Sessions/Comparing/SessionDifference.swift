package import Foundation
package import TextFormats

/// The first thing that happened in the app and not in the engine, or the other way.
package struct SessionDifference: Hashable, Sendable {
  /// What is different.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The view that a touch was given to.
    case hitView
    /// The recognizers that watch a touch.
    case recognizers
    /// Which touches changed, or in which order.
    case order
    /// The state of a recognizer.
    case state
    /// When a recognizer came to a state.
    case time
    /// An event of a control.
    case control
  }

  /// Why it may be different.
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    /// Nothing else explains it: the engine does something else than the app's UIKit did.
    case engine
    /// A class of the app takes part, whose methods are not in the session.
    case unknownOverride
    /// Something that matters is not in the session.
    case missingInformation
    /// The same happened, a little earlier or later.
    case timing
  }

  /// What is different.
  package var kind: Kind
  /// Why it may be.
  package var cause: Cause
  /// The number of the event, from 1, and its time in seconds from the first event.
  package var event: Int
  package var time: TimeInterval
  /// Where it stands in the session.
  package var position: SourcePosition
  /// What the difference is about.
  package var subject: String
  /// What happened in the app, and in the engine.
  package var inApp: String
  package var inEngine: String
  /// What the cause follows from, in one sentence.
  package var reason: String

  /// The difference as a report shows it.
  package var text: String {
    """
    The first difference is in event \(event), \(String(format: "%.3f", time)) s after the first \
    (line \(position.line)): \(kind.rawValue), cause: \(cause.rawValue).
      \(subject)
      app     \(inApp)
      engine  \(inEngine)
      \(reason)
    """
  }
}
