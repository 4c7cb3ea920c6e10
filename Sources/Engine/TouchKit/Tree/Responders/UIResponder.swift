public import Foundation

/// An object that can receive events and pass on what it does not handle.
///
/// Responders form a chain through `next`. Each of the touch methods, unless overridden, calls the
/// same method of `next` with the same set and the same event; an override that does not call
/// `super` ends the journey of that callback. The chain is read anew at every step, so `next` may
/// answer differently each time. All methods may change views, windows and responders as they like;
/// what comes of it stands with `UIApplication.send(_:)` (Apple: UIResponder; Seed 0 §4).
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The number in traces, given when the responder is first traced.
  final var traceNumber: Int?

  final var facts: AccessibilityFacts?

  /// Creates a responder that stands in no chain.
  public override init() { super.init() }

  // Said explicitly, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit { AssociatedObjects.forget(ObjectIdentifier(self)) }

  // MARK: - The chain

  /// The responder that is asked when this one does not handle an event.
  ///
  /// Read at every step of every event. A plain responder has none; views, controllers, windows
  /// and the application answer as described with each of them.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Tells the responder that touches came down on its view.
  ///
  /// Called by the window with the touches bound to this view that began in this event, after the
  /// recognizers saw them. The default calls `next`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, event)
  }

  /// Tells the responder that touches moved or changed their force.
  ///
  /// Called by the window at most once per event. The default calls `next`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, event)
  }

  /// Tells the responder that touches were lifted.
  ///
  /// Called by the window for touches of which the responder saw the beginning. The default calls
  /// `next`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, event)
  }

  /// Tells the responder that touches were taken away and will not end.
  ///
  /// Called when a recognizer recognises, when the view leaves its window, and when the platform
  /// or the application interrupts. The default calls `next`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, event)
  }

  /// Tells the responder that a touch's force or direction is known better than before.
  ///
  /// Never called: touches here know everything at once. The default calls `next`.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: - Keys

  /// Tells the responder that keys or buttons went down.
  ///
  /// Called by the key window on its first responder, or on the controller in front when there is
  /// none. The default calls `next`. A key that is not passed on types nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.began, presses, event).passOn(from: self)
  }

  /// Tells the responder that keys or buttons are pressed harder or softer.
  ///
  /// Never called for keys, which cannot tell. The default calls `next`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.changed, presses, event).passOn(from: self)
  }

  /// Tells the responder that keys or buttons came up.
  ///
  /// Called on the responder that saw them go down. The default calls `next`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.ended, presses, event).passOn(from: self)
  }

  /// Tells the responder that presses were taken away and will not end.
  ///
  /// Called when the application loses the keyboard and when the responder leaves its window. The
  /// default calls `next`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ChainCall.presses(.cancelled, presses, event).passOn(from: self)
  }

  /// The key commands that the responder offers; nil unless overridden.
  ///
  /// Asked from the first responder up the chain whenever a key goes down, before it becomes a
  /// press.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view to show along the lower edge of the screen while this is first responder; nil unless
  /// overridden.
  ///
  /// Asked from the first responder up the chain until a responder has one. It is as high as it is,
  /// or 216 points if it has no height, and as wide as the screen.
  open var inputView: UIView? { nil }

  /// The view to show above the input view while this is first responder; nil unless overridden.
  ///
  /// Asked from the first responder up the chain until a responder has one. It is as high as it is,
  /// and as wide as the screen.
  open var inputAccessoryView: UIView? { nil }

  /// Has the input views asked for again, if this is first responder.
  open func reloadInputViews() {
    FirstResponder.reloadInputViews(of: self)
  }

  // MARK: - Motion and remote control

  /// Tells the responder that the device is being shaken.
  ///
  /// Called by the key window on its first responder, or on the controller in front when there is
  /// none. The default calls `next`.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ChainCall.motion(.began, motion, event).passOn(from: self)
  }

  /// Tells the responder that the device was shaken; the default calls `next`.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ChainCall.motion(.ended, motion, event).passOn(from: self)
  }

  /// Tells the responder that what looked like a shake was none; the default calls `next`.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ChainCall.motion(.cancelled, motion, event).passOn(from: self)
  }

  /// Tells the responder of a command from a headset or another accessory, its `subtype`.
  ///
  /// Called by the key window on its first responder, or on the controller in front when there is
  /// none. The default calls `next`.
  open func remoteControlReceived(with event: UIEvent?) {
    ChainCall.remoteControl(event).passOn(from: self)
  }

  // MARK: - Actions

  /// Whether this responder, or one further up the chain, can carry out an action.
  ///
  /// Called when the receiver of an action is looked for. The default answers true if this
  /// responder has the method, else what `next` answers. Override it to say no for the moment.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ActionSearch(action: action, sender: sender).canPerform(from: self)
  }

  /// The responder that carries out an action: this one or one further up the chain.
  ///
  /// Called for actions without a target and for key commands. The default answers the first
  /// responder that has the method and whose `canPerformAction(_:withSender:)` agrees; nil if there
  /// is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ActionSearch(action: action, sender: sender).target(from: self)
  }

  // MARK: - Editing

  // Every responder has these methods; it is able to do them if its class overrides them.

  /// Puts what is selected on the pasteboard and deletes it; the default does nothing.
  open func cut(_ sender: Any?) {}

  /// Puts what is selected on the pasteboard; the default does nothing.
  open func copy(_ sender: Any?) {}

  /// Takes what is on the pasteboard; the default does nothing.
  open func paste(_ sender: Any?) {}

  /// Selects what is touched; the default does nothing.
  open func select(_ sender: Any?) {}

  /// Selects everything; the default does nothing.
  open func selectAll(_ sender: Any?) {}

  /// Deletes what is selected; the default does nothing.
  open func delete(_ sender: Any?) {}

  /// Remembers how changes are taken back: that of the next responder; windows have one each.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - First responder

  /// Whether this responder wants to be first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder agrees to stop being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first responder of its window.
  open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

  /// Asks this responder to receive the events that have no place on screen.
  ///
  /// Fails when the responder cannot become first responder, is in no window, or the present first
  /// responder refuses to resign. Returns whether it is first responder afterwards.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Asks this responder to stop being first responder; returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Archives

  /// Tells an object that it and its friends came out of an archive; the default does nothing.
  ///
  /// Called by clients alone: archives of views do not exist on this platform.
  open func awakeFromNib() {}

  /// Prepares an object for being shown while it is designed; the default does nothing.
  ///
  /// Called by clients alone: there is no designer on this platform.
  open func prepareForInterfaceBuilder() {}

  // MARK: - Accessibility

  /// Whether this is one thing for assistive technologies; true for labels and the controls that
  /// exist here, false for other responders unless set.
  open var isAccessibilityElement: Bool {
    get { facts?.isElement ?? usualAccessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What it is called in a few words; what it shows, if that is text, unless set.
  open var accessibilityLabel: String? {
    get { facts?.texts.label ?? facts?.texts.attributedLabel?.string ?? usualAccessibility.label }
    set { accessibility.texts.label = newValue }
  }

  /// What it is called in a few words, with attributes; nil unless set.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { facts?.texts.attributedLabel }
    set { accessibility.texts.attributedLabel = newValue }
  }

  /// What happens when it is used; nil unless set.
  open var accessibilityHint: String? {
    get { facts?.texts.hint }
    set { accessibility.texts.hint = newValue }
  }

  /// What it stands at; the value of controls that have one unless set.
  open var accessibilityValue: String? {
    get { facts?.texts.value ?? usualAccessibility.value }
    set { accessibility.texts.value = newValue }
  }

  /// What kind of thing it is; those of its class unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { facts?.traits ?? usualAccessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The language of what is said, as a code such as `en`; nil unless set.
  open var accessibilityLanguage: String? {
    get { facts?.texts.language }
    set { accessibility.texts.language = newValue }
  }

  /// Where it is on the screen, in points; a view's place unless set.
  open var accessibilityFrame: CGRect {
    get { facts?.frame ?? usualAccessibility.frame }
    set { accessibility.frame = newValue }
  }

  /// Its outline on the screen, in points; nil unless set.
  open var accessibilityPath: UIBezierPath? {
    get { facts?.path }
    set { accessibility.path = newValue }
  }

  /// Where it is touched to be used, in points of the screen; its middle unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return facts?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The things in it, in order; nil unless set.
  open var accessibilityElements: [Any]? {
    get { facts?.elements }
    set { accessibility.elements = newValue }
  }

  /// How many things are in it: those of `accessibilityElements` unless overridden.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the things in it; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? { facts?.element(at: index) }

  /// Where a thing stands among those in it; `NSNotFound` if it does not.
  open func index(ofAccessibilityElement element: Any) -> Int {
    facts?.index(of: element) ?? NSNotFound
  }

  /// Whether the things in it are left out; false unless set.
  open var accessibilityElementsHidden: Bool {
    get { facts?.elementsHidden ?? false }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether everything beside it is left out; false unless set.
  open var accessibilityViewIsModal: Bool {
    get { facts?.isModal ?? false }
    set { accessibility.isModal = newValue }
  }

  /// Whether the things in it come one after another wherever they are; false unless set.
  open var shouldGroupAccessibilityChildren: Bool {
    get { facts?.groupsChildren ?? false }
    set { accessibility.groupsChildren = newValue }
  }

  /// What else can be done with it; nil unless set.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { facts?.customActions }
    set { accessibility.customActions = newValue }
  }

  /// What the user may call it when speaking to it; nil unless set.
  open var accessibilityUserInputLabels: [String]? {
    get { facts?.texts.userInputLabels }
    set { accessibility.texts.userInputLabels = newValue }
  }

  /// Uses it.
  ///
  /// Answers whether that did anything; false unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Makes its value larger; the default does nothing.
  open func accessibilityIncrement() {}

  /// Makes its value smaller; the default does nothing.
  open func accessibilityDecrement() {}

  /// Leaves what is in front.
  ///
  /// Answers whether that did anything; false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing.
  ///
  /// Answers whether that did anything; false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: - Observing

  /// Tells the responder that a value changed which it observes by its name.
  ///
  /// After `addObserver(_:forKeyPath:options:context:)`; the default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: - For the components

  /// What a class says of itself to assistive technologies.
  @_spi(Components) open var usualAccessibility: UsualAccessibility { UsualAccessibility() }

  /// Called when the responder lost its role without being asked; text views end editing.
  @_spi(Components) open func firstResponderWasTaken() {}
}
