public import Foundation

/// A view that follows a finger and tells targets what it did (Apple: UIControl; Seed 1 §3).
///
/// While a finger presses it the control is highlighted; what happens is sent to targets as
/// actions. A control keeps the touches it receives: they do not travel up the responder chain,
/// not even while it is disabled. Subclasses override the tracking methods, or the touch methods
/// with calls to `super`.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var tracked: TrackedTouch?
  final var handlers = ControlHandlers()

  /// Creates a control that occupies a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of size zero; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Said explicitly, so that a control may be released on any thread.
  nonisolated deinit {}

  // MARK: - State

  /// Whether the control reacts to fingers; true unless set.
  ///
  /// A disabled control still takes the touches that hit it, and does nothing with them. One that
  /// follows a finger when it is disabled goes on to the end, and sends what that brings (observed on
  /// devices: the lift of a button that was disabled while it was held sends `.touchUpInside`).
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected; only clients and a few subclasses change it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control shows that it is pressed.
  ///
  /// Set and cleared while the control follows a finger, as the finger enters and leaves.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The flags that `isEnabled`, `isSelected` and `isHighlighted` add up to.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control is not seen; hiding a control that follows a finger cancels that.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { loseTouch() }
    }
  }

  /// Where the control's content lies from top to bottom; in the middle unless set.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where the control's content lies from left to right; in the middle unless set.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// `contentHorizontalAlignment` in terms of left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.absolute
  }

  /// Shows the state, for the engine's own controls; called after a flag changed.
  @_spi(Components) open func stateDidChange() { setNeedsLayout() }

  /// What a finger that lifts inside makes happen; the engine's own controls add to it.
  var upInsideEvents: Event { .touchUpInside }

  /// Called after the actions of a touch down were sent; for the engine's own controls.
  func didSendTouchDown(_ touch: UITouch, _ event: UIEvent?) {}

  /// Called before the actions of a lift inside are sent; for the engine's own controls.
  func willSendPrimaryAction() {}

  // MARK: - Tracking

  /// Whether the control follows a finger.
  open var isTracking: Bool { tracked?.stage == .tracking }

  /// Whether the finger counts as inside; meaningful while the control follows one.
  ///
  /// Once followed, a finger counts as inside up to 70 points outside the bounds.
  open var isTouchInside: Bool { tracked?.isInside ?? false }

  /// Decides whether to follow a finger that came down; the default says yes.
  ///
  /// Called once per finger. After a no the control does nothing more with this finger.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Decides whether to go on following a finger that moved; the default says yes.
  ///
  /// Called before the control looks whether the finger is inside. After a no the control does
  /// nothing more with this finger.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Tells the control that the finger lifted; the default does nothing.
  ///
  /// Called before the action for it is sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Tells the control that the finger was taken away; the default does nothing.
  ///
  /// `event` is nil when the cause is none: the control was removed, hidden or disabled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger; an override that does not call `super` switches tracking off.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  /// Follows the finger; an override that does not call `super` switches tracking off.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    goOnTracking(touches, event)
  }

  /// Ends what the finger began; an override that does not call `super` switches actions off.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }

  /// Ends what the finger began as cancelled.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopTracking(touches, event)
  }

  // MARK: - Targets and actions

  /// Has a method of a target called for events.
  ///
  /// The target is held weakly; nil stands for the first responder, or the first up the chain from
  /// the control, that has the method. Adding the same pair again adds its events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(TargetAction(target: target, action: action), for: controlEvents)
  }

  /// Ends what `addTarget(_:action:for:)` began; a nil target or method stands for all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target: target, action: action, for: controlEvents)
  }

  /// Has an action performed for events.
  ///
  /// It takes the place of an action with the same identifier, and keeps the events of that action.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Ends what `addAction(_:for:)` began, for the action with the same identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Ends what `addAction(_:for:)` began, for the action with an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets; `NSNull` stands for nil targets.
  open var allTargets: Set<AnyHashable> { registeredTargets }

  /// The events for which anything is called.
  open var allControlEvents: Event { handlers.allEvents }

  /// The names of a target's methods that are called for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target, for: controlEvent)
  }

  /// Visits everything that is called: an action or a target with its method, and its events.
  ///
  /// In the order of registration, until the visitor sets the last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    visitHandlers(iterator)
  }

  /// Calls a target's method; called once for each pair whose event happened.
  ///
  /// Override to watch or redirect what the control sends; the default lets the application find
  /// the target of a nil target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    dispatch(action, to: target, event)
  }

  /// Performs an action; called once for each action whose event happened.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends the actions for events, as if they had happened; without a touch event.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents, event: nil)
  }

  /// Sends the actions for `.primaryActionTriggered`.
  open func performPrimaryAction() {
    willSendPrimaryAction()
    sendActions(for: .primaryActionTriggered)
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    var usual = usualOfControl()
    // A control of a client's own says itself whether it is one thing.
    usual.isElement = false
    return usual
  }
}
