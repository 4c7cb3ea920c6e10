/// An event on a touch's way, reported at one of the engine's eight seams.
///
/// A sink receives these in the order of events. Each contains everything that a reader needs to explain it,
/// without references to live objects.
public enum TraceEvent: Hashable, Sendable {
  /// A batch of input entered the application's queue.
  case queued(contacts: Int)

  /// `sendEvent` of the application or of a window was entered with these touches.
  case sent(to: NodeSnapshot, touches: [TouchSnapshot])

  /// A window was asked for the view under a new touch.
  case hitTest(HitTestReport, touch: Int)

  /// A new touch was bound to its view, or to no view.
  case assigned(TouchAssignment)

  /// The window called a touch method of a responder.
  case delivered(TouchDelivery)

  /// A responder's default touch method called its `next`.
  case forwarded(TouchDelivery, from: NodeSnapshot)

  /// A responder's own code read its `next` in a touch method, but did not call the default method.
  ///
  /// It may have called the same method of that responder, which the trace does not show.
  case perhapsForwarded(TouchDelivery, from: NodeSnapshot)

  /// A touch method of a gesture recognizer was called.
  case recognizerCalled(TouchDelivery)

  /// A gesture recognizer changed its state, or has to wait before the change.
  case gestureChanged(GestureTransition)

  /// A gesture recognizer called its targets for a state.
  case gestureActed(NodeSnapshot, GestureTransition.State)

  /// A touch is delayed until a recognizer has failed.
  case withheld(touch: Int, phase: TouchSnapshot.Phase, by: NodeSnapshot)

  /// A recognizer cancels a touch in its view; a view that received it also receives `touchesCancelled`.
  case taken(touch: Int, from: NodeSnapshot, by: NodeSnapshot)

  /// An event has ended; contains the geometry of its responders after the callbacks.
  case settled([NodeSnapshot])

  /// A touch was cancelled before it ended.
  case cancelled(touch: Int, cause: CancellationCause)

  /// A control began to track a finger, continued, or ended.
  case tracking(ControlTracking)

  /// A control sent events; the resulting calls follow.
  case controlEvents(ControlEvents)

  /// The first responder of a window changed.
  case firstResponderChanged(from: NodeSnapshot?, to: NodeSnapshot?)

  /// A control, a recognizer or another sender sent an action.
  ///
  /// It is reported before the method is called, because the method may send actions itself.
  case action(ActionDispatch)

  /// A press, motion or remote control method of a responder was called.
  case called(ResponderCall)

  /// Input was not delivered.
  case dropped(touch: Int, cause: DropCause)

  /// The app's code printed a line.
  case printed(String)

  /// The app's code made a mistake that the engine tolerated; contains the mistake and its effect.
  case warning(String)
}

/// A call of `touchesBegan`, `touchesMoved`, `touchesEnded` or `touchesCancelled`.
public struct TouchDelivery: Hashable, Sendable {
  /// The phase, which determines the called method.
  public var phase: TouchSnapshot.Phase
  /// The object that was called.
  public var receiver: NodeSnapshot
  /// The touches in the passed set, by number.
  public var touches: [TouchSnapshot]

  /// Creates a description of one call.
  public init(phase: TouchSnapshot.Phase, receiver: NodeSnapshot, touches: [TouchSnapshot]) {
    self.phase = phase
    self.receiver = receiver
    self.touches = touches
  }
}

/// The assignment of a new touch to its view.
public struct TouchAssignment: Hashable, Sendable {
  /// The reason why the hit-test view does or does not receive the touch.
  public enum Outcome: String, Hashable, Sendable {
    /// The hit-test view receives it.
    case bound
    /// The hit-test view already has a touch and `isMultipleTouchEnabled` is false.
    case multipleTouchDisabled
    /// A view with `isExclusiveTouch` keeps the touch away.
    case exclusiveTouch
    /// No window claimed the point.
    case nobody
  }

  /// The touch.
  public var touch: TouchSnapshot
  /// The hit-test view.
  public var hitTestView: NodeSnapshot?
  /// Whether that view receives the touch.
  public var outcome: Outcome
  /// The responder chain from the hit-test view to its end, at touch down.
  public var chain: [NodeSnapshot]
  /// The view that keeps the touch away: it is exclusive or has a touch; nil if the touch is bound.
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

/// The reason why a touch was cancelled.
public enum CancellationCause: String, Hashable, Sendable {
  /// The platform cancelled the contact.
  case platform
  /// The user of a tool cancelled it.
  ///
  /// It happens with Escape in the sandbox's window, or when touches of a shared session's guests are cancelled.
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

/// The reason why input was not delivered.
public enum DropCause: String, Hashable, Sendable {
  /// The application ignores interaction events.
  case ignoringInteraction
  /// No window claimed the point.
  case noWindow
}
