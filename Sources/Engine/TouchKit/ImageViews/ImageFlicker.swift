import Foundation

/// Which of an image view's images is shown, as the application's time goes on.
@MainActor
final class ImageFlicker {
  /// How the images follow each other.
  private struct Course {
    var count: Int
    var each: TimeInterval
    var rounds: Int
    var shown = 0
    var next: TimeInterval?
  }

  private var course: Course?
  private var ticket: TimerQueue.Ticket?

  /// Whether images are shown one after the other.
  var isRunning: Bool { course != nil }

  /// The image that is shown; nil for none of them.
  var index: Int? { course.map { $0.shown % max($0.count, 1) } }

  /// Begins with the first image.
  func start(count: Int, each: TimeInterval, rounds: Int, in view: UIView) {
    stop(in: view)
    course = Course(count: count, each: each, rounds: rounds)
    view.setNeedsDisplay()
    awaitNext(in: view)
  }

  /// Ends at once.
  func stop(in view: UIView) {
    view.attachedWindow?.application?.cancel(ticket)
    ticket = nil
    guard course != nil else { return }
    course = nil
    view.setNeedsDisplay()
  }

  /// Goes on with another application's time.
  func moved(in view: UIView) {
    guard course != nil else { return }
    course?.next = nil
    awaitNext(in: view)
  }

  private func awaitNext(in view: UIView) {
    guard let application = view.attachedWindow?.application, let course else { return }
    application.cancel(ticket)
    // From the moment at which the last one was due, so that the pace does not drift.
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
