import Foundation

/// The reason why a gesture recognizer changed its state, or did not change it.
public enum GestureCause: Hashable, Sendable {
  /// A quantity that recognizers measure.
  public enum Quantity: String, Hashable, Sendable {
    /// The movement of fingers, in points.
    case movement
    /// The drift of fingers across the direction of a swipe, in points.
    case drift
    /// The time that fingers were down, in seconds.
    case duration
    /// The time after a lift without a further touch, in seconds.
    case pause
    /// The change of the distance between two fingers, in points.
    case distance
    /// The rotation of two fingers, in radians.
    case angle
    /// The number of fingers that were down.
    case fingers
    /// The number of taps.
    case taps
    /// The distance of the first contact from an edge, in points.
    case edge
  }

  /// A quantity reached the required value.
  case reached(Quantity, measured: Double, needed: Double)
  /// A quantity exceeded the allowed value.
  case exceeded(Quantity, measured: Double, allowed: Double)
  /// A quantity stayed below the required value.
  case missed(Quantity, measured: Double, needed: Double)
  /// Fingers of the gesture moved.
  case moved
  /// The fingers of the gesture lifted.
  case lifted
  /// The wheel turned over its view.
  case wheel
  /// The wheel stopped.
  case wheelRested
  /// The pointer's buttons are not the required ones.
  case otherButton
  /// Its touches were cancelled.
  case touchesCancelled
  /// Another recognizer with a common touch recognised first.
  case prevented(by: NodeSnapshot)
  /// It meets its criteria and waits for another recognizer to fail.
  case waits(for: NodeSnapshot)
  /// All recognizers that it waited for have failed.
  case released
  /// A recognizer recognised although this one required it to fail.
  case requirementRecognized(NodeSnapshot)
  /// It and other recognizers wait for each other.
  case deadlock
  /// The delegate's `gestureRecognizerShouldBegin` returned false.
  case vetoedByDelegate
  /// A view's `gestureRecognizerShouldBegin` returned false.
  case vetoedByView(NodeSnapshot)
  /// `isEnabled` was set to false.
  case disabled
  /// It was removed from its view, or its view left the window.
  case removed
  /// A subclass or other code of the app set `state`.
  case clientCode
  /// Its touches have ended, and it is ready for the next ones.
  case reset
}

extension GestureCause {
  /// Whether fingers moved far enough, but in a direction that the recognizer ignores.
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

  /// Returns a value of this quantity in plain notation, with its unit: `12.3 pt`.
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
