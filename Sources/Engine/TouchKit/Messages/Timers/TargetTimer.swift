import Foundation

/// A timer that calls a method, on the application's clock.
///
/// For Foundation it is a timer that never fires.
nonisolated final class TargetTimer: Timer {
  private let course: TimerCourse
  private let info: Any?

  /// Starts a timer that first fires after a time in seconds.
  init(_ course: TimerCourse, wait: TimeInterval, userInfo: Any?) {
    self.course = course
    info = userInfo
    super.init(
      fire: .distantFuture,
      interval: course.interval,
      repeats: course.isRepeating,
      block: { _ in }
    )
    onMainActor { $0.course.start($0, in: wait) }
  }

  override var userInfo: Any? { info }

  override func fire() {
    onMainActor { $0.course.fire($0) }
  }

  override func invalidate() {
    super.invalidate()
    onMainActor { $0.course.end() }
  }

  /// The next fire date, as far ahead on the wall clock as on the application's clock.
  override var fireDate: Date {
    get {
      let course = course
      let remaining = MainActorWork.answer { course.remaining }
      return remaining.map { Date(timeIntervalSinceNow: $0) } ?? super.fireDate
    }
    set {
      let wait = Self.wait(until: newValue)
      onMainActor { timer in
        guard timer.isValid else { return }
        timer.course.start(timer, in: wait)
      }
    }
  }

  /// Returns the seconds from now to a date.
  ///
  /// It rounds to whole milliseconds, so that reading the clock slightly later makes no difference.
  static func wait(until date: Date) -> TimeInterval {
    max(0, (date.timeIntervalSinceNow * 1000).rounded() / 1000)
  }

  /// Runs work on the main actor, which timers belong to.
  private func onMainActor(_ work: @escaping @MainActor (TargetTimer) -> Void) {
    nonisolated(unsafe) let timer = self
    MainActorWork.perform { work(timer) }
  }
}
