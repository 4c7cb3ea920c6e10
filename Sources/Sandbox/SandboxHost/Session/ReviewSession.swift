import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The review of a recording: its playback, its pictures, and the views of the visible moment.
final class ReviewSession {
  let review: Review
  /// The pictures of the review.
  let screen: ReviewScreen
  /// The thumbnails on the time line.
  let frameStrip = FrameStrip()
  /// Whether the views of the visible moment are not ready yet.
  private(set) var areViewsAwaited = false
  /// The visible answers to the newest finger.
  private var answers: TouchAnswers?
  /// The moment and log revision that the workbench shows; nil if it must show them again.
  private var shown: (position: Int, log: Int)?

  init(_ review: Review, measuring: any TextMeasuring) {
    self.review = review
    screen = ReviewScreen(of: review, measuring: measuring)
  }

  /// Waits for the views of the visible moment.
  func awaitViews() { areViewsAwaited = true }

  /// The tools for the views of the visible moment; nil until the views are ready.
  var tools: SceneTools? { areViewsAwaited ? nil : review.views.tools }

  /// Returns the time at which there is work again, in seconds on the window's clock.
  func nextDeadline(at now: TimeInterval) -> TimeInterval? {
    areViewsAwaited ? now : review.nextDeadline
  }

  /// Advances time for a slice, and also plays the views forwards if they are needed.
  ///
  /// Returns the tools for the views if they are at the visible moment.
  func advance(wantsViews: () -> Bool, clockOf window: () -> TimeInterval) -> SceneTools? {
    review.advance(to: window(), clockOf: window)
    guard wantsViews() else {
      areViewsAwaited = false
      return nil
    }
    areViewsAwaited = !review.carryViews(clockOf: window)
    return tools
  }

  /// Selects the view whose place is that of a view in one of several applications.
  func select(_ id: NodeID, in applications: [UIApplication]) {
    let own = review.views.tools.map { [$0.application] } ?? []
    for application in own + applications + [review.film.application] {
      guard let place = ViewPlace(id, in: application) else { continue }
      review.views.select(place)
      areViewsAwaited = true
      return
    }
  }

  /// Makes the workbench show the moment again.
  func forgetShownMoment() { shown = nil }

  /// Returns whether the workbench must show another moment or log.
  func takeNews(of log: EventLog) -> Bool {
    guard shown?.position != review.position || shown?.log != log.revision else { return false }
    shown = (review.position, log.revision)
    return true
  }

  /// Returns the answers to the newest finger; until the views are ready, the previous answers.
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
