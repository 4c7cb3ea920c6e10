public import TextFormats

/// What a script expects, of all that happened since its beginning or the latest `clear`.
public struct ScriptExpectation: Hashable, Sendable {
  /// What can be expected.
  public enum Claim: Hashable, Sendable {
    /// A view's touch or press methods were called, in this order among other calls.
    case got([String])
    /// A view was kept from a touch, for the reason of a code.
    case rejected(String)
    /// A control's events happened, in this order among other events.
    case sent([String])
    /// A recognizer went through states, in this order among other states.
    case states([String])
    /// A property of a view compares with a value.
    case property(Comparison, String)
  }

  /// How a property compares with a value.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// Equal; numbers to within a thousandth.
    case equal = "is"
    /// Less.
    case less = "<"
    /// Less or equal.
    case atMost = "<="
    /// Greater.
    case greater = ">"
    /// Greater or equal.
    case atLeast = ">="
  }

  /// Whom it is about: a view, a recognizer, or a view and its property.
  public let subject: String
  /// Where the subject stands.
  public let position: SourcePosition
  /// What is expected.
  public let claim: Claim
  /// Whether the opposite is expected.
  public let isNegated: Bool

  /// Creates an expectation.
  public init(
    _ subject: String,
    _ claim: Claim,
    isNegated: Bool = false,
    position: SourcePosition = SourcePosition()
  ) {
    self.subject = subject
    self.claim = claim
    self.isNegated = isNegated
    self.position = position
  }

  /// The methods that `got` names; touches by their phase alone.
  static let methods = [
    "began", "moved", "ended", "cancelled", "pressesBegan", "pressesChanged", "pressesEnded",
    "pressesCancelled", "motionBegan", "motionEnded", "motionCancelled", "remoteControlReceived",
  ]

  /// The codes that `rejected` names.
  static let codes = [
    "hidden", "alpha", "interactionDisabled", "outsideBounds", "ancestorRejected", "covered",
    "hitTestOverridden", "pointInsideOverridden", "notInWindow", "windowHidden", "windowLevel",
    "zeroSize", "nonInvertibleTransform", "animating", "exclusiveTouch", "multipleTouchDisabled",
    "ignoringInteraction", "gesturePrevented", "delayed", "cancelled", "controlDisabled",
    "noActionForEvent",
  ]

  /// The states that `gesture` names.
  static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  /// The events that `sent` names.
  static let events = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit",
  ]
}
