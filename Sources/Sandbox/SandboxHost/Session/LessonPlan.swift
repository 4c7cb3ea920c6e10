package import Foundation
package import Inspector
package import TouchKit

/// A lesson of a course in a scene: a question, a change, and another question.
package struct LessonPlan {
  /// A question about a touch or a gesture.
  package struct Question {
    /// The location of the touch or gesture, in points of the scene.
    let point: CGPoint
    /// The reason why the answer is right.
    let reveal: Phrase
    /// The gesture and its possible results; nil for a question about a touch.
    let choices: GestureChoices?

    /// Creates a question.
    package init(point: CGPoint, reveal: Phrase, choices: GestureChoices? = nil) {
      (self.point, self.reveal, self.choices) = (point, reveal, choices)
    }
  }

  /// The change between the two questions.
  package enum Change {
    /// A property that the learner or the window sets, with the view's identifier and the value's numbers.
    ///
    /// A Boolean value is 1 or 0.
    case property(view: String, name: String, values: [Double])
    /// Code that the window runs.
    case code((UIApplication) -> Void)
  }

  /// The first question.
  let first: Question
  /// The change as an instruction, with the second question.
  let task: Phrase
  /// The change; nil if only the point changes.
  let change: Change?
  /// The question after the change.
  let second: Question

  /// Creates a lesson.
  package init(
    _ first: Question,
    task: Phrase,
    change: Change? = nil,
    _ second: Question
  ) {
    (self.first, self.task, self.change, self.second) = (first, task, change, second)
  }
}

/// A gesture that the window plays, with the results that a learner chooses from.
nonisolated package struct GestureChoices: Hashable, Sendable {
  /// The gesture.
  package var gesture: TriedGesture
  /// The possible results.
  package var answers: [Phrase]
  /// The index of the right result.
  package var right: Int
  /// The index of the result that the learner chose; nil before the choice.
  package var chosen: Int?

  /// Creates a gesture without a choice.
  package init(gesture: TriedGesture, answers: [Phrase], right: Int) {
    (self.gesture, self.answers, self.right) = (gesture, answers, right)
  }
}

/// The lessons that a learner has finished, and a callback for further ones.
package struct CourseRecord {
  /// The names of the finished lessons.
  package var done: Set<String>
  /// Called with the name of each lesson when its exercise is answered.
  package var onDone: (String) -> Void
  /// The score since the window opened.
  var score = PredictionState()

  /// Starts with the lessons that were finished before.
  package init(done: Set<String>, onDone: @escaping (String) -> Void) {
    (self.done, self.onDone) = (done, onDone)
  }
}
