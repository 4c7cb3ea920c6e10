import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The views of a recorded scene at the moment that the user looks at.
///
/// There is only one way to get them: to play up to there. So that is done only when views are
/// asked for, and a slice at a time.
final class ReviewedViews {
  /// What can be asked about them; nil until they have been somewhere.
  private(set) var tools: SceneTools?
  /// How many frames they have been carried through; nil until views are asked for.
  private(set) var position: Int?

  /// What fingers met on the way, told of these views and no others.
  let answers = AnswerReader()

  private let recording: InputRecording
  private let start: (CGSize, TimeInterval) -> StartedApplication
  private let measuring: any TextMeasuring
  private var player: Player?
  /// The view that is to be selected when there are views.
  private var wanted: ViewPlace?

  init(
    _ recording: InputRecording,
    start: @escaping (CGSize, TimeInterval) -> StartedApplication,
    measuring: any TextMeasuring
  ) {
    (self.recording, self.start, self.measuring) = (recording, start, measuring)
  }

  /// What the trace told of touches on the way to where the views are.
  var overlay: OverlayState { player?.run.overlay ?? OverlayState() }

  /// Whether a view is selected.
  var hasSelection: Bool { wanted != nil || tools?.selected != nil }

  /// Selects the view at a place as soon as there is one, or none.
  func select(_ place: ViewPlace?) {
    wanted = place
    tools?.select(nil)
    selectWanted()
  }

  /// Plays towards a position for as long as may be; tells whether it is there.
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
    // What is selected is another object in every run.
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
