import Foundation
import Inspector
import TouchKit
import TouchTrace

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

  /// Whether a click on a view is the whole answer, after which the window makes the touch: alone in a
  /// course; a class votes until the host touches.
  var isLessonTouchOwn: Bool {
    launchTarget.lesson != nil && lessonChoices == nil && audience == nil
  }

  /// Begins to predict in the lesson that was opened, if there is one.
  func beginLesson(at time: TimeInterval) {
    if launchTarget.lesson != nil, prediction.current == nil { togglePrediction(at: time) }
  }

  /// Makes the touch that the lesson asks about, after the change if the learner did not make it.
  func makeLessonTouch(at time: TimeInterval) {
    guard let point = lessonPoints?.first else { return }
    if let edit = lessonEdit, !tools.hasChanged(edit) { change(at: time) { $0.apply(edit) } }
    play(.tap, at: point, from: time)
  }

  /// The change of a property that the exercise is about; nil for other exercises and questions.
  private var lessonEdit: PropertyEdit? {
    guard course.isExercising,
      case .property(let view, let name, let values)? =
        launchTarget.lesson?.change,
      let node = run.application.treeSnapshot().views.first(where: { $0.node.identifier == view }),
      let value = PropertyEdit.Value(name, values)
    else { return nil }
    return PropertyEdit(node: node.node.id, value: value)
  }

  /// Goes from the question to the exercise, and from the exercise to the next lesson; returns false
  /// outside of a course.
  func goOnLearning(at time: TimeInterval) -> Bool {
    guard launchTarget.lesson != nil, prediction.current != nil else { return false }
    guard course.isExercising else {
      beginExercise(at: time)
      return true
    }
    if let next = workbench?.bench.neighbour(1) {
      open(next, at: time)
    } else {
      togglePrediction(at: time)
      say("The course is done", "课程已完成")
    }
    return true
  }

  /// Goes to the exercise by itself once the answer was right and the window's touch is over.
  func goOnAfterRightAnswer(at time: TimeInterval) {
    guard launchTarget.lesson != nil, audience == nil, !course.isExercising,
      gesturePlay.due == nil,
      case .read(let verdict)? = prediction.current?.state.step, verdict.isRight
    else { return }
    beginExercise(at: time)
  }

  /// Begins the exercise: at the property that changes, or with the change made as the scene begins again.
  private func beginExercise(at time: TimeInterval) {
    var former: PredictionState.Verdict?
    if case .read(let verdict)? = prediction.current?.state.step { former = verdict }
    course.beginExercise()
    audience?.clearBallot()
    if case .code? = launchTarget.lesson?.change { reload(at: time) }
    prediction.current?.begin(tellingPoints, lessonChoices)
    prediction.current?.state.questionNumber = 2
    prediction.current?.state.former = former
    if let edit = lessonEdit {
      select { $0.select(edit.node) }
      // The host of a class sees who voted; the property is one press away.
      if audience == nil { workbench?.bench.showProperty(edit.value.name) }
    }
    screen.isWholeFrameDue = true
  }

  /// Notes how a guess went, in the prediction and in the course.
  func note(_ verdict: PredictionState.Verdict) {
    prediction.current?.note(verdict, scene: launchTarget.name)
    course.noteAnswer(of: launchTarget, isRight: verdict.isRight)
    if launchTarget.lesson != nil, audience == nil {
      workbench?.bench.showPanelIfOpen(StartPanel.label)
    }
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
    note(verdict)
    play(choices.gesture, at: question.point, from: time)
    screen.isWholeFrameDue = true
  }
}
