public import UIKit

/// One lesson of the course: a question about a scene, a prediction, the reveal, and an exercise that
/// changes one property and asks again.
public struct Lesson {
  /// Where a learner is to press, and who gets that touch.
  public struct Touch {
    /// In points of a scene of 640 by 480.
    public let point: CGPoint
    /// The identifier of the view that gets it.
    public let receiver: String
    /// Why that view.
    public let reveal: LocalizedText

    /// Describes a touch.
    init(_ x: Double, _ y: Double, _ receiver: String, _ english: String, _ chinese: String) {
      (point, self.receiver) = (CGPoint(x: x, y: y), receiver)
      reveal = LocalizedText(english: english, chinese: chinese)
    }
  }

  /// A property that the exercise changes.
  public struct Change {
    /// The view's identifier.
    public let view: String
    /// The property, as the inspector and `play --set` call it.
    public let property: String
    /// Its value, as `play --set` takes it.
    public let value: String

    /// Describes a change.
    init(_ view: String, _ property: String, _ value: String) {
      (self.view, self.property, self.value) = (view, property, value)
    }
  }

  /// The name by which the command calls it, such as `deepest-view`.
  public let name: String
  /// What it is called.
  public let title: LocalizedText
  /// The scene that it looks at.
  public let scene: SandboxScene
  /// What is to be predicted, and what to think of meanwhile.
  public let question: LocalizedText
  /// The touch that is predicted.
  public let touch: Touch
  /// What the exercise changes.
  public let change: Change
  /// The touch that is predicted after the change.
  public let touchAfter: Touch
}

extension Lesson {
  /// The change as an instruction, followed by the question.
  public var task: LocalizedText {
    LocalizedText(
      english: "Set \(change.property) of \(change.view) to \(change.value). "
        + "Who gets the touch now?",
      chinese: "把 \(change.view) 的 \(change.property) 改为 \(change.value)，现在谁得到触摸？"
    )
  }
}
