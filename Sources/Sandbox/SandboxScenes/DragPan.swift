import UIKit

extension SandboxScene {
  /// Boxes that follow a finger with a pan recognizer; the same boxes as in `drag-touches`.
  static let dragPan = SandboxScene(
    name: "drag-pan",
    title: LocalizedText(english: "Drag by a pan recognizer", chinese: "用拖动手势拖动"),
    question: LocalizedText(
      english: "How does a view follow the finger without handling a single touch?",
      chinese: "视图不处理任何触摸，怎样跟随手指？"
    ),
    answer: LocalizedText(
      english: "A pan recognizer reports the movement; it begins after 10 points, which do not "
        + "count.",
      chinese: "由拖动手势识别器报告位移；它在移动 10 点之后开始，这 10 点不计入。"
    ),
    demonstration: [
      FingerDrag("box", dx: 60, dy: 90),
      FingerDrag("box2", dx: -40, dy: 30),
    ],
    makeRootViewController: { DragPanController() }
  )
}

private final class DragPanController: UIViewController {
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
    let box = UIView(frame: frame.fitted(design, in: view.bounds.size))
    box.accessibilityIdentifier = name
    box.backgroundColor = color
    view.addSubview(box)
    let pan = UIPanGestureRecognizer(target: self, action: DragPanController.dragged)
    pan.name = "pan"
    box.addGestureRecognizer(pan)
  }

  func dragged(_ pan: UIPanGestureRecognizer) {
    guard let box = pan.view else { return }
    if pan.state == .began { view.bringSubviewToFront(box) }
    let step = pan.translation(in: view)
    box.center.x += step.x
    box.center.y += step.y
    // The translation is then relative to the previous step.
    pan.setTranslation(.zero, in: view)
  }
}
