public import TextFormats

/// An expectation of a script about the events since its beginning or the latest `clear`.
public struct ScriptExpectation: Hashable, Sendable {
  /// The content of an expectation.
  public enum Claim: Hashable, Sendable {
    /// A view's touch or press methods were called, in this order among other calls.
    case got([String])
    /// A view did not receive a touch, for the reason with a code.
    case rejected(String)
    /// A control sent events, in this order among other events.
    case sent([String])
    /// A recognizer went through states, in this order among other states.
    case states([String])
    /// A property of a view compares with a value.
    case property(Comparison, String)
  }

  /// A comparison of a property with a value.
  public enum Comparison: String, Hashable, Sendable, CaseIterable {
    /// Equal; numbers may differ by a thousandth.
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

  /// The subject: a view, a recognizer, or a view and its property.
  public let subject: String
  /// The position of the subject.
  public let position: SourcePosition
  /// The expected content.
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

  /// The method names for `got`; touch methods by their phase only.
  static let methods = [
    "began", "moved", "ended", "cancelled", "pressesBegan", "pressesChanged", "pressesEnded",
    "pressesCancelled", "motionBegan", "motionEnded", "motionCancelled", "remoteControlReceived",
  ]

  /// The codes for `rejected`.
  static let codes = [
    "hidden", "alpha", "interactionDisabled", "outsideBounds", "ancestorRejected", "covered",
    "hitTestOverridden", "pointInsideOverridden", "notInWindow", "windowHidden", "windowLevel",
    "zeroSize", "nonInvertibleTransform", "animating", "exclusiveTouch", "multipleTouchDisabled",
    "ignoringInteraction", "gesturePrevented", "delayed", "cancelled", "controlDisabled",
    "noActionForEvent",
  ]

  /// The states for `gesture`.
  static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  /// The events for `sent`.
  static let events = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit",
  ]
}
