package import Foundation

/// The answers of the debugger or a driver to questions about the app as a whole.
package struct ConsoleAppAnswers: Hashable, Sendable {
  /// The app's own hit test at a point.
  package struct Hit: Hashable, Sendable {
    /// The location, in points of the key window.
    package var point: CGPoint
    /// The hit view; nil for none.
    package var view: ConsoleReference?
    /// The words of the hit view, if a driver without addresses names it.
    package var words: String?
  }

  /// The hit tests, in the order of the questions.
  package var hits: [Hit] = []
  /// Whether the app ignores interaction events; nil if unknown.
  package var isIgnoringInteraction: Bool?
  /// The first responder.
  package var firstResponder: ConsoleReference?
}

/// A question about the app as a whole.
enum AppQuestion: Hashable {
  case hit(CGPoint)
  case ignoring
  case firstResponder

  /// Parses the question in a command; returns nil for other commands.
  init?(_ command: String) {
    if let match = command.firstMatch(of: Self.hitTest), let x = Double(match.1),
      let y = Double(match.2)
    {
      self = .hit(CGPoint(x: x, y: y))
    } else if command.contains("isIgnoringInteractionEvents") {
      self = .ignoring
    } else if command.contains(" firstResponder]") {
      self = .firstResponder
    } else {
      return nil
    }
  }

  private static var hitTest: Regex<(Substring, Substring, Substring)> {
    /hitTest:\(?(?:\(?CGPoint\)?\s*\{|CGPointMake\()\s*(-?[0-9.]+)\s*,\s*(-?[0-9.]+)/
  }
}
