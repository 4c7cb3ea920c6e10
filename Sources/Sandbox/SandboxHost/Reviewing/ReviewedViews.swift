import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The views of a recorded scene at the moment that the user reviews.
///
/// Playing up to the moment is the only way to get them. So it is done only when views are needed, and in slices.
final class ReviewedViews {
  /// The tools for the views; nil until views were needed.
  private(set) var tools: SceneTools?
  /// The number of frames that were played for the views; nil until views are needed.
  private(set) var position: Int?

  /// The hit-test results up to the moment, for these views only.
  let answers = AnswerReader()

  private let recording: InputRecording
  private let start: (CGSize, TimeInterval) -> StartedApplication
  private let measuring: any TextMeasuring
  private var player: Player?
  /// The view to select once there are views.
  private var wanted: ViewPlace?

  init(
    _ recording: InputRecording,
    start: @escaping (CGSize, TimeInterval) -> StartedApplication,
    measuring: any TextMeasuring
  ) {
    (self.recording, self.start, self.measuring) = (recording, start, measuring)
  }

  /// The overlay's state from the trace up to the position of the views.
  var overlay: OverlayState { player?.run.overlay ?? OverlayState() }

  /// Whether a view is selected.
  var hasSelection: Bool { wanted != nil || tools?.selected != nil }

  /// Selects the view at a place once it exists, or deselects for nil.
  func select(_ place: ViewPlace?) {
    wanted = place
    tools?.select(nil)
    selectWanted()
  }

  /// Plays towards a position while the closure allows it; returns whether it arrived.
  func go(to position: Int, while mayGoOn: () -> Bool) -> Bool {
    let player = player(before: position)
    while player.position < position {
      _ = player.playFrame()
      if player.position < position, !mayGoOn() { break }
    }
    self.position = player.position
    guard player.position == position else { return false }
    selectWanted()
    return true
  }

  private func player(before position: Int) -> Player {
    if let player, player.position <= position { return player }
    // The selected view is another object in every run.
    if let selected = tools?.selected, let application = tools?.application {
      wanted = ViewPlace(selected.traceID, in: application) ?? wanted
    }
    answers.clear()
    let fresh = Player(
      recording,
      of: start,
      measuring: measuring,
      listener: answers,
      followsTouches: true
    )
    _ = fresh.firstFrame()
    player = fresh
    tools = SceneTools(fresh.run.application)
    return fresh
  }

  private func selectWanted() {
    guard let place = wanted, let tools, let view = tools.application.view(at: place.path) else {
      return
    }
    tools.select(view.traceID)
    wanted = nil
  }
}
