import Foundation

/// The index of an image view's shown image, which changes with the application's time.
@MainActor
final class ImageFlicker {
  /// The sequence of the images.
  private struct Course {
    var count: Int
    var each: TimeInterval
    var rounds: Int
    var shown = 0
    var next: TimeInterval?
  }

  private var course: Course?
  private var ticket: TimerQueue.Ticket?

  /// Whether images are animated.
  var isRunning: Bool { course != nil }

  /// The index of the shown image; nil without an animation.
  var index: Int? { course.map { $0.shown % max($0.count, 1) } }

  /// Starts with the first image.
  func start(count: Int, each: TimeInterval, rounds: Int, in view: UIView) {
    stop(in: view)
    course = Course(count: count, each: each, rounds: rounds)
    view.setNeedsDisplay()
    awaitNext(in: view)
  }

  /// Stops at once.
  func stop(in view: UIView) {
    view.attachedWindow?.application?.cancel(ticket)
    ticket = nil
    guard course != nil else { return }
    course = nil
    view.setNeedsDisplay()
  }

  /// Continues with another application's time.
  func moved(in view: UIView) {
    guard course != nil else { return }
    course?.next = nil
    awaitNext(in: view)
  }

  private func awaitNext(in view: UIView) {
    guard let application = view.attachedWindow?.application, let course else { return }
    application.cancel(ticket)
    // The step counts from the due time of the last one, so that the pace does not drift.
    let next = (course.next ?? application.currentTime) + course.each
    self.course?.next = next
    ticket = application.schedule(at: next) { [weak self, weak view] in
      if let view { self?.step(in: view) }
    }
  }

  private func step(in view: UIView) {
    guard var course else { return }
    course.shown += 1
    self.course = course
    if course.rounds > 0, course.shown >= course.rounds * course.count { return stop(in: view) }
    view.setNeedsDisplay()
    awaitNext(in: view)
  }
}
