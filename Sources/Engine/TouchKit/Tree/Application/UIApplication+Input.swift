public import TouchTrace
public import Foundation
public import TouchInput

/// The door through which input and time come in. Ours: on a device the system does this.
extension UIApplication {
  /// Receives what the application traces; nothing is traced while it is nil.
  public final var traceSink: (any TraceSink)? {
    get { trace.sink }
    set { trace.sink = newValue }
  }

  /// The application's present time, in seconds on the input clock.
  public final var currentTime: TimeInterval { trace.time }

  /// The measures by which this application tells gestures apart and delivers touches.
  public final var gestureLimits: GestureLimits {
    get { gestures.limits }
    set {
      gestures.limits = newValue
      for window in registry.windows { window.followLimits() }
    }
  }

  /// Puts a batch of input at the end of the queue and works the queue off.
  ///
  /// Callbacks of any kind may do anything. What comes of it:
  /// - `send(_:)` and `advance(to:)`: the batch or the time waits until the present event is handled.
  /// - `sendEvent(_:)`: the event is delivered at once, within the present one; from the eighth
  ///   level on it is ignored, with a warning. No view receives the same phase of a touch twice.
  /// - A view, its controller or an ancestor leaves the window: the callbacks of the present event go
  ///   on, to that view as well; then it gets `touchesCancelled`, once, and nothing more. A view that
  ///   is back in the same window by then keeps its touches.
  /// - A view goes to another window: its touches are cancelled in the same way.
  /// - A window is hidden, or no owner keeps it any more: as if its views had left.
  /// - A view is hidden, disabled or made transparent: its touches go on, new ones pass it by.
  /// - Subviews change during hit-testing: the subviews as they were when their superview was asked
  ///   are asked to the end.
  /// - Recognizers come and go: they take part, or not, from the next touch on.
  /// - The first responder changes: keys that are down stay with whom they went to; when that
  ///   responder leaves its window, its presses are cancelled.
  /// - `beginIgnoringInteractionEvents()`, or the loss of the keyboard: every touch is cancelled
  ///   after the present event.
  /// - Whatever an event concerns lives until the event is handled.
  public final func send(_ batch: InputBatch) {
    if trace.isOn { trace.record(.queued(contacts: batch.contactCount)) }
    let time = batch.timestamp
    guard !isWorking, queue.isIdle(until: time) else {
      queue.append(batch)
      return workOff()
    }
    FramePasses(application: self).run(batch, at: time)
  }

  /// Lets time pass up to a moment, in seconds on the input clock; time never runs backwards.
  ///
  /// What falls due until then is done in its order: long presses, delayed touches, animations.
  /// Called from within a callback, time passes after the present event is handled.
  public final func advance(to time: TimeInterval) {
    queue.append(time)
    workOff()
  }

  /// When something falls due next, in seconds on the input clock; nil when nothing waits or moves.
  ///
  /// The host of the application calls `advance(to:)` no later than then.
  public final var nextDeadline: TimeInterval? {
    [queue.timers.nextTime, animations.nextFrame(after: currentTime)].compactMap(\.self).min()
  }

  /// Follows what happened to the window on the desktop.
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

  /// Lets the windows that filled the screen fill it again.
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
