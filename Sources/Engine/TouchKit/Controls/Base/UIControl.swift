public import Foundation

/// A view that tracks a touch and sends actions to targets (Apple: UIControl; Seed 1 §3).
///
/// A pressed control is highlighted and sends its events to targets as actions. A control keeps the touches it
/// receives: they do not travel up the responder chain, not even while it is disabled. Subclasses override the tracking
/// methods, or the touch methods with calls to `super`.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var tracked: TrackedTouch?
  final var handlers = ControlHandlers()

  /// Creates a control with a frame in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control that performs an action for `.primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of size zero; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // Explicit so that a control can be released on any thread.
  nonisolated deinit {}

  // MARK: - State

  /// Whether the control reacts to touches; true by default.
  ///
  /// A disabled control still receives the touches that hit it, and ignores them. A control that is disabled while it
  /// tracks a touch continues to the end and sends the resulting events (observed on devices: the lift of a button that
  /// was disabled while it was held sends `.touchUpInside`).
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether the control is selected; only clients and a few subclasses change it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the control looks pressed.
  ///
  /// The control sets and clears it while it tracks a touch, as the touch enters and leaves.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The combination of the flags `isEnabled`, `isSelected` and `isHighlighted`.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control is hidden; hiding it cancels its tracking.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { loseTouch() }
    }
  }

  /// The vertical alignment of the content; centred by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content; centred by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The value of `contentHorizontalAlignment` as left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.absolute
  }

  /// Shows the state in the engine's own controls; called after a change of a flag.
  @_spi(Components) open func stateDidChange() { setNeedsLayout() }

  /// The events sent when a touch lifts inside; the engine's own controls add to them.
  var upInsideEvents: Event { .touchUpInside }

  /// Called after the actions of a touch down were sent, for the engine's own controls.
  func didSendTouchDown(_ touch: UITouch, _ event: UIEvent?) {}

  /// Called before the actions of a lift inside are sent, for the engine's own controls.
  func willSendPrimaryAction() {}

  // MARK: - Tracking

  /// Whether the control tracks a touch.
  open var isTracking: Bool { tracked?.stage == .tracking }

  /// Whether the touch counts as inside; meaningful while the control tracks one.
  ///
  /// A tracked touch counts as inside up to 70 points outside the bounds.
  open var isTouchInside: Bool { tracked?.isInside ?? false }

  /// Returns whether to track a new touch; true by default.
  ///
  /// Called once per touch. After false, the control does nothing more with the touch.
  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Returns whether to continue tracking a touch that moved; true by default.
  ///
  /// Called before the control checks whether the touch is inside. After false, the control does nothing more with the
  /// touch.
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch lifted; the default does nothing.
  ///
  /// Called before the action is sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was cancelled; the default does nothing.
  ///
  /// `event` is nil if no event caused it: the control was removed, hidden or disabled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track a touch; an override that does not call `super` disables tracking.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    startTracking(touches, event)
  }

  /// Continues tracking; an override that does not call `super` disables tracking.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    goOnTracking(touches, event)
  }

  /// Ends tracking; an override that does not call `super` disables actions.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    finishTracking(touches, event)
  }

  /// Ends tracking with a cancellation.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopTracking(touches, event)
  }

  // MARK: - Targets and actions

  /// Registers a method of a target for events.
  ///
  /// The target is held weakly; nil means the first responder, or the first one up the chain from the control, that has
  /// the method. Adding the same pair again adds its events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(TargetAction(target: target, action: action), for: controlEvents)
  }

  /// Removes a registration by `addTarget(_:action:for:)`; a nil target or method means all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target: target, action: action, for: controlEvents)
  }

  /// Registers an action for events.
  ///
  /// It replaces an action with the same identifier, and keeps the events of that action.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  /// Removes a registration by `addAction(_:for:)`, for the action with the same identifier.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  /// Removes a registration by `addAction(_:for:)`, for the action with an identifier.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets; `NSNull` means a nil target.
  open var allTargets: Set<AnyHashable> { registeredTargets }

  /// The events that have a handler.
  open var allControlEvents: Event { handlers.allEvents }

  /// Returns the names of a target's methods for an event; nil without methods.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target, for: controlEvent)
  }

  /// Calls a closure for each handler: an action or a target with its method, and the events.
  ///
  /// The closure is called in the order of registration, until it sets its last argument.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    visitHandlers(iterator)
  }

  /// Calls a target's method, once for each pair whose event occurred.
  ///
  /// Override it to observe or redirect actions. By default, the application finds the target of a nil target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    dispatch(action, to: target, event)
  }

  /// Performs an action, once for each action whose event occurred.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Sends the actions for events as if they had occurred, without a touch event.
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
    // A client's own control decides itself whether it is one element.
    usual.isElement = false
    return usual
  }
}
