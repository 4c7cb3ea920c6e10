import Foundation
import Inspector
import TouchInput
import TouchKit

/// The question which gestures act at a point.
extension SceneSession {
  /// Asks about the gestures under the pointer; whether there is something to ask about.
  func askAboutGestures(_ bench: Workbench) -> Bool {
    guard let point = input.fingers.pointer, !prediction.hidesAnswers else { return false }
    if bench.showsGestures, bench.gestureTable?.matrix.point == point {
      bench.showGestures(nil)
      return false
    }
    guard askAboutGestures(at: point, bench) else { return false }
    bench.focusPanel()
    return true
  }

  /// Asks about the gestures at a point; false if no view is there.
  func askAboutGestures(at point: CGPoint, _ bench: Workbench) -> Bool {
    let trials = gestureTrials(at: point)
    let matrix = trials.matrix()
    guard matrix.hitView != nil else { return false }
    let number = (bench.gestureTable?.number ?? 0) + 1
    let fixes = trials.fixes(of: matrix)
    bench.showGestures(GestureTable(number: number, matrix: matrix, fixes: fixes))
    report.explained(matrix.text(in: run.settings.language))
    return true
  }

  /// Plays a gesture, or shows what a change would do.
  func perform(_ request: GestureRequest, _ bench: Workbench) {
    guard var table = bench.gestureTable else { return }
    switch request {
    case .offer(let changes): for change in changes { tryOut(change, in: &table) }
    case .tryChange(let change):
      tryOut(change, in: &table)
      table.show(change)
    case .undo: table.show(nil)
    case .play(let gesture, let column):
      let trials = gestureTrials(at: table.matrix.point)
      var played = trials.play(gesture, with: table.tried.map { [$0] } ?? [])
      played?.measure(table.shown.cell(gesture, column))
      played?.sceneRevision = bench.rows.revision
      table.showPlayed(played)
    case .close: return bench.showGestures(nil)
    }
    bench.showGestures(table)
  }

  /// Plays all gestures with a change, unless its results are known.
  private func tryOut(_ change: GestureChange, in table: inout GestureTable) {
    guard !table.knows(change) else { return }
    let matrix = gestureTrials(at: table.matrix.point).matrix(with: [change])
    // The scene may have moved on since the question, and have other recognizers there.
    guard matrix.columns.map(\.place) == table.matrix.columns.map(\.place) else { return }
    table.keep(matrix, of: change)
  }

  // MARK: - Playing

  /// Makes a gesture in the scene, with fingers that the user sees.
  func play(_ gesture: TriedGesture, at point: CGPoint, from time: TimeInterval) {
    leaveReview()
    cancelTouches(at: time)
    gesturePlay.begin(gesture, at: point, from: time)
    makeGesture(until: time)
  }

  /// Makes the steps of the gesture that are due.
  ///
  /// Each is a frame of its own, however late it is: merged movements could have another result than
  /// the matrix.
  func makeGesture(until time: TimeInterval) {
    while let step = gesturePlay.takeStep(until: time) {
      var events = input.contacts.admit(step.contacts.map(InputEvent.contact))
      feed(&events)
      run.advance(to: step.time)
      recorder?.endFrame(at: step.time)
    }
  }

  /// The gestures at a point, on copies of the scene at the moment that is shown.
  private func gestureTrials(at point: CGPoint) -> GestureTrials {
    guard let past = pastInput, past.recording.frames.count <= Self.mostFrames else {
      return GestureTrials(
        at: point,
        size: run.size,
        measuring: screen.canvas.renderer,
        start: launchTarget.start
      )
    }
    return GestureTrials(
      at: point,
      after: past.recording,
      frames: past.frames,
      measuring: screen.canvas.renderer,
      start: launchTarget.start
    )
  }

  /// The most frames that each copy replays; of a longer session the copies show the first state.
  private static let mostFrames = 600
}
