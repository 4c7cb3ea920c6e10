import Foundation
import Inspector

/// A course in the window: predict, read why, change a property, predict again, go on.
extension SceneSession {
  /// The question that a lesson asks now; nil outside of a course.
  private var lessonQuestion: LessonPlan.Question? { launchTarget.lesson.map(course.question) }

  /// The place of the touch or gesture that a lesson asks about; nil outside of a course.
  var lessonPoints: [CGPoint]? { lessonQuestion.map { [$0.point] } }

  /// The gesture that a lesson asks about, with the results to choose from; nil for other questions.
  var lessonChoices: GestureChoices? { lessonQuestion?.choices }

  /// The task of the lesson after its first question was answered.
  var exercise: Phrase? { launchTarget.lesson.flatMap(course.task) }

  /// The words for the key that goes on; nil outside of a course.
  var lessonHint: Phrase? { launchTarget.lesson == nil ? nil : course.hint }

  /// Why the answer to the lesson's question is right; nil outside of a course.
  var lessonReveal: Phrase? { lessonQuestion?.reveal }

  /// Goes from the question to the exercise, and from the exercise to the next lesson; answers false
  /// outside of a course.
  func goOnLearning(at time: TimeInterval) -> Bool {
    guard launchTarget.lesson != nil, let step = prediction.current?.state.step else {
      return false
    }
    let isAnswered = if case .read = step { true } else { false }
    guard course.isExercising else {
      beginExercise(at: time)
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

  /// Begins the exercise: in the properties, or with the change made as the scene begins again.
  private func beginExercise(at time: TimeInterval) {
    course.beginExercise()
    guard launchTarget.lesson?.change != nil else {
      // The learner changes a property, so the prediction ends.
      togglePrediction(at: time)
      workbench?.bench.open(PropertiesPanel.label)
      return
    }
    reload(at: time)
    prediction.current?.begin(tellingPoints, lessonChoices)
  }

  /// The learner chose a result: says whether it is right, and makes the gesture in the scene.
  func choose(_ place: Int, at time: TimeInterval) {
    guard case .guess? = prediction.current?.state.step, let question = lessonQuestion,
      let choices = question.choices, choices.answers.indices.contains(place)
    else { return }
    prediction.current?.choose(place)
    let verdict = PredictionState.Verdict(
      isRight: place == choices.right,
      outcome: choices.answers[choices.right],
      reason: question.reveal
    )
    prediction.current?.note(verdict, scene: launchTarget.name)
    play(choices.gesture, at: question.point, from: time)
    screen.isWholeFrameDue = true
  }
}
