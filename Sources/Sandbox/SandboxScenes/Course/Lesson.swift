public import UIKit

/// A lesson of the course: a question about a scene, a prediction, the solution, and an exercise.
///
/// The exercise changes one thing and asks again.
public struct Lesson {
  /// The touch or gesture that a learner makes, and the correct answer.
  public struct Touch {
    /// The point, in points of a scene of 640 by 480.
    public let point: CGPoint
    /// The correct answer.
    public let answer: Answer
    /// The explanation of the answer.
    public let reveal: LocalizedText

    /// Describes a touch that a view receives.
    init(_ x: Double, _ y: Double, _ receiver: String, _ english: String, _ chinese: String) {
      self.init(x, y, .receiver(receiver), english, chinese)
    }

    /// Describes a touch or a gesture.
    init(_ x: Double, _ y: Double, _ answer: Answer, _ english: String, _ chinese: String) {
      (point, self.answer) = (CGPoint(x: x, y: y), answer)
      reveal = LocalizedText(english: english, chinese: chinese)
    }
  }

  /// The answer to a question.
  public enum Answer {
    /// The identifier of the view that receives the touch.
    case receiver(String)
    /// The result of a gesture.
    case result(GestureQuestion)
  }

  /// The change between the two questions of a lesson.
  public enum Change {
    /// A property that the learner sets.
    ///
    /// It consists of the view's identifier, the property and its value, as in `play --set`.
    case property(view: String, name: String, value: String)
    /// A line of code; the program makes the equivalent change.
    case code(String, make: @MainActor @Sendable (UIApplication) -> Void)

    /// Describes a property that the learner sets.
    init(_ view: String, _ property: String, _ value: String) {
      self = .property(view: view, name: property, value: value)
    }
  }

  /// The name on the command line, such as `deepest-view`.
  public let name: String
  /// The title.
  public let title: LocalizedText
  /// The scene of the lesson.
  public let scene: SandboxScene
  /// The question, with hints for the prediction.
  public let question: LocalizedText
  /// The touch of the prediction.
  public let touch: Touch
  /// The change of the exercise.
  public let change: Change
  /// The touch of the prediction after the change.
  public let touchAfter: Touch
}

extension Lesson {
  /// The change as an instruction, followed by the question.
  public var task: LocalizedText {
    switch change {
    case .property(let view, let name, let value):
      LocalizedText(
        english: "Set \(name) of \(view) to \(value). Who gets the touch now?",
        chinese: "把 \(view) 的 \(name) 改为 \(value)，现在谁得到触摸？"
      )
    case .code(let line, _):
      LocalizedText(
        english: "The code now contains \(line). Who acts for the same gesture?",
        chinese: "代码里加上了 \(line)。再做一次同样的手势，触发的是哪一个？"
      )
    }
  }
}
