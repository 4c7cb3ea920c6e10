import UIKit

extension SandboxScene {
  /// Controls on a background with a tap recognizer.
  static let controlVersusGesture = SandboxScene(
    name: "control-vs-gesture",
    title: LocalizedText(english: "Control or recognizer", chinese: "控件与手势识别器"),
    question: LocalizedText(
      english: "Who wins a tap: the control, or a recognizer on a superview?",
      chinese: "轻点时谁优先：控件，还是父视图上的手势识别器？"
    ),
    answer: LocalizedText(
      english:
        "Buttons and switches win; plain controls lose; a recognizer on the control itself wins.",
      chinese: "按钮和开关优先；普通 UIControl 的触摸会被取消；加在控件自身上的识别器优先。"
    ),
    demonstration: [FingerDrag("plain", dx: 2, dy: 2)],
    makeRootViewController: { ControlVersusGestureController() }
  )
}

private final class ControlVersusGestureController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector(ControlVersusGestureController.groundTapped))
    ground.addGestureRecognizer(tap)
    add(button("UIButton"), "button")
    add(UISwitch(), "switch")
    let plain = UIControl(frame: CGRect(x: 0, y: 0, width: 160, height: 34))
    plain.backgroundColor = .systemTeal
    plain.layer.cornerRadius = 8
    add(plain, "plain")
    let own = button("UIButton with its own tap")
    let ownTap = UITapGestureRecognizer()
    ownTap.addTarget(self, action: Selector(ControlVersusGestureController.buttonTapped))
    own.addGestureRecognizer(ownTap)
    add(own, "own")
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .white
    button.layer.cornerRadius = 8
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    return button
  }

  private func add(_ control: UIControl, _ name: String) {
    ground.addRow(control, named: name)
    control.addTarget(self, action: ControlVersusGestureController.up, for: .touchUpInside)
    control.addTarget(self, action: ControlVersusGestureController.cancelled, for: .touchCancel)
  }

  func groundTapped() { ground.board.log("tap recognizer of the ground") }
  func buttonTapped() { ground.board.log("tap recognizer of the button") }
  func up(_ sender: UIControl) { logEvent("touchUpInside", of: sender) }
  func cancelled(_ sender: UIControl) { logEvent("touchCancel", of: sender) }

  private func logEvent(_ event: String, of sender: UIControl) {
    ground.board.log("\(sender.accessibilityIdentifier ?? "?"): \(event)")
  }
}
