/// The answer to a question about a touch, as one stable word.
public enum TouchVerdict: String, Hashable, Sendable, CaseIterable {
  /// The view receives the touch, and no reason against a reaction was found.
  case getsTouch
  /// The view, or an equivalent view, receives the touch and does not react.
  case doesNotReact
  /// Another view receives it.
  case otherGetsTouch
  /// No view receives it.
  case nobodyGetsTouch
  /// The view is hidden, off the screen, without area, or behind the keyboard.
  case notThere
  /// The view is disabled.
  case disabled
  /// The input does not contain enough facts.
  case unknown
  /// The point is in pixels or fractions of the screen instead of points.
  case wrongUnit
  /// After a tap: the screen changed because of the tap.
  case changed
  /// After a tap: nothing changed.
  case nothingChanged
  /// After a tap: another part of the screen changed.
  case otherChanged

  /// Creates the verdict for a reason that was found.
  init(found check: TouchCheck, receiver isSomebody: Bool) {
    self =
      switch check {
      case .hidden, .zeroSize, .outsideBounds, .behindKeyboard: .notThere
      case .controlDisabled: .disabled
      case .covered, .windowInFront, .interactionDisabled, .animating, .hitTestOverridden:
        isSomebody ? .otherGetsTouch : .nobodyGetsTouch
      case .ignoringInteraction: .nobodyGetsTouch
      default: .doesNotReact
      }
  }
}

extension TouchDiagnosis {
  /// The answer in one word.
  public var verdict: TouchVerdict {
    guard let likeliest else { return isFramesOnly ? .unknown : .getsTouch }
    switch likeliest.state {
    case .found: return TouchVerdict(found: likeliest.check, receiver: receiver != nil)
    case .partial: return .getsTouch
    default: return .unknown
    }
  }
}
