public import TouchTrace
public import Foundation
public import TouchInput

/// The entry points for input and time. Ours: on a device the system calls them.
extension UIApplication {
  /// The receiver of the application's trace; nothing is traced while it is nil.
  public final var traceSink: (any TraceSink)? {
    get { trace.sink }
    set { trace.sink = newValue }
  }

  /// The application's current time, in seconds on the input clock.
  public final var currentTime: TimeInterval { trace.time }

  /// The limits by which this application tells gestures apart and delivers touches.
  public final var gestureLimits: GestureLimits {
    get { gestures.limits }
    set {
      gestures.limits = newValue
      for window in registry.windows { window.followLimits() }
    }
  }

  /// Appends a batch of input to the queue and runs the queue.
  ///
  /// Callbacks of any kind may do anything, with these effects:
  ///
  /// - `send(_:)` and `advance(to:)`: the batch or the time waits until the current event is handled.
  /// - `sendEvent(_:)`: the event is delivered at once, within the current one. From the eighth level on, the call is
  ///   ignored with a warning. No view receives the same phase of a touch twice.
  /// - A view, its controller or an ancestor leaves the window: the callbacks of the current event continue, also for
  ///   that view. Then it receives `touchesCancelled` once, and no further phase. A view that is back in the same
  ///   window by then keeps its touches.
  /// - A view moves to another window: its touches are cancelled in the same way.
  /// - A window is hidden, or its last owner releases it: the effect is the same as if its views had left.
  /// - A view is hidden, disabled or made transparent: its touches continue, and hit-testing skips it for new ones.
  /// - Subviews change during hit-testing: the hit-test uses the subviews from the moment when their superview was
  ///   asked.
  /// - Recognizers are added or removed: the change applies from the next touch on.
  /// - The first responder changes: keys that are down keep their responder. When that responder leaves its window, its
  ///   presses are cancelled.
  /// - `beginIgnoringInteractionEvents()`, or the loss of the keyboard: every touch is cancelled after the current
  ///   event.
  /// - Objects that an event concerns are retained until the event is handled.
  public final func send(_ batch: InputBatch) {
    if trace.isOn { trace.record(.queued(contacts: batch.contactCount)) }
    let time = batch.timestamp
    guard !isWorking, queue.isIdle(until: time) else {
      queue.append(batch)
      return workOff()
    }
    FramePasses(application: self).run(batch, at: time)
  }

  /// Advances the time, in seconds on the input clock; time never runs backwards.
  ///
  /// Work that is due until then runs in order: long presses, delayed touches, animations. In a callback, the time
  /// advances after the current event is handled.
  public final func advance(to time: TimeInterval) {
    queue.append(time)
    workOff()
  }

  /// The time of the next scheduled work, in seconds on the input clock; nil without such work.
  ///
  /// The host of the application calls `advance(to:)` no later than that.
  public final var nextDeadline: TimeInterval? {
    [queue.timers.nextTime, animations.nextFrame(after: currentTime)].compactMap(\.self).min()
  }

  /// Handles a change of the desktop window.
  final func handleWindowChange(_ change: WindowChange) {
    ApplicationLife(application: self).handle(change)
    switch change {
    case .resized(let size): resizeScreen(to: size)
    case .exposed: damage.addEverything()
    case .focusGained, .focusLost, .hidden, .shown, .closeRequested, .deviceLost:
      break
    case .pointerLeft: hover.leave()
    }
  }

  /// Resizes the windows that filled the screen so that they fill it again.
  private func resizeScreen(to size: CGSize) {
    let former = screenSize
    let filling = windows.filter { $0.bounds.size == former }
    let transition = SizeTransition(screenIn: filling.first)
    for window in filling where size != former {
      window.rootViewController?.viewWillTransition(to: size, with: transition)
    }
    screenSize = size
    for window in filling { window.frame.size = size }
    transition.finish()
    inputViews.update()
    damage.addEverything()
  }
}

extension InputBatch {
  fileprivate var contactCount: Int {
    switch self {
    case .contacts(let changes): changes.count
    case .event: 0
    }
  }
}
