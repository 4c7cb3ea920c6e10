import Foundation

/// The schedule of a timer and its method call.
final class TimerCourse {
  nonisolated let interval: TimeInterval
  nonisolated let isRepeating: Bool

  private let selector: Selector
  private nonisolated(unsafe) var target: Any?
  @WeakApplication private var application: UIApplication?
  private var ticket: TimerQueue.Ticket?
  private var due: TimeInterval = 0

  /// The shortest time between calls (Apple: Timer).
  private nonisolated static let shortest: TimeInterval = 0.0001

  nonisolated init(target: Any, selector: Selector, interval: TimeInterval, repeats: Bool) {
    self.target = target
    self.selector = selector
    self.interval = interval.isFinite ? max(Self.shortest, interval) : Self.shortest
    isRepeating = repeats
  }

  /// The seconds of the application's time until the timer fires.
  var remaining: TimeInterval { due - (application?.currentTime ?? due) }

  /// Schedules the next call after some seconds of the application's time, instead of the former one.
  func start(_ timer: TargetTimer, in wait: TimeInterval) {
    let application = application ?? UIApplication.shared
    self.application = application
    schedule(timer, at: application.currentTime + wait)
  }

  /// Calls the method, by request or on schedule.
  func fire(_ timer: TargetTimer) {
    guard timer.isValid, let target else { return }
    _ = selector.perform(on: target, sender: timer, event: nil)
    if !isRepeating { timer.invalidate() }
  }

  /// Releases the target.
  func end() {
    application?.cancel(ticket)
    ticket = nil
    target = nil
  }

  private func schedule(_ timer: TargetTimer, at time: TimeInterval) {
    application?.cancel(ticket)
    due = time
    ticket = application?.schedule(at: time) { [self] in
      if isRepeating { schedule(timer, at: next) }
      fire(timer)
    }
  }

  /// The next time after the present; most calls during hours of sleep of the machine are skipped.
  private var next: TimeInterval {
    let earliest = application?.earliestToCatchUp ?? due
    let missed = max(0, ((earliest - due) / interval).rounded(.down))
    return due + (missed + 1) * interval
  }
}
