package import Foundation

/// A number that changes to another one frame by frame, for content that controls draw themselves.
@MainActor
package final class AnimatedValue {
  /// The present number.
  package private(set) var value: CGFloat
  private var origin: CGFloat = 0
  private var goal: CGFloat
  private var startTime: TimeInterval = 0
  private var duration: TimeInterval = 0
  private var ticket: TimerQueue.Ticket?
  @WeakApplication private var application: UIApplication?
  private let pace = CubicCurve.easeInOut

  /// Creates a number at rest.
  package init(_ value: CGFloat) {
    self.value = value
    goal = value
  }

  /// Changes the number at once.
  package func jump(to goal: CGFloat) {
    stop()
    self.goal = goal
    value = goal
  }

  /// Changes the number over a duration in seconds and reports every step.
  ///
  /// It changes at once outside a window or while animations are disabled.
  package func go(
    to goal: CGFloat,
    over duration: TimeInterval,
    of view: UIView,
    _ step: @escaping () -> Void
  ) {
    guard goal != self.goal else { return }
    guard let application = view.attachedWindow?.application, UIView.areAnimationsEnabled else {
      jump(to: goal)
      return step()
    }
    stop()
    self.application = application
    self.duration = duration
    self.goal = goal
    origin = value
    startTime = application.currentTime
    awaitFrame(step)
  }

  private func stop() {
    application?.cancel(ticket)
    ticket = nil
  }

  private func awaitFrame(_ step: @escaping () -> Void) {
    guard let application else { return }
    ticket = application.schedule(at: application.nextFrame()) { [weak self] in
      self?.advance(step)
    }
  }

  private func advance(_ step: @escaping () -> Void) {
    guard let application else { return }
    ticket = nil
    let progress = pace.progress(at: (application.currentTime - startTime) / duration)
    value = origin + (goal - origin) * progress
    if progress < 1 { awaitFrame(step) } else { value = goal }
    step()
  }
}
