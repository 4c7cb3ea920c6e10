package import Foundation
package import TextFormats

/// The first event that happened only in the app or only in the engine.
package struct SessionDifference: Hashable, Sendable {
  /// The kinds of differences.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The hit view of a touch.
    case hitView
    /// The recognizers of a touch.
    case recognizers
    /// The changed touches, or their order.
    case order
    /// The state of a recognizer.
    case state
    /// The time at which a recognizer entered a state.
    case time
    /// An event of a control.
    case control
  }

  /// The causes of differences.
  package enum Cause: String, Hashable, Sendable, CaseIterable {
    /// The engine behaves differently from the app's UIKit; there is no other explanation.
    case engine
    /// A class of the app takes part, whose methods are not in the session.
    case unknownOverride
    /// Relevant information is not in the session.
    case missingInformation
    /// The same event happened slightly earlier or later.
    case timing
  }

  /// The kind of the difference.
  package var kind: Kind
  /// The likely cause.
  package var cause: Cause
  /// The number of the event, from 1, and its time in seconds from the first event.
  package var event: Int
  package var time: TimeInterval
  /// The position in the session.
  package var position: SourcePosition
  /// The object of the difference.
  package var subject: String
  /// The behavior in the app, and in the engine.
  package var inApp: String
  package var inEngine: String
  /// The reason for the cause, in one sentence.
  package var reason: String

  /// The difference as text for a report.
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
