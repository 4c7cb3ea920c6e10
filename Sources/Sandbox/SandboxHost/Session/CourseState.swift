import Foundation
import Inspector

/// The learner's course, the step of the open lesson, and the viewed or found answers.
struct CourseState {
  /// The course of the window; nil outside a course.
  private(set) var record: CourseRecord?
  /// Whether the open lesson is at its exercise.
  private(set) var isExercising = false
  /// Whether the answer to the question of a lesson was revealed before the guess.
  private(set) var wasRevealed = false
  /// The time at which the lesson goes on after a right answer about a gesture, on the input clock; nil before it.
  var goOnTime: TimeInterval?
  /// Whether the answer is visible.
  private(set) var isAnswerShown = false
  /// The names of scenes with a found answer, and of finished lessons.
  private(set) var answered: Set<String> = []
  /// The names of scenes whose answer was viewed without a guess.
  private(set) var seen: Set<String> = []

  /// Starts a course, and restores its progress.
  mutating func begin(_ record: CourseRecord) {
    self.record = record
    answered.formUnion(record.done)
  }

  /// Starts another scene.
  mutating func openScene() {
    (isAnswerShown, isExercising, wasRevealed) = (false, false, false)
    goOnTime = nil
  }

  /// Shows or hides the answer of a scene.
  mutating func toggleAnswer(of target: LaunchTarget) {
    guard target.entry != nil else { return }
    isAnswerShown.toggle()
    if isAnswerShown, target.lesson != nil { wasRevealed = true }
    if isAnswerShown, target.lesson == nil { noteAnswer(of: target, isRight: false) }
  }

  /// Notes that a scene's answer was found or viewed.
  ///
  /// A lesson is done when its exercise is.
  mutating func noteAnswer(of target: LaunchTarget, isRight: Bool) {
    guard target.lesson == nil else {
      if isExercising { finishLesson(target.name) }
      return
    }
    if isRight { answered.insert(target.name) } else { seen.insert(target.name) }
  }

  /// Stores the score for the next prediction.
  mutating func keep(_ score: PredictionState) { record?.score = score }

  // MARK: - Lessons

  /// Moves from the question of a lesson to its exercise, and hides the answer.
  mutating func beginExercise() {
    (isExercising, isAnswerShown, wasRevealed) = (true, false, false)
    goOnTime = nil
  }

  /// Marks a lesson as done after the answer to its exercise.
  private mutating func finishLesson(_ name: String) {
    guard answered.insert(name).inserted else { return }
    record?.done.insert(name)
    record?.onDone(name)
  }

  /// Returns the current question of a lesson.
  func question(in lesson: LessonPlan) -> LessonPlan.Question {
    isExercising ? lesson.second : lesson.first
  }

  /// Returns the task of a lesson after its first question was answered; nil before that.
  func task(in lesson: LessonPlan) -> Phrase? { isExercising ? lesson.task : nil }

  /// The label of the key that continues.
  var hint: Phrase { isExercising ? Phrase("predict again", "再预测一次") : Phrase("predict", "预测") }
}
