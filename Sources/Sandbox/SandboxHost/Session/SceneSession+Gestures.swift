import Foundation
import Inspector
import TouchInput
import TouchKit

/// Questions about which gestures act at a point.
extension SceneSession {
  /// Asks about the gestures under the pointer; returns whether there is a view to ask about.
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

  /// Asks about the gestures at a point; returns false if no view is there.
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

  /// Plays a gesture, or shows the effect of a change.
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
    // Since the question, the scene may have changed and have other recognizers there.
    guard matrix.columns.map(\.place) == table.matrix.columns.map(\.place) else { return }
    table.keep(matrix, of: change)
  }

  // MARK: - Playing

  /// Plays a gesture in the scene, with visible fingers.
  func play(_ gesture: TriedGesture, at point: CGPoint, from time: TimeInterval) {
    leaveReview()
    cancelTouches(at: time)
    gesturePlay.begin(gesture, at: point, from: time)
    makeGesture(until: time)
  }

  /// Plays the steps of the gesture that are due.
  ///
  /// Each step is a frame of its own, even if it is late. Merged movements could have another result than the matrix.
  func makeGesture(until time: TimeInterval) {
    while let step = gesturePlay.takeStep(until: time) {
      var events = input.contacts.admit(step.contacts.map(InputEvent.contact))
      feed(&events)
      run.advance(to: step.time)
      recorder?.endFrame(at: step.time)
    }
  }

  /// Returns the trials of gestures at a point, on copies of the scene at the visible moment.
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

  /// The largest number of frames that each copy replays.
  ///
  /// For a longer session, copies are in the initial state.
  private static let mostFrames = 600
}
