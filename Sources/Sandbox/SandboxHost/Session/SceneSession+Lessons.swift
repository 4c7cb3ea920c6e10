import Foundation
import Inspector

/// A course in the window: predict, read why, change a property, predict again, go on.
extension SceneSession {
  /// Where a lesson asks to press now; nil outside of a course.
  var lessonPoints: [CGPoint]? { launchTarget.lesson.map { [course.point(in: $0)] } }

  /// The task of the lesson after its first touch was answered.
  var exercise: Phrase? { launchTarget.lesson.flatMap(course.task) }

  /// The words for the key that goes on; nil outside of a course.
  var lessonHint: Phrase? { launchTarget.lesson == nil ? nil : course.hint }

  /// Why the lesson's touch is received as it is; nil outside of a course.
  var lessonReveal: Phrase? { launchTarget.lesson.map(course.reveal) }

  /// Goes from the question to the exercise, and from the exercise to the next lesson; answers false
  /// outside of a course.
  func goOnLearning(at time: TimeInterval) -> Bool {
    guard launchTarget.lesson != nil, let step = prediction.current?.state.step else {
      return false
    }
    let isAnswered = if case .read = step { true } else { false }
    guard course.isExercising else {
      // The exercise begins in the properties, so the learner is let out of the prediction.
      course.beginExercise()
      togglePrediction(at: time)
      workbench?.bench.open(PropertiesPanel.label)
      return true
    }
    if isAnswered { course.finishLesson(launchTarget.name) }
    let next = workbench?.bench.neighbour(1)
    togglePrediction(at: time)
    if let next {
      open(next, at: time)
    } else {
      say("The course is done", "课程已完成")
    }
    return true
  }
}
