package import Foundation
package import Inspector
package import TouchKit

/// A lesson of a course in a scene: a question, a change, and another question.
package struct LessonPlan {
  /// A question about a touch or a gesture.
  package struct Question {
    /// The place of the touch or gesture, in points of the scene.
    let point: CGPoint
    /// Why the answer is right.
    let reveal: Phrase
    /// The gesture and its results to choose from; nil for a question about a touch.
    let choices: GestureChoices?

    /// Describes a question.
    package init(point: CGPoint, reveal: Phrase, choices: GestureChoices? = nil) {
      (self.point, self.reveal, self.choices) = (point, reveal, choices)
    }
  }

  /// The change between the two questions.
  package enum Change {
    /// A property that the learner or the window sets: the view's identifier, the property, and the
    /// numbers of its value; true is 1 and false is 0.
    case property(view: String, name: String, values: [Double])
    /// Code that the window runs.
    case code((UIApplication) -> Void)
  }

  /// The first question.
  let first: Question
  /// The change as an instruction, with the second question.
  let task: Phrase
  /// The change; nil if nothing changes but the point.
  let change: Change?
  /// The question after the change.
  let second: Question

  /// Describes a lesson.
  package init(
    _ first: Question,
    task: Phrase,
    change: Change? = nil,
    _ second: Question
  ) {
    (self.first, self.task, self.change, self.second) = (first, task, change, second)
  }
}

/// A gesture that the window makes, with the results that a learner chooses from.
nonisolated package struct GestureChoices: Hashable, Sendable {
  /// The gesture.
  package var gesture: TriedGesture
  /// The results to choose from.
  package var answers: [Phrase]
  /// The position of the right result.
  package var right: Int
  /// The position of the result that the learner chose; nil before that.
  package var chosen: Int?

  /// Describes a gesture of which nothing is chosen.
  package init(gesture: TriedGesture, answers: [Phrase], right: Int) {
    (self.gesture, self.answers, self.right) = (gesture, answers, right)
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
