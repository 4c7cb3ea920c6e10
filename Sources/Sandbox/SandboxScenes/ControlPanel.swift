import UIKit

extension SandboxScene {
  /// One control of each kind.
  static let controlPanel = SandboxScene(
    name: "control-panel",
    title: LocalizedText(english: "Control panel", chinese: "控件面板"),
    question: LocalizedText(
      english: "What does each control make of a finger, and what does it send?",
      chinese: "每种控件怎样响应手指，又发出什么事件？"
    ),
    answer: LocalizedText(
      english: "It follows the finger, changes its value, and sends events to its targets.",
      chinese: "控件跟踪手指、改变自己的值，并向目标发送事件。"
    ),
    demonstration: [FingerDrag("switch", dx: 30, dy: 0), FingerDrag("slider", dx: 40, dy: 0)],
    makeRootViewController: { ControlPanelController() }
  )
}

private final class ControlPanelController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    add(button, "button", .touchUpInside) { _ in "pressed" }
    let toggle = UISwitch()
    add(toggle, "switch", .valueChanged) { $0.isOn ? "on" : "off" }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
    slider.value = 0.5
    add(slider, "slider", .valueChanged) { "\(Int(($0.value * 100).rounded())) %" }
    let stepper = UIStepper()
    add(stepper, "stepper", .valueChanged) { "\(Int($0.value))" }
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    segments.frame = CGRect(x: 0, y: 0, width: 140, height: 28)
    add(segments, "segments", .valueChanged) { "\($0.selectedSegmentIndex)" }
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 140, height: 20))
    pages.numberOfPages = 5
    add(pages, "pages", .valueChanged) { "page \($0.currentPage + 1)" }
  }

  private func add<Control: UIControl>(
    _ control: Control,
    _ name: String,
    _ event: UIControl.Event,
    _ worth: @escaping (Control) -> String
  ) {
    ground.addRow(control, named: name)
    let board = ground.board
    control.addAction(
      UIAction { [weak board] action in
        guard let sender = action.sender as? Control else { return }
        board?.log("\(name): \(worth(sender))")
      },
      for: event
    )
  }
}
