import Foundation
import Inspector
import SandboxHost
import SandboxScenes

/// The engine's answer to a lesson about a gesture.
struct LessonTrial {
  /// The results of the gesture.
  let matrix: GestureMatrix

  /// Plays the gesture of a lesson, before or after its change; nil for a lesson about a touch.
  init?(_ lesson: Lesson, isAfter: Bool) {
    let touch = isAfter ? lesson.touchAfter : lesson.touch
    guard case .result(let question) = touch.answer,
      let gesture = TriedGesture(code: question.gesture)
    else { return nil }
    let size = CGSize(width: Course.sceneSize.width, height: Course.sceneSize.height)
    let trials = GestureTrials(at: touch.point, size: size) { size, time in
      let started = lesson.scene.start(on: size, at: time)
      if isAfter, case .code(_, let make) = lesson.change { make(started.application) }
      return started
    }
    matrix = trials.matrix(of: [gesture])
  }

  /// The names of the recognizers and controls that act.
  var actors: [String] {
    zip(matrix.columns, matrix.rows[0].cells).filter { $0.1.outcome == .acts }.map(\.0.title)
  }

  /// The longest delay among them, in seconds.
  var delay: Double {
    matrix.rows[0].cells.filter { $0.outcome == .acts }.compactMap(\.delay).max() ?? 0
  }
}
