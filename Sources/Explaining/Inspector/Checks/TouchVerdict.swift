/// The answer to a question about a touch, in one stable word.
public enum TouchVerdict: String, Hashable, Sendable, CaseIterable {
  /// The view gets the touch, and nothing here keeps it from reacting.
  case getsTouch
  /// It gets the touch, or an equivalent view does, and does not react.
  case doesNotReact
  /// Another view gets it.
  case otherGetsTouch
  /// No view gets it.
  case nobodyGetsTouch
  /// It is hidden, off the screen, without area or behind the keyboard.
  case notThere
  /// It is disabled.
  case disabled
  /// The input does not tell.
  case unknown
  /// The point is in pixels or shares of the screen, and not in points.
  case wrongUnit
  /// After a tap: the screen changed as by the tap.
  case changed
  /// After a tap: nothing changed.
  case nothingChanged
  /// After a tap: something else changed.
  case otherChanged

  /// The verdict of a check that was found.
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
