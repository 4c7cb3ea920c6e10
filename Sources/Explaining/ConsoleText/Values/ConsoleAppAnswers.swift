package import Foundation

/// What the debugger or a driver answered when it was asked about the app as a whole.
package struct ConsoleAppAnswers: Hashable, Sendable {
  /// The app's own hit-test at a point.
  package struct Hit: Hashable, Sendable {
    /// Where, in points of the key window.
    package var point: CGPoint
    /// The view that it answered; nil for none.
    package var view: ConsoleReference?
    /// The words of that view, where a driver without addresses names it.
    package var words: String?
  }

  /// The hit-tests, in the order in which they were asked for.
  package var hits: [Hit] = []
  /// Whether it ignores interaction events; nil where that was not asked.
  package var isIgnoringInteraction: Bool?
  /// The view that keys go to first.
  package var firstResponder: ConsoleReference?
}

/// A question about the app as a whole.
enum AppQuestion: Hashable {
  case hit(CGPoint)
  case ignoring
  case firstResponder

  /// The question in a command; nil for all others.
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
