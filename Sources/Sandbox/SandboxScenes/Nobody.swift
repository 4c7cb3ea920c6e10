import UIKit

extension SandboxScene {
  /// A window that returns nil, so that no responder handles any touch; Seed 0 §3.3.
  static let nobody = SandboxScene(
    name: "nobody",
    title: LocalizedText(english: "Nobody", chinese: "谁都不处理"),
    question: LocalizedText(
      english: "What if the window itself returns nil from hitTest?",
      chinese: "如果窗口自己的 hitTest 返回 nil 呢？"
    ),
    answer: LocalizedText(
      english: "No object receives the touch: not the button, not the recognizer, not the window.",
      chinese: "没有对象收到这次触摸：按钮、手势识别器、窗口都收不到。"
    ),
    demonstration: [FingerDrag("button", dx: 20, dy: 10, receiver: nil)],
    makeRootViewController: { NobodyController() },
    makeWindow: { DeafWindow(frame: $0) }
  )
}

private final class NobodyController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let button = UIButton(type: .system)
    button.setTitle("UIButton", for: .normal)
    button.backgroundColor = .white
    button.layer.cornerRadius = 8
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 44)
    button.addTarget(self, action: NobodyController.pressed, for: .touchUpInside)
    ground.addRow(button, named: "button")
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: NobodyController.tapped)
    ground.addGestureRecognizer(tap)
    ground.board.showLines(["Nothing happens here."])
  }

  func pressed() { ground.board.log("button") }
  func tapped() { ground.board.log("tap") }
}

private final class DeafWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
