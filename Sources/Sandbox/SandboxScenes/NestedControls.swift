import UIKit

extension SandboxScene {
  /// Nested controls.
  static let nestedControls = SandboxScene(
    name: "nested-controls",
    title: LocalizedText(english: "Nested controls", chinese: "嵌套的控件"),
    question: LocalizedText(
      english: "Do both controls react when one is inside the other?",
      chinese: "一个控件在另一个控件里面时，两个都会响应吗？"
    ),
    answer: LocalizedText(
      english: "Only the one that is hit; controls do not pass their touches on.",
      chinese: "只有被命中的那个会响应；控件不会把触摸继续向上传递。"
    ),
    demonstration: [FingerDrag("inner", dx: 5, dy: 5), FingerDrag("outer", dx: 5, dy: 5)],
    makeRootViewController: { NestedControlsController() }
  )
}

private final class NestedControlsController: UIViewController {
  private let ground = SceneGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let outer = NamedControl("outer", .systemGreen, CGRect(x: 0, y: 0, width: 220, height: 190))
    ground.addRow(outer, named: "outer")
    let inner = NamedControl("inner", .systemBlue, CGRect(x: 12, y: 12, width: 110, height: 60))
    let disabled = NamedControl("off", .systemGray, CGRect(x: 12, y: 100, width: 80, height: 50))
    disabled.isEnabled = false
    for control in [inner, disabled] { outer.addSubview(control) }
    for control in [outer, inner, disabled] { control.board = ground.board }
  }
}

/// A coloured control that is brighter while it is pressed, and logs its events.
private final class NamedControl: UIControl {
  weak var board: EventBoard?

  init(_ name: String, _ color: UIColor, _ frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = name
    backgroundColor = color
    layer.cornerRadius = 10
    addTarget(self, action: NamedControl.pressed, for: .touchDown)
    addTarget(self, action: NamedControl.released, for: [.touchUpInside, .touchUpOutside])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.6 : 1 }
  }

  func pressed() { board?.log("\(accessibilityIdentifier ?? ""): touchDown") }
  func released() { board?.log("\(accessibilityIdentifier ?? ""): touchUp") }
}
