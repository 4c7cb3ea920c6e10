import TouchTrace
public import Foundation

/// Watches the touches of a view and its descendants for a gesture, and calls targets.
///
/// A recognizer receives each touch before the view does. Its `state` is `.possible` until it decides; then it either
/// fails or recognises. A discrete gesture changes to `.ended` at once, a continuous one through `.began` and
/// `.changed`. The engine resets the recognizer after its touches are over. Subclasses override the touch methods and
/// set `state` (Apple: UIGestureRecognizer; Seed 1 §2).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final var machine = GestureStateMachine()
  final let attempt = GestureAttempt()
  final var targets: [TargetAction] = []
  final var staticRequirements: [WeakRecognizer] = []
  /// The view to which it is attached.
  // Cleared by the view's `deinit`. Not `weak`, for the reason in `WindowRegistry`.
  nonisolated(unsafe) unowned(unsafe) final var attachedView: UIView?
  /// The view from which it is being removed, for the trace; nil at any other time.
  final var leftView: UIView?
  /// The arena that settles its states; nil unless it has a current attempt.
  ///
  /// The arena retains its members and clears this property when it is deallocated.
  final unowned var arena: GestureArena?
  /// The cause of the next write to the state, set by the engine's own code.
  final var cause: GestureCause?
  final var traceNumber: Int?
  final var latestModifiers: UIKeyModifierFlags = []
  final var latestButtons: UIEvent.ButtonMask = []
  /// The cached answer whether it wants an event, and the batch of that event.
  final var eventAnswer: (batch: Int, isWanted: Bool)?

  /// Creates a recognizer that calls a method on a target when it recognises; both may be nil.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Creates a recognizer that calls a method on a target when it recognises.
  public convenience init<Target, each Argument>(
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> @MainActor (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  /// Creates a recognizer that calls a method on a target when it recognises.
  public convenience init<each Argument, Target>(
    target: Any?,
    action: @escaping @autoclosure () -> (Target) -> (repeat each Argument) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      target: target,
      action: Selector(mention: action, at: SourcePlace(fileID, line, column))
    )
  }

  // Explicit, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit { AssociatedObjects.forget(ObjectIdentifier(self)) }

  /// Whether it has a current attempt in the arena.
  final var isInArena: Bool { arena != nil }

  // MARK: - Settings

  /// The delegate, which decides for the recognizer; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer receives touches and presses; true by default.
  ///
  /// Setting it to false during a gesture cancels the gesture.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { giveUp(because: .disabled) } }
  }

  /// Whether recognising cancels the touches in their views; true by default.
  open var cancelsTouchesInView = true

  /// Whether views receive touches only after the recognizer has failed; false by default.
  open var delaysTouchesBegan = false

  /// Whether views receive the end of touches only after the recognizer has failed; true by default.
  open var delaysTouchesEnded = true

  /// The types of touches that it receives, as raw values; all by default.
  open var allowedTouchTypes = (0...3).map { NSNumber(value: $0) }

  /// The types of presses that it receives, as raw values; the select button by default.
  ///
  /// Apple: allowedPressTypes.
  open var allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]

  /// Whether all touches of a gesture have to be of one type; true by default.
  open var requiresExclusiveTouchType = true

  /// The name for logs and traces; nil by default.
  open var name: String?

  /// The view to which it is attached.
  open var view: UIView? { attachedView }

  // MARK: - State

  /// The recognizer's state in its current attempt.
  ///
  /// Subclasses set it from their touch methods. A write that leaves `.possible` asks the delegate and the touched view
  /// at once. If one refuses, or another recognizer already has the touches, the state is `.failed` after the write.
  /// The state stays `.possible` while it waits for other recognizers to fail. An invalid write has the effect of the
  /// nearest valid one.
  open var state: State {
    get { machine.shown }
    set { write(newValue) }
  }

  /// The modifier keys that were held in the latest event of its touches.
  open var modifierFlags: UIKeyModifierFlags { latestModifiers }

  /// The pointer buttons that were held in the latest event of its touches; empty for fingers.
  open var buttonMask: UIEvent.ButtonMask { latestButtons }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { attempt.touches.count }

  /// Returns the centroid of the touches in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(attempt.centroid(of: attempt.touches), to: view)
  }

  /// Returns the location of a touch in a view's coordinates; touches are in order of arrival.
  ///
  /// Returns zero and logs a warning if there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchLocation(touchIndex, in: view)
  }

  // MARK: - Relations

  /// Makes the recognizer wait until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Returns whether this recognizer, by recognising, fails another one that shares a touch.
  ///
  /// Returns true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer, by recognising, fails this one; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether it has to wait for another recognizer that shares a touch; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer that shares a touch has to wait for it; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Returns whether it receives the new touches of an event; true unless overridden.
  ///
  /// Called once for each event with new touches, before the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Touches

  /// Called when touches came down; overrides call `super`.
  ///
  /// The window calls it before the view's method of that name. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches moved; overrides call `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches lifted; overrides call `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches were cancelled; overrides call `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Stops receiving one of the recognizer's touches.
  ///
  /// Subclasses call it. The touch no longer belongs to the recognizer, so recognising does not cancel it in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  // MARK: - Presses

  /// Called when keys or buttons went down; overrides call `super`.
  ///
  /// The window calls it before the responder's method of that name. It calls the recognizers of the responder's view
  /// and of the view's ancestors, and only for `allowedPressTypes`. The default does nothing (Apple:
  /// pressesBegan(_:with:)).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the force of pressed keys or buttons changed; overrides call `super`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when keys or buttons came up; overrides call `super`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses were cancelled; overrides call `super`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Stops receiving one of the recognizer's presses.
  ///
  /// Subclasses call it. The press no longer belongs to the recognizer.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { drop(button) }

  // MARK: - Ending

  /// Prepares for the next attempt; overrides call `super`.
  ///
  /// The engine calls it when the attempt is over and its touches are gone. The `state` is still the final one.
  open func reset() {}

  /// Whether it waits for further touches after its touches have lifted.
  ///
  /// For the engine's multiple taps only.
  var awaitsMoreTouches: Bool { false }

  /// Whether it receives touches at all.
  ///
  /// For the engine's hover recognizer only.
  var followsTouches: Bool { true }

  // MARK: - Targets and description

  /// Calls the view for which the recognizer was created, before the targets.
  ///
  /// For the engine's scroll views and table views only.
  @_spi(Components) open func tellOwner() {}

  /// Adds a method to call on a target when the recognizer recognises, ends or is cancelled.
  ///
  /// The target is not retained. Adding the same pair again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    add(TargetAction(target: target, action: action))
  }

  /// Removes the targets that match a target and a method; nil matches every one.
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeTargets { $0.matches(target: target, action: action) }
  }

  /// The non-default settings of a recognizer's class.
  ///
  /// For the engine's descriptions only.
  var logSettings: [String] { [] }

  /// The recognizer on one line, in the format of a device's log.
  nonisolated open override var description: String {
    MainActorWork.reply { logLine }
  }
}

extension UIGestureRecognizer {
  /// The states of a recognizer.
  nonisolated public enum State: Int, Sendable {
    /// It has not decided yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// The gesture was recognised, or a continuous one ended.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches do not match the gesture.
    case failed = 5

    /// Another name of the ended state, for discrete gestures.
    public static var recognized: State { .ended }
  }
}
