import UIKit

extension SandboxScene {
  /// Views that follow a finger with their transform, as in Seed 0 §2.1.
  static let dragTransform = SandboxScene(
    name: "drag-transform",
    title: LocalizedText(english: "Drag by transform", chinese: "用 transform 拖动"),
    question: LocalizedText(
      english: "Does a view follow the finger when it moves by its transform?",
      chinese: "用 transform 平移的视图会跟随手指吗？"
    ),
    answer: LocalizedText(
      english: "Yes, even when it is rotated: movement and transform are in its own coordinates.",
      chinese: "会，旋转后也一样：偏移和变换都在视图自己的坐标系里。"
    ),
    demonstration: [
      FingerDrag("card", dx: 30, dy: 90),
      FingerDrag("turned", dx: 20, dy: 60),
    ],
    makeRootViewController: { DragTransformController() }
  )
}

private final class DragTransformController: UIViewController {
  override func loadView() {
    view = GroundView(frame: UIScreen.main.bounds)
    view.accessibilityIdentifier = "root"
    view.backgroundColor = .ground
  }

  override func viewDidLoad() {
    addCard("card", .systemTeal, x: 40)
    addCard("turned", .systemPurple, x: 220).transform = CGAffineTransform(rotationAngle: .pi / 6)
  }

  @discardableResult
  private func addCard(_ name: String, _ color: UIColor, x: CGFloat) -> UIView {
    let frame = CGRect(x: x, y: 80, width: 120, height: 90)
    let design = CGSize(width: 360, height: 220)
    let card = TransformCard(frame: frame.fitted(design, in: view.bounds.size))
    card.accessibilityIdentifier = name
    card.backgroundColor = color
    view.addSubview(card)
    return card
  }
}

/// A card that adds each movement of the finger to its transform.
private final class TransformCard: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // The location is in the view's own coordinates, because `translatedBy` translates before it rotates.
    let location = touch.location(in: self)
    let previous = touch.previousLocation(in: self)
    transform = transform.translatedBy(x: location.x - previous.x, y: location.y - previous.y)
  }
}
