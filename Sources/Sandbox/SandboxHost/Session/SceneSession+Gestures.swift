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
    let trials = gestureTrials(at: point)
    let matrix = trials.matrix()
    guard !matrix.isEmpty else {
      bench.showGestures(nil)
      guard matrix.hitView != nil, !bench.isShown(GesturesPanel.label) else { return false }
      bench.open(GesturesPanel.label)
      say(
        "No recognizer watches this point. Press G over another one.",
        "这个点上没有手势识别器。请在别处按 G。"
      )
      return true
    }
    let number = (bench.gestureTable?.number ?? 0) + 1
    let fixes = trials.fixes(of: matrix)
    bench.showGestures(GestureTable(number: number, matrix: matrix, fixes: fixes))
    report.explained(matrix.text(in: run.settings.language))
    return true
  }

  /// Shows what a change would do, or the results without it.
  func perform(_ request: GestureRequest, _ bench: Workbench) {
    guard var table = bench.gestureTable else { return }
    switch request {
    case .tryFix(let fix):
      guard table.fixes.indices.contains(fix) else { return }
      let change = table.fixes[fix].change
      let trials = gestureTrials(at: table.matrix.point)
      table.tried = (fix, trials.matrix(with: [change]))
      bench.showGestures(table)
    case .undo:
      table.tried = nil
      bench.showGestures(table)
    case .close: bench.showGestures(nil)
    }
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
  func makeGesture(until time: TimeInterval) {
    var events = input.contacts.admit(gesturePlay.takeEvents(until: time))
    feed(&events)
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
