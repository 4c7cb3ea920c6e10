import UIKit

extension SandboxScene {
  /// Boxes that follow a finger by handling its touches.
  static let dragTouches = SandboxScene(
    name: "drag-touches",
    title: LocalizedText(english: "Drag by touches", chinese: "用触摸方法拖动"),
    question: LocalizedText(
      english: "How does a view follow the finger in touchesMoved?",
      chinese: "视图怎样在 touchesMoved 中跟随手指？"
    ),
    answer: LocalizedText(
      english: "It adds the difference between location and previousLocation to its center.",
      chinese: "把 location 与 previousLocation 之差加到 center 上。"
    ),
    demonstration: [
      FingerDrag("box", dx: 60, dy: 90),
      FingerDrag("box2", dx: -40, dy: 30),
    ],
    makeRootViewController: { DragTouchesController() }
  )
}

private final class DragTouchesController: UIViewController {
  override func loadView() {
    view = GroundView(frame: UIScreen.main.bounds)
    view.accessibilityIdentifier = "root"
    view.backgroundColor = .ground
  }

  override func viewDidLoad() {
    addBox("box", .systemRed, CGRect(x: 40, y: 60, width: 120, height: 120))
    addBox("box2", .systemBlue, CGRect(x: 220, y: 60, width: 120, height: 120))
  }

  private func addBox(_ name: String, _ color: UIColor, _ frame: CGRect) {
    let design = CGSize(width: 360, height: 200)
    let box = DraggableBox(frame: frame.fitted(design, in: view.bounds.size))
    box.accessibilityIdentifier = name
    box.backgroundColor = color
    view.addSubview(box)
  }
}

/// A box that moves with the finger that came down on it.
private final class DraggableBox: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.bringSubviewToFront(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // There is at most one, since `isMultipleTouchEnabled` is false: a second finger moves the other box.
    guard let touch = touches.first else { return }
    let location = touch.location(in: superview)
    let previous = touch.previousLocation(in: superview)
    center.x += location.x - previous.x
    center.y += location.y - previous.y
  }

  // The default would pass the end of the drag on along the chain.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
