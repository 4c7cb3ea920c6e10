import TouchTrace
package import Foundation

/// The work that callbacks cause, queued until the current event is handled.
///
/// `FramePasses` determines its order.
extension UIApplication {
  /// Notes that views left their window.
  ///
  /// Their touches end after the current event. A view that is removed and added again in one callback keeps them.
  final func viewsWereLost() {
    queue.noteLostViews()
    workOff()
  }

  /// Cancels every touch, now or after the current event.
  final func endTouches(_ cause: CancellationCause) {
    queue.interrupt(cause)
    workOff()
  }

  /// The settlement of recognizer changes.
  final var settlement: GestureSettlement { GestureSettlement(application: self) }

  /// Whether input, lost views, a cancellation or gesture changes are queued.
  final var hasWork: Bool { queue.hasWork || gestures.isUnconcluded }

  /// Runs the queued work, unless that is running already.
  final func workOff() {
    guard !isWorking, hasWork else { return }
    FramePasses(application: self).run()
  }

  /// Schedules a closure for a time, in seconds on the input clock.
  package final func schedule(
    at time: TimeInterval,
    _ work: @escaping () -> Void
  ) -> TimerQueue.Ticket {
    queue.timers.schedule(at: time, work)
  }

  /// Cancels a scheduled closure.
  package final func cancel(_ ticket: TimerQueue.Ticket?) {
    // The closure is released after the queue has changed, because its captures may run client code in `deinit`.
    let work = queue.timers.cancel(ticket)
    extendLifetime(work)
  }

  /// Advances the input time; time never runs backwards.
  final func reach(_ time: TimeInterval) { trace.time = max(trace.time, time) }
}
