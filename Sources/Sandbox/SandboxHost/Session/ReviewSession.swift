import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchInput
import TouchKit

/// A look at what was done: the review, its pictures, and the views of the shown moment.
final class ReviewSession {
  let review: Review
  /// The pictures of the review.
  let screen: ReviewScreen
  /// The small pictures on the time line.
  let frameStrip = FrameStrip()
  /// Whether the views of the shown moment are still on their way.
  private(set) var areViewsAwaited = false
  /// The answers to the newest finger that are shown.
  private var answers: TouchAnswers?
  /// The moment that the workbench shows, and the revision of its log; nil if it has to show it
  /// again.
  private var shown: (position: Int, log: Int)?

  init(_ review: Review, measuring: any TextMeasuring) {
    self.review = review
    screen = ReviewScreen(of: review, measuring: measuring)
  }

  /// Waits for the views of the shown moment.
  func awaitViews() { areViewsAwaited = true }

  /// The tools for the views of the shown moment; nil until those are there.
  var tools: SceneTools? { areViewsAwaited ? nil : review.views.tools }

  /// When there is something to do next, in seconds on the window's clock.
  func nextDeadline(at now: TimeInterval) -> TimeInterval? {
    areViewsAwaited ? now : review.nextDeadline
  }

  /// Lets time go on for a slice, and carries the views along if they are wanted.
  ///
  /// Returns the tools for the views if these are those of the shown moment.
  func advance(wantsViews: () -> Bool, clockOf window: () -> TimeInterval) -> SceneTools? {
    review.advance(to: window(), clockOf: window)
    guard wantsViews() else {
      areViewsAwaited = false
      return nil
    }
    areViewsAwaited = !review.carryViews(clockOf: window)
    return tools
  }

  /// Selects the view that has the place of another one in one of some applications.
  func select(_ id: NodeID, in applications: [UIApplication]) {
    let own = review.views.tools.map { [$0.application] } ?? []
    for application in own + applications + [review.film.application] {
      guard let place = ViewPlace(id, in: application) else { continue }
      review.views.select(place)
      areViewsAwaited = true
      return
    }
  }

  /// Has the workbench show the moment again.
  func forgetShownMoment() { shown = nil }

  /// Returns whether the workbench has to show another moment, or another log.
  func takeNews(of log: EventLog) -> Bool {
    guard shown?.position != review.position || shown?.log != log.revision else { return false }
    shown = (review.position, log.revision)
    return true
  }

  /// The answers to the newest finger; while the views are on their way, the former ones.
  func answers(in language: Language, of tree: TreeSnapshot?) -> TouchAnswers? {
    let views = review.views
    let time = review.film.recording.header.startTime + review.time
    if let tools = views.tools, views.position == review.position {
      answers = views.answers.answers(views.overlay, in: language, at: time) {
        tree ?? tools.application.treeSnapshot()
      }
    }
    return answers
  }
}
