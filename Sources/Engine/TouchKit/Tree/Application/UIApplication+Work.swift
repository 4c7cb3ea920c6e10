import TouchTrace
package import Foundation

/// What callbacks cause is noted here and waits until the present event is handled; `FramePasses`
/// tells in which order it is done.
extension UIApplication {
  /// Notes that views left their window.
  ///
  /// Their touches end after the present event, so that a view that is taken out and put back in
  /// one callback keeps them.
  final func viewsWereLost() {
    queue.noteLostViews()
    workOff()
  }

  /// Cancels every touch, now or after the present event.
  final func endTouches(_ cause: CancellationCause) {
    queue.interrupt(cause)
    workOff()
  }

  /// Decides and carries out what recognizers came to.
  final var settlement: GestureSettlement { GestureSettlement(application: self) }

  /// Whether input, lost views, a cancellation or gesture changes wait.
  final var hasWork: Bool { queue.hasWork || gestures.isUnconcluded }

  /// Does what is waiting, unless it was called from within that.
  final func workOff() {
    guard !isWorking, hasWork else { return }
    FramePasses(application: self).run()
  }

  /// Has something done at a later moment, in seconds on the input clock.
  package final func schedule(
    at time: TimeInterval,
    _ work: @escaping () -> Void
  ) -> TimerQueue.Ticket {
    queue.timers.schedule(at: time, work)
  }

  /// Calls off what was scheduled.
  package final func cancel(_ ticket: TimerQueue.Ticket?) {
    // What the work holds may go away with it and do anything, when the queue is changed already.
    let work = queue.timers.cancel(ticket)
    extendLifetime(work)
  }

  /// A moment of input time has come; time never runs backwards.
  final func reach(_ time: TimeInterval) { trace.time = max(trace.time, time) }
}
