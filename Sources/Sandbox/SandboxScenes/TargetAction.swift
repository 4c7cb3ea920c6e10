import UIKit

extension SandboxScene {
  /// Buttons whose actions go to a target, up the responder chain, and to a closure.
  static let targetAction = SandboxScene(
    name: "target-action",
    title: LocalizedText(english: "Target and action", chinese: "目标与动作"),
    question: LocalizedText(
      english: "Who handles the action of a control that has no target?",
      chinese: "控件没有指定目标时，由谁来执行动作？"
    ),
    answer: LocalizedText(
      english: "The nearest responder in the chain that implements the method.",
      chinese: "响应链上最近的、实现了该方法的响应者。"
    ),
    demonstration: [FingerDrag("nil target", dx: 4, dy: 4)],
    makeRootViewController: { TargetActionController() }
  )
}

private final class TargetActionController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let direct = button("target: the controller")
    direct.addTarget(self, action: TargetActionController.pressed, for: .touchUpInside)
    ground.addRow(direct, named: "direct")
    let searching = button("target: nil")
    searching.addTarget(nil, action: Selector(Mediator.handled), for: .touchUpInside)
    let mediator = Mediator(frame: CGRect(x: 0, y: 0, width: 200, height: 70))
    mediator.board = ground.board
    mediator.addSubview(searching)
    searching.frame.origin = CGPoint(x: 10, y: 18)
    searching.accessibilityIdentifier = "nil target"
    ground.addRow(mediator, named: "mediator")
    let closure = button("a UIAction")
    let board = ground.board
    closure.addAction(
      UIAction(title: "closure") { [weak board] in board?.log("closure: \($0.title)") },
      for: .touchUpInside
    )
    ground.addRow(closure, named: "closure")
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.backgroundColor = .white
    button.layer.cornerRadius = 8
    button.frame = CGRect(x: 0, y: 0, width: 180, height: 34)
    return button
  }

  func pressed(_ sender: UIButton) {
    ground.board.log("the controller: \(sender.currentTitle ?? "")")
  }
}

/// A view in the responder chain that can handle the action.
private final class Mediator: UIView {
  weak var board: EventBoard?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func handled(_ sender: UIButton) { board?.log("the yellow view: \(sender.currentTitle ?? "")") }
}
