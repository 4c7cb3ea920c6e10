import TouchTrace
public import Foundation

/// Watches the touches of a view and the views below it for a gesture, and tells its targets.
///
/// A recognizer sees each touch before the view does. While it has not decided its `state` is
/// `.possible`; then it either fails or recognises: a discrete gesture goes to `.ended` at once, a
/// continuous one through `.began` and `.changed`. When the touches are over it is reset. Subclasses
/// override the touch methods and set `state` (Apple: UIGestureRecognizer; Seed 1 §2).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final var machine = GestureStateMachine()
  final let attempt = GestureAttempt()
  final var targets: [TargetAction] = []
  final var staticRequirements: [WeakRecognizer] = []
  /// The view that it is attached to.
  // Cleared by the view's `deinit`. Not `weak`: it would make all counting of the view's references slow.
  nonisolated(unsafe) unowned(unsafe) final var attachedView: UIView?
  /// The view that it is being removed from, for the trace; nil at any other time.
  final var leftView: UIView?
  /// The arena where its states are settled; nil unless it takes part in an attempt.
  ///
  /// The arena keeps its members, and clears this when it goes.
  final unowned var arena: GestureArena?
  /// Why the next write to `state` happens, when the engine's own code knows.
  final var cause: GestureCause?
  final var traceNumber: Int?
  final var latestModifiers: UIKeyModifierFlags = []
  final var latestButtons: UIEvent.ButtonMask = []
  /// Whether it wants the touches of an event, and of which.
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

  // Said explicitly, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit { AssociatedObjects.forget(ObjectIdentifier(self)) }

  /// Whether it takes part in an attempt.
  final var isInArena: Bool { arena != nil }

  // MARK: - Settings

  /// The delegate, which decides for the recognizer; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it takes part; true unless set.
  ///
  /// Set to false in the middle of a gesture, the gesture is cancelled.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { giveUp(because: .disabled) } }
  }

  /// Whether recognising takes the touches away from their views; true unless set.
  open var cancelsTouchesInView = true

  /// Whether views get touches only after it has failed; false unless set.
  open var delaysTouchesBegan = false

  /// Whether views learn of a lift only after it has failed; true unless set.
  open var delaysTouchesEnded = true

  /// The types of touches it sees, as numbers of `UITouch.TouchType`; all unless set.
  open var allowedTouchTypes = (0...3).map { NSNumber(value: $0) }

  /// The types of presses it sees, as numbers of `UIPress.PressType`; the button that selects
  /// unless set (Apple: allowedPressTypes).
  open var allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]

  /// Whether all touches of a gesture have to be of one type; true unless set.
  open var requiresExclusiveTouchType = true

  /// A name for logs and traces; nil unless set.
  open var name: String?

  /// The view it is attached to.
  open var view: UIView? { attachedView }

  // MARK: - State

  /// Where the recognizer is in its attempt.
  ///
  /// Subclasses set it from their touch methods. A write that leaves `.possible` asks the delegate
  /// and the touched view at once; if one refuses, or another recognizer has the touches already,
  /// the state reads `.failed` after the write. While it waits for other recognizers to fail it
  /// reads `.possible`. Writes that make no sense in the present state have the nearest sensible
  /// effect.
  open var state: State {
    get { machine.shown }
    set { write(newValue) }
  }

  /// The modifier keys that were held in the latest event of its touches.
  open var modifierFlags: UIKeyModifierFlags { latestModifiers }

  /// The pointer's buttons that were held in the latest event of its touches; none for fingers.
  open var buttonMask: UIEvent.ButtonMask { latestButtons }

  /// How many touches take part in the gesture.
  open var numberOfTouches: Int { attempt.touches.count }

  /// Where the gesture is, in a view's coordinates: the middle of its touches; nil means the
  /// window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(attempt.centroid(of: attempt.touches), to: view)
  }

  /// Where one of the touches is, in a view's coordinates, counted in order of arrival.
  ///
  /// Zero, with a warning, when there is no such touch.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touchLocation(touchIndex, in: view)
  }

  // MARK: - Relations

  /// Has it wait, before it recognises, until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    addRequirement(otherGestureRecognizer)
  }

  /// Whether this recognizer, when it recognises, fails another one that shares a touch.
  ///
  /// True unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, when it recognises, fails this one; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it has to wait for another recognizer that shares a touch; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer that shares a touch has to wait for it; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether it sees the new touches of an event; true unless overridden.
  ///
  /// Asked once for each event with new touches, before the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - Touches

  /// Tells the recognizer that touches came down; overrides call `super`.
  ///
  /// Called by the window before the view's method of that name. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches moved; overrides call `super`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches lifted; overrides call `super`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches were taken away; overrides call `super`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Has the recognizer stop following a touch of its own.
  ///
  /// Called by subclasses. The touch then counts as never having been the recognizer's: it is not
  /// cancelled in its view when the recognizer recognises.
  open func ignore(_ touch: UITouch, for event: UIEvent) { drop(touch) }

  // MARK: - Presses

  /// Tells the recognizer that keys or buttons went down; overrides call `super`.
  ///
  /// Called by the window before the responder's method of that name, for the recognizers of the
  /// responder's view and of those above it, and only for `allowedPressTypes`. The default does
  /// nothing (Apple: pressesBegan(_:with:)).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that keys or buttons are pressed harder or softer; overrides call
  /// `super`.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that keys or buttons came up; overrides call `super`.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that presses were taken away; overrides call `super`.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Has the recognizer stop following a press of its own.
  ///
  /// Called by subclasses. The press then counts as never having been the recognizer's.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { drop(button) }

  // MARK: - Ending

  /// Prepares for the next attempt; overrides call `super`.
  ///
  /// Called when the attempt is over and its touches are gone, while `state` still tells how it
  /// ended.
  open func reset() {}

  /// Whether it waits for further touches after its touches have lifted.
  ///
  /// Engine only: multiple taps.
  var awaitsMoreTouches: Bool { false }

  /// Whether it sees touches at all.
  ///
  /// Engine only: hovering.
  var followsTouches: Bool { true }

  // MARK: - Targets and description

  /// Tells the view that it was made for, before the targets.
  ///
  /// Engine only: scroll views and table views.
  @_spi(Components) open func tellOwner() {}

  /// Adds a method to call on a target when the recognizer recognises, ends or is cancelled.
  ///
  /// The target is not retained. A pair that was added before changes nothing.
  open func addTarget(_ target: Any, action: Selector) {
    add(TargetAction(target: target, action: action))
  }

  /// Removes what matches a target and a method; nil matches every one.
  open func removeTarget(_ target: Any?, action: Selector?) {
    removeTargets { $0.matches(target: target, action: action) }
  }

  /// The settings of a kind of recognizer that differ from their defaults.
  ///
  /// Engine only: descriptions.
  var logSettings: [String] { [] }

  /// The recognizer on one line, in the form of a device's log.
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
    /// A continuous gesture went on.
    case changed = 2
    /// The gesture was recognised, or a continuous one ended.
    case ended = 3
    /// A continuous gesture was taken away.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// Another name of `ended`, for discrete gestures.
    public static var recognized: State { .ended }
  }
}
