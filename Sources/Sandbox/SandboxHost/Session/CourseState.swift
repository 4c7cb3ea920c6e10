import Foundation
import Inspector

/// The learner's course, the step of the open lesson, and the answers that were shown or found.
struct CourseState {
  /// The course that the window is opened for; nil outside of one.
  private(set) var record: CourseRecord?
  /// Whether the open lesson is at its exercise.
  private(set) var isExercising = false
  /// Whether the answer is shown.
  private(set) var isAnswerShown = false
  /// The names of the scenes whose answer was found, and of the lessons that are done.
  private(set) var answered: Set<String> = []
  /// The names of the scenes whose answer was only looked at.
  private(set) var seen: Set<String> = []

  /// Begins a course, and shows what was done of it before.
  mutating func begin(_ record: CourseRecord) {
    self.record = record
    answered.formUnion(record.done)
  }

  /// Begins with another scene.
  mutating func openScene() { (isAnswerShown, isExercising) = (false, false) }

  /// Shows or hides the answer of a scene.
  mutating func toggleAnswer(of target: LaunchTarget) {
    guard target.entry != nil else { return }
    isAnswerShown.toggle()
    if isAnswerShown, target.lesson == nil { noteAnswer(of: target, isRight: false) }
  }

  /// Notes that the answer of a scene was found or only looked at; a lesson is done when its exercise is.
  mutating func noteAnswer(of target: LaunchTarget, isRight: Bool) {
    guard target.lesson == nil else {
      if isExercising { finishLesson(target.name) }
      return
    }
    if isRight { answered.insert(target.name) } else { seen.insert(target.name) }
  }

  /// Keeps the score for the next prediction.
  mutating func keep(_ score: PredictionState) { record?.score = score }

  // MARK: - Lessons

  /// Goes from the question of a lesson to its exercise, without the answer if it is shown.
  mutating func beginExercise() { (isExercising, isAnswerShown) = (true, false) }

  /// Notes that the exercise of a lesson was answered.
  private mutating func finishLesson(_ name: String) {
    guard answered.insert(name).inserted else { return }
    record?.done.insert(name)
    record?.onDone(name)
  }

  /// The question that a lesson asks now.
  func question(in lesson: LessonPlan) -> LessonPlan.Question {
    isExercising ? lesson.second : lesson.first
  }

  /// The task of a lesson after its first question was answered; nil before that.
  func task(in lesson: LessonPlan) -> Phrase? { isExercising ? lesson.task : nil }

  /// The words for the key that goes on.
  var hint: Phrase { isExercising ? Phrase("predict again", "再预测一次") : Phrase("predict", "预测") }
}
