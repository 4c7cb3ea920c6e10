import Foundation
import Inspector

/// A course in the window: predict, read why, change a property, predict again, go on.
extension SceneSession {
  /// Takes up a course, and shows what was done of it before.
  func take(_ record: CourseRecord) {
    course = record
    answered.formUnion(record.done)
  }

  /// Where a lesson asks to press now; nil outside of a course.
  var lessonPoints: [CGPoint]? {
    guard let lesson = launchTarget.lesson else { return nil }
    return [isExercising ? lesson.pointAfter : lesson.point]
  }

  /// What the lesson asks after its first touch was answered.
  var exercise: Phrase? { isExercising ? launchTarget.lesson?.task : nil }

  /// The key that goes on, while the learner is to read or to change something.
  var lessonHint: (english: String, chinese: String)? {
    guard launchTarget.lesson != nil else { return nil }
    return isExercising ? ("predict again", "再预测一次") : ("predict", "预测")
  }

  /// Why the lesson's touch is received as it is; nil outside of a course.
  var lessonReveal: Phrase? {
    guard let lesson = launchTarget.lesson else { return nil }
    return isExercising ? lesson.revealAfter : lesson.reveal
  }

  /// Goes from the question to the exercise, and from the exercise to the next lesson; answers false
  /// outside of a course.
  func goOnLearning(at time: TimeInterval) -> Bool {
    guard launchTarget.lesson != nil, let step = prediction?.state.step else { return false }
    let isAnswered = if case .read = step { true } else { false }
    guard isExercising else {
      // The exercise begins in the properties, so the learner is let out of the prediction.
      isExercising = true
      togglePrediction(at: time)
      workbench?.bench.open(PropertiesPanel.label)
      return true
    }
    if isAnswered { noteLessonDone() }
    let next = workbench?.bench.neighbour(1)
    togglePrediction(at: time)
    if let next {
      open(next, at: time)
    } else {
      say("The course is done", "课程已完成")
    }
    return true
  }

  private func noteLessonDone() {
    answered.insert(launchTarget.name)
    course?.done.insert(launchTarget.name)
    course?.onDone(launchTarget.name)
  }
}
