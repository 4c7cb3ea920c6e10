package import Foundation
package import Inspector

/// What a lesson of a course asks in a scene: about one touch, and about another after the learner
/// has changed something.
package struct LessonPlan {
  /// Where the learner is to press first, in points of the scene.
  let point: CGPoint
  /// Why the view gets that touch that does.
  let reveal: Phrase
  /// What the learner is to change, and to predict then.
  let task: Phrase
  /// Where to press after the change.
  let pointAfter: CGPoint
  /// Why that touch is received as it is.
  let revealAfter: Phrase

  /// Describes a lesson.
  package init(
    point: CGPoint,
    reveal: Phrase,
    task: Phrase,
    pointAfter: CGPoint,
    revealAfter: Phrase
  ) {
    (self.point, self.reveal, self.task) = (point, reveal, task)
    (self.pointAfter, self.revealAfter) = (pointAfter, revealAfter)
  }
}

/// Which lessons a learner has done, and who wants to know.
package struct CourseRecord {
  /// The names of the lessons that are done.
  package var done: Set<String>
  /// Called with the name of each lesson when its exercise was answered.
  package var onDone: (String) -> Void
  /// What was answered since the window opened.
  var score = PredictionState()

  /// Begins with the lessons that were done before.
  package init(done: Set<String>, onDone: @escaping (String) -> Void) {
    (self.done, self.onDone) = (done, onDone)
  }
}
