import Foundation
import Inspector
import TouchKit
import TouchTrace

/// A course in the window: predict, read the reason, change a property, predict again, continue.
extension SceneSession {
  /// The current question of a lesson; nil outside a course.
  private var lessonQuestion: LessonPlan.Question? { launchTarget.lesson.map(course.question) }

  /// The location of the touch or gesture in a lesson's question; nil outside a course.
  var lessonPoints: [CGPoint]? { lessonQuestion.map { [$0.point] } }

  /// The gesture in a lesson's question, with the possible results; nil for other questions.
  var lessonChoices: GestureChoices? { lessonQuestion?.choices }

  /// The task of the lesson after its first question was answered.
  var exercise: Phrase? { launchTarget.lesson.flatMap(course.task) }

  /// The label of the key that continues; nil outside a course.
  var lessonHint: Phrase? { launchTarget.lesson == nil ? nil : course.hint }

  /// The reason why the answer to the lesson's question is right; nil outside a course.
  var lessonReveal: Phrase? { lessonQuestion?.reveal }

  /// Whether a click on a view is the whole answer, after which the window plays the touch.
  ///
  /// This is so for a single learner in a course. A class votes until the host touches.
  var isLessonTouchOwn: Bool {
    launchTarget.lesson != nil && lessonChoices == nil && audience == nil
  }

  /// Notes the view that the learner expects; in a lesson of one learner, the window then plays the touch.
  func expect(_ view: NodeSnapshot, at time: TimeInterval) {
    prediction.current?.expect(view)
    screen.isWholeFrameDue = true
    if isLessonTouchOwn { makeLessonTouch(at: time) }
  }

  /// Starts the prediction of the opened lesson, if there is one.
  func beginLesson(at time: TimeInterval) {
    if launchTarget.lesson != nil, prediction.current == nil { togglePrediction(at: time) }
  }

  /// Plays the touch of the lesson's question, after the change if the learner did not make it.
  func makeLessonTouch(at time: TimeInterval) {
    guard let point = lessonPoints?.first else { return }
    prepareLesson(at: time)
    play(.tap, at: point, from: time)
  }

  /// Makes the change of the question if the learner did not make it, and undoes other changes.
  ///
  /// The question is about the scene with that change alone.
  func prepareLesson(at time: TimeInterval) {
    guard launchTarget.lesson != nil else { return }
    let edit = lessonEdit
    let others = tools.originals(except: edit)
    let isDue = edit.map { !tools.holds($0) } ?? false
    guard isDue || !others.isEmpty else { return }
    change(at: time) { tools in
      for original in others { tools.apply(original) }
      if let edit, isDue { tools.apply(edit) }
    }
  }

  /// The change of a property in the exercise; nil for other exercises and questions.
  private var lessonEdit: PropertyEdit? {
    guard course.isExercising,
      case .property(let view, let name, let values)? =
        launchTarget.lesson?.change,
      let node = run.application.treeSnapshot().views.first(where: { $0.node.identifier == view }),
      let value = PropertyEdit.Value(name, values)
    else { return nil }
    return PropertyEdit(node: node.node.id, value: value)
  }

  /// Moves from the question to the exercise, or from the exercise to the next lesson.
  ///
  /// Returns false outside a course.
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
      say(
        "That was the last lesson; next are the exercises in code: touch-sandbox course --list",
        "这是最后一课；接下来是代码练习：touch-sandbox course --list"
      )
    }
    return true
  }

  /// The time to look at a gesture after a right answer about it, in seconds.
  private static let lookingTime: TimeInterval = 2.5

  /// Moves to the exercise automatically after a right answer and the window's touch.
  func goOnAfterRightAnswer(at time: TimeInterval) {
    guard launchTarget.lesson != nil, audience == nil, !course.isExercising,
      gesturePlay.due == nil,
      case .read(let verdict)? = prediction.current?.state.step, verdict.isRight
    else {
      course.goOnTime = nil
      return
    }
    if lessonChoices != nil {
      let due = course.goOnTime ?? time + Self.lookingTime
      course.goOnTime = due
      guard due <= time else { return }
    }
    beginExercise(at: time)
  }

  /// Starts the exercise at the changed property, or restarts the scene with the change.
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
      // The host of a class sees the voters; the property is one press away.
      if audience == nil { workbench?.bench.showProperty(edit.value.name) }
    }
    screen.isWholeFrameDue = true
  }

  /// Notes the result of a guess in the prediction and in the course.
  func note(_ result: PredictionState.Verdict) {
    var verdict = result
    verdict.wasRevealed = course.wasRevealed
    prediction.current?.note(verdict, scene: launchTarget.name)
    course.noteAnswer(of: launchTarget, isRight: verdict.isRight)
    if launchTarget.lesson != nil, audience == nil {
      workbench?.bench.showPanelIfOpen(PredictPanel.label)
    }
  }

  /// Handles the learner's choice of a result: shows whether it is right, and plays the gesture.
  ///
  /// For a question about a touch, the choice is a view that cannot be seen.
  func choose(_ place: Int, at time: TimeInterval) {
    if let current = prediction.current, current.shownRing != nil, lessonChoices == nil,
      current.state.unseen.indices.contains(place)
    {
      return expect(current.state.unseen[place], at: time)
    }
    guard case .guess? = prediction.current?.state.step, let question = lessonQuestion,
      let choices = question.choices, choices.answers.indices.contains(place)
    else { return }
    prediction.current?.choose(place)
    let verdict = PredictionState.Verdict(
      isRight: place == choices.right,
      outcome: Phrase(
        choices.answers[choices.right].english + ".",
        choices.answers[choices.right].chinese + "。"
      ),
      reason: question.reveal
    )
    audience?.closeChoices(verdict, right: choices.right)
    note(verdict)
    play(choices.gesture, at: question.point, from: time)
    screen.isWholeFrameDue = true
  }
}
