import Foundation

/// Why a gesture recognizer changed its state, or why it did not.
public enum GestureCause: Hashable, Sendable {
  /// Something that recognizers measure.
  public enum Quantity: String, Hashable, Sendable {
    /// How far fingers moved, in points.
    case movement
    /// How far fingers drifted across the direction of a swipe, in points.
    case drift
    /// How long fingers were down, in seconds.
    case duration
    /// How long after a lift nothing came, in seconds.
    case pause
    /// How much the distance between two fingers changed, in points.
    case distance
    /// How far two fingers turned, in radians.
    case angle
    /// How many fingers were down.
    case fingers
    /// How many taps were made.
    case taps
    /// How far from an edge the finger came down, in points.
    case edge
  }

  /// A measure reached what the gesture asks for.
  case reached(Quantity, measured: Double, needed: Double)
  /// A measure went beyond what the gesture allows.
  case exceeded(Quantity, measured: Double, allowed: Double)
  /// A measure stayed below what the gesture asks for.
  case missed(Quantity, measured: Double, needed: Double)
  /// Fingers of the gesture moved.
  case moved
  /// The fingers of the gesture lifted.
  case lifted
  /// The wheel turned over its view.
  case wheel
  /// The wheel came to rest.
  case wheelRested
  /// The pointer's buttons are not those that the gesture asks for.
  case otherButton
  /// Its touches were taken away.
  case touchesCancelled
  /// Another recognizer that shares a touch recognised first.
  case prevented(by: NodeSnapshot)
  /// It meets its criteria and waits until another recognizer fails.
  case waits(for: NodeSnapshot)
  /// All that it waited for have failed.
  case released
  /// A recognizer that should have failed recognised.
  case requirementRecognized(NodeSnapshot)
  /// It and other recognizers wait for each other.
  case deadlock
  /// The delegate's `gestureRecognizerShouldBegin` answered false.
  case vetoedByDelegate
  /// A view's `gestureRecognizerShouldBegin` answered false.
  case vetoedByView(NodeSnapshot)
  /// `isEnabled` was set to false.
  case disabled
  /// It was removed from its view, or its view left the window.
  case removed
  /// A subclass or other client code set `state`.
  case clientCode
  /// Its touches are over and it is ready for the next ones.
  case reset
}

extension GestureCause {
  /// Whether fingers moved far enough, but in a direction that the recognizer does not follow.
  package var isOfOtherDirection: Bool {
    guard case .missed(.movement, let measured, let needed) = self else { return false }
    return measured >= needed
  }
}

extension GestureCause: CustomStringConvertible {
  /// The cause in a few words: `movement 12.3 pt, 10 pt needed`.
  public var description: String {
    switch self {
    case .reached(let quantity, let measured, let needed):
      "\(quantity.text(measured)), \(quantity.number(needed)) needed"
    case .exceeded(let quantity, let measured, let allowed):
      "\(quantity.text(measured)), at most \(quantity.number(allowed)) allowed"
    case .missed(let quantity, let measured, _) where isOfOtherDirection:
      "\(quantity.text(measured)), in no direction that it follows"
    case .missed(let quantity, let measured, let needed):
      "only \(quantity.text(measured)), \(quantity.number(needed)) needed"
    case .moved: "fingers moved"
    case .lifted: "fingers lifted"
    case .wheel: "the wheel turned"
    case .wheelRested: "the wheel rests"
    case .otherButton: "other buttons are held"
    case .touchesCancelled: "touches cancelled"
    case .prevented(let other): "prevented by \(other.name)"
    case .waits(let other): "waits for \(other.name) to fail"
    case .released: "all it waited for have failed"
    case .requirementRecognized(let other): "\(other.name), which had to fail, recognised"
    case .deadlock: "waits for recognizers that wait for it"
    case .vetoedByDelegate: "its delegate said it should not begin"
    case .vetoedByView(let view): "\(view.name) said it should not begin"
    case .disabled: "disabled"
    case .removed: "removed from its view or window"
    case .clientCode: "set by client code"
    case .reset: "reset"
    }
  }
}

extension GestureCause.Quantity {
  fileprivate func text(_ value: Double) -> String { "\(rawValue) \(number(value))" }

  /// A measure of this kind in plain notation, with its unit: `12.3 pt`.
  package func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    return (isWhole ? String(Int(rounded)) : String(rounded)) + unit
  }

  private var unit: String {
    switch self {
    case .movement, .drift, .distance, .edge: " pt"
    case .duration, .pause: " s"
    case .angle: " rad"
    case .fingers, .taps: ""
    }
  }
}
