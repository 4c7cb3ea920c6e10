public import Foundation

/// An object that can receive events and pass on those that it does not handle.
///
/// Responders form a chain through `next`. Each touch method, unless overridden, calls the same method of `next` with
/// the same set and the same event. An override that does not call `super` ends the chain for that call. The engine
/// reads `next` again at every step, so its value may change. All methods may change views, windows and responders. The
/// effects are described at `UIApplication.send(_:)` (Apple: UIResponder; Seed 0 §4).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The number in traces, assigned when the responder is first traced.
  final var traceNumber: Int?

  final var facts: AccessibilityFacts?

  /// Creates a responder outside any chain.
  public override init() { super.init() }

  // Explicit, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit { AssociatedObjects.forget(ObjectIdentifier(self)) }

  // MARK: - The chain

  /// The responder that receives an event that this one does not handle.
  ///
  /// The engine reads it at every step of every event. It is nil for a plain responder. Views, controllers, windows and
  /// the application describe their own values.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Called when touches came down on the responder's view.
  ///
  /// The window calls it after the recognizers, with the touches of this view that began in this event. The default
  /// calls `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  /// Called when touches moved or changed their force.
  ///
  /// The window calls it at most once per event. The default calls `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  /// Called when touches were lifted.
  ///
  /// The window calls it for touches whose beginning the responder received. The default calls `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

  /// Called when touches were cancelled and will not end.
  ///
  /// A recognizer that recognises cancels touches. The view's removal from its window and interruptions by the platform
  /// or the application also cancel them. The default calls `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, event)
  }

  /// Called when a better measurement of a touch's properties is available.
  ///
  /// The engine never calls it, because touches here are exact at once. The default calls `next`.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: - Keys

  /// Called when keys or buttons went down.
  ///
  /// The key window calls it on its first responder, or else on the front controller. The default calls `next`. A key
  /// that is not passed on inserts no text.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.began, presses, event).passOn(from: self)
  }

  /// Called when the force of pressed keys or buttons changed.
  ///
  /// The engine never calls it for keys, which do not measure force. The default calls `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.changed, presses, event).passOn(from: self)
  }

  /// Called when keys or buttons came up.
  ///
  /// The responder that received the beginning receives the end. The default calls `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.ended, presses, event).passOn(from: self)
  }

  /// Called when presses were cancelled and will not end.
  ///
  /// The loss of the keyboard and the responder's removal from its window cancel presses. The default calls `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.cancelled, presses, event).passOn(from: self)
  }

  /// The key commands of the responder; nil unless overridden.
  ///
  /// When a key goes down, the engine reads them from the first responder up the chain. The key becomes a press only
  /// afterwards.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view shown along the lower edge of the screen while this is first responder; nil unless overridden.
  ///
  /// The engine uses the first one up the chain. It has its own height, or 216 points without one, and the width of the
  /// screen.
  open var inputView: UIView? { nil }

  /// The view shown above the input view while this is first responder; nil unless overridden.
  ///
  /// The engine uses the first one up the chain. It has its own height and the width of the screen.
  open var inputAccessoryView: UIView? { nil }

  /// Reloads the input views, if this is first responder.
  open func reloadInputViews() {
    FirstResponder.reloadInputViews(of: self)
  }

  // MARK: - Motion and remote control

  /// Called when the device is being shaken.
  ///
  /// The key window calls it on its first responder, or else on the front controller. The default calls `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ChainCall.motion(.began, motion, event).passOn(from: self)
  }

  /// Called when the device was shaken; the default calls `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ChainCall.motion(.ended, motion, event).passOn(from: self)
  }

  /// Called when a motion turned out not to be a shake; the default calls `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ChainCall.motion(.cancelled, motion, event).passOn(from: self)
  }

  /// Called for a command of a headset or another accessory.
  ///
  /// The event's `subtype` is the command. The key window calls it on its first responder, or else on the front
  /// controller. The default calls `next`.
  open func remoteControlReceived(with event: UIEvent?) {
    ChainCall.remoteControl(event).passOn(from: self)
  }

  // MARK: - Actions

  /// Returns whether this responder, or one further up the chain, can perform an action.
  ///
  /// The engine calls it when it searches for the receiver of an action. The default returns true if this responder has
  /// the method, or else the result of `next`. Override it to disable an action temporarily.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionSearch(action: action, sender: sender).canPerform(from: self)
  }

  /// Returns the responder that performs an action: this one or one further up the chain.
  ///
  /// The engine calls it for actions without a target and for key commands. The default returns the first responder
  /// that has the method and whose `canPerformAction(_:withSender:)` returns true, or nil.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ActionSearch(action: action, sender: sender).target(from: self)
  }

  // MARK: - Editing

  // Every responder has these methods; it supports those that its class overrides.

  /// Moves the selection to the pasteboard; the default does nothing.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard; the default does nothing.
  open func copy(_ sender: Any?) {}

  /// Inserts the content of the pasteboard; the default does nothing.
  open func paste(_ sender: Any?) {}

  /// Selects the item at the touch; the default does nothing.
  open func select(_ sender: Any?) {}

  /// Selects everything; the default does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Deletes the selection; the default does nothing.
  open func delete(_ sender: Any?) {}

  /// The undo manager of the next responder; each window has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - First responder

  /// Whether this responder can become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder can stop being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// Makes this responder the receiver of events without a location; returns whether it is first responder.
  ///
  /// It fails if the responder cannot become first responder or is in no window. It also fails if the current first
  /// responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Stops this responder from being first responder; returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Archives

  /// Called after an object was loaded from an archive; the default does nothing.
  ///
  /// The engine never calls it, because view archives do not exist on this platform.
  open func awakeFromNib() {}

  /// Prepares an object for display in a design tool; the default does nothing.
  ///
  /// The engine never calls it, because there is no design tool on this platform.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Accessibility

  /// Whether this is an element for assistive technologies.
  ///
  /// By default it is true for labels and controls, and false for other responders.
  open var isAccessibilityElement: Bool {
    get { facts?.isElement ?? usualAccessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The short accessibility label; by default the displayed text, if there is one.
  open var accessibilityLabel: String? {
    get { facts?.texts.label ?? facts?.texts.attributedLabel?.string ?? usualAccessibility.label }
    set { accessibility.texts.label = newValue }
  }

  /// The short accessibility label with attributes; nil by default.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { facts?.texts.attributedLabel }
    set { accessibility.texts.attributedLabel = newValue }
  }

  /// The description of the effect of using the element; nil by default.
  open var accessibilityHint: String? {
    get { facts?.texts.hint }
    set { accessibility.texts.hint = newValue }
  }

  /// The accessibility value; by default the value of controls that have one.
  open var accessibilityValue: String? {
    get { facts?.texts.value ?? usualAccessibility.value }
    set { accessibility.texts.value = newValue }
  }

  /// The accessibility traits; by default those of the class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { facts?.traits ?? usualAccessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The language of the accessibility texts, as a code such as `en`; nil by default.
  open var accessibilityLanguage: String? {
    get { facts?.texts.language }
    set { accessibility.texts.language = newValue }
  }

  /// The accessibility frame on the screen, in points; by default a view's frame.
  open var accessibilityFrame: CGRect {
    get { facts?.frame ?? usualAccessibility.frame }
    set { accessibility.frame = newValue }
  }

  /// The accessibility outline on the screen, in points; nil by default.
  open var accessibilityPath: UIBezierPath? {
    get { facts?.path }
    set { accessibility.path = newValue }
  }

  /// The point on the screen that activates the element; its centre by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return facts?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The accessibility elements in the container, in order; nil by default.
  open var accessibilityElements: [Any]? {
    get { facts?.elements }
    set { accessibility.elements = newValue }
  }

  /// Returns the number of accessibility elements in the container.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an accessibility element of the container; nil for an invalid index.
  open func accessibilityElement(at index: Int) -> Any? { facts?.element(at: index) }

  /// Returns the index of an accessibility element in the container, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    facts?.index(of: element) ?? NSNotFound
  }

  /// Whether the container's accessibility elements are hidden; false by default.
  open var accessibilityElementsHidden: Bool {
    get { facts?.elementsHidden ?? false }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether all other accessibility elements are hidden; false by default.
  open var accessibilityViewIsModal: Bool {
    get { facts?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// Whether the container's accessibility elements are grouped in order; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { facts?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// The custom accessibility actions; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { facts?.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The labels by which the user can address the element in speech; nil by default.
  open var accessibilityUserInputLabels: [String]? {
    get { facts?.texts.userInputLabels }
    set { accessibility.texts.userInputLabels = newValue }
  }

  /// Activates the element; returns whether it had an effect.
  ///
  /// Returns false unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the element's value; the default does nothing.
  open func accessibilityIncrement() {}

  /// Decreases the element's value; the default does nothing.
  open func accessibilityDecrement() {}

  /// Dismisses the front content; returns whether it had an effect.
  ///
  /// Returns false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action; returns whether it had an effect.
  ///
  /// Returns false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: - Observing

  /// Called when an observed value changed.
  ///
  /// It follows `addObserver(_:forKeyPath:options:context:)`. The default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: - For the components

  /// The default accessibility properties of the class.
  @_spi(Components) open var usualAccessibility: UsualAccessibility { UsualAccessibility() }

  /// Called when the responder stopped being first responder without being asked; text views end editing.
  @_spi(Components) open func firstResponderWasTaken() {}
}
