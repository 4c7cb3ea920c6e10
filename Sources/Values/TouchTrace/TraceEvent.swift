/// Something that happened on a touch's way, told at one of the engine's eight seams.
///
/// A sink receives these in the order of events. Each carries what a reader needs to explain it;
/// none refers to live objects.
public enum TraceEvent: Hashable, Sendable {
  /// A batch of input entered the application's queue.
  case queued(contacts: Int)

  /// `sendEvent` of the application or of a window was entered with these touches.
  case sent(to: NodeSnapshot, touches: [TouchSnapshot])

  /// A window was asked which view is under a new touch.
  case hitTest(HitTestReport, touch: Int)

  /// A new touch was bound to its view, or to none.
  case assigned(TouchAssignment)

  /// The window called a touch method of a responder.
  case delivered(TouchDelivery)

  /// A responder's default touch method called its `next`.
  case forwarded(TouchDelivery, from: NodeSnapshot)

  /// A responder's own code read its `next` in a touch method, without the default method being
  /// reached: it may have called the same method of that responder, which cannot be seen.
  case perhapsForwarded(TouchDelivery, from: NodeSnapshot)

  /// A touch method of a gesture recognizer was called.
  case recognizerCalled(TouchDelivery)

  /// A gesture recognizer changed its state, or has to wait to do so.
  case gestureChanged(GestureTransition)

  /// A gesture recognizer told its targets of a state.
  case gestureActed(NodeSnapshot, GestureTransition.State)

  /// A touch is kept from its view until a recognizer has failed.
  case withheld(touch: Int, phase: TouchSnapshot.Phase, by: NodeSnapshot)

  /// A recognizer takes a touch from its view; a view that saw it receives `touchesCancelled`.
  case taken(touch: Int, from: NodeSnapshot, by: NodeSnapshot)

  /// An event is over: where the responders it concerned stand now, after the callbacks.
  case settled([NodeSnapshot])

  /// A touch was taken away before it ended.
  case cancelled(touch: Int, cause: CancellationCause)

  /// A control began to follow a finger, went on, or ended.
  case tracking(ControlTracking)

  /// Something happened to a control; what it called follows.
  case controlEvents(ControlEvents)

  /// The first responder of a window changed.
  case firstResponderChanged(from: NodeSnapshot?, to: NodeSnapshot?)

  /// A control, a recognizer or another sender sent an action.
  ///
  /// Told before the method is called, since that may send actions itself.
  case action(ActionDispatch)

  /// A press, motion or remote control method of a responder was called.
  case called(ResponderCall)

  /// Input was not delivered.
  case dropped(touch: Int, cause: DropCause)

  /// The app's code printed a line.
  case printed(String)

  /// Client code did something that had to be tolerated: what, and what came of it.
  case warning(String)
}

/// One call of `touchesBegan`, `touchesMoved`, `touchesEnded` or `touchesCancelled`.
public struct TouchDelivery: Hashable, Sendable {
  /// Which of the four methods was called.
  public var phase: TouchSnapshot.Phase
  /// The object that was called.
  public var receiver: NodeSnapshot
  /// The touches in the set that was passed, by number.
  public var touches: [TouchSnapshot]

  /// Creates a description of one call.
  public init(phase: TouchSnapshot.Phase, receiver: NodeSnapshot, touches: [TouchSnapshot]) {
    self.phase = phase
    self.receiver = receiver
    self.touches = touches
  }
}

/// How a new touch found its view.
public struct TouchAssignment: Hashable, Sendable {
  /// Why the hit-test view does or does not receive the touch.
  public enum Outcome: String, Hashable, Sendable {
    /// The hit-test view receives it.
    case bound
    /// The hit-test view already has a finger and `isMultipleTouchEnabled` is false.
    case multipleTouchDisabled
    /// A view with `isExclusiveTouch` stands in the way.
    case exclusiveTouch
    /// No window claimed it.
    case nobody
  }

  /// The touch.
  public var touch: TouchSnapshot
  /// The view the hit-test found.
  public var hitTestView: NodeSnapshot?
  /// Whether that view receives the touch.
  public var outcome: Outcome
  /// The responder chain from the hit-test view to its end, at the moment of touch-down.
  public var chain: [NodeSnapshot]
  /// The view that stands in the way: the one that is exclusive or that has a finger; nil when
  /// the touch is bound.
  public var obstacle: NodeSnapshot?

  /// Creates a description of an assignment.
  public init(
    touch: TouchSnapshot,
    hitTestView: NodeSnapshot?,
    outcome: Outcome,
    chain: [NodeSnapshot],
    obstacle: NodeSnapshot? = nil
  ) {
    self.touch = touch
    self.hitTestView = hitTestView
    self.outcome = outcome
    self.chain = chain
    self.obstacle = obstacle
  }
}

/// Why a touch was taken away.
public enum CancellationCause: String, Hashable, Sendable {
  /// The platform took the contact away.
  case platform
  /// The user of a tool took it away: with Escape in the sandbox's window, or from guests of a shared
  /// session.
  case user
  /// The application resigned being active: focus lost, minimised, hidden, closing.
  case applicationResigned
  /// The view it was bound to left its window.
  case viewRemoved
  /// Its window was closed.
  case windowClosed
  /// The application began to ignore interaction events.
  case ignoringInteraction
  /// A gesture recognizer that cancels touches in its view recognised.
  case gestureRecognized
}

/// Why input was not delivered.
public enum DropCause: String, Hashable, Sendable {
  /// The application ignores interaction events.
  case ignoringInteraction
  /// No window claimed the point.
  case noWindow
}
