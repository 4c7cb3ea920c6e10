import UIKit

extension SandboxScene {
  /// A button that extends outside of its superview, and two ways to make it work there; Seeds 3, 4.
  static let outOfBounds = SandboxScene(
    name: "out-of-bounds",
    title: LocalizedText(english: "Out of bounds", chinese: "超出父视图"),
    question: LocalizedText(
      english: "Can a button be pressed where it sticks out of its superview?",
      chinese: "按钮超出父视图的部分能点到吗？"
    ),
    answer: LocalizedText(
      english: "Only if the superview overrides hitTest or point(inside:).",
      chinese: "不能，除非父视图重写 hitTest 或 point(inside:)。"
    ),
    demonstration: [FingerDrag("target", dx: 5, dy: 5)],
    makeRootViewController: { OutOfBoundsController() }
  )
}

private final class OutOfBoundsController: UIViewController {
  private let content = ButtonsView(frame: .zero)
  private lazy var control = ModeControl(["none", "hitTest", "inside"]) { [content] index in
    content.wilson.fix = [.none, .hitTest, .pointInside][index]
  }
  private lazy var ground = SplitView(content, controls: control)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    for button in [content.other, content.wilson.targetButton, content.top] {
      button.addTarget(self, action: OutOfBoundsController.clicked, for: .touchUpInside)
    }
  }

  func clicked(_ button: UIButton) {
    let text = "\(button.currentTitle ?? "?") button"
    content.result.text = text
    ground.board.log(text)
  }
}

/// The views that Seed 3 lays out: a button behind, the view with the button outside, a button in front.
private final class ButtonsView: UIView {
  let result = UILabel()
  let other = ButtonsView.button("other", .systemBlue)
  let wilson = WilsonView(frame: .zero)
  let top = ButtonsView.button("top", .systemGray)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "content"
    result.text = "nothing pressed yet"
    result.textAlignment = .center
    result.accessibilityIdentifier = "result"
    wilson.accessibilityIdentifier = "wilson"
    wilson.backgroundColor = .white
    wilson.addSubview(wilson.targetButton)
    for view in [result, other, wilson, top] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  fileprivate static func button(_ title: String, _ border: UIColor) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.layer.borderColor = border.cgColor
    button.layer.borderWidth = 1
    button.accessibilityIdentifier = title
    return button
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    func part(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> CGRect {
      CGRect(
        x: (width * x).rounded(),
        y: (height * y).rounded(),
        width: (width * w).rounded(),
        height: (height * h).rounded()
      )
    }
    result.frame = part(0.1, 0.04, 0.8, 0.12)
    wilson.frame = part(0.1, 0.22, 0.5, 0.36)
    other.frame = part(0.15, 0.68, 0.6, 0.24)
    top.frame = part(0.62, 0.3, 0.3, 0.14)
    // It is outside of its superview: on the right, where `top` covers a part, and below, over `other`.
    wilson.targetButton.frame = CGRect(
      x: (width * 0.25).rounded(),
      y: (height * 0.16).rounded(),
      width: (width * 0.45).rounded(),
      height: (height * 0.38).rounded()
    )
  }
}

/// A view that can find its button beyond its bounds.
private final class WilsonView: UIView {
  enum Fix {
    case none
    case hitTest
    case pointInside
  }

  let targetButton = ButtonsView.button("target", .systemRed)
  var fix = Fix.none

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard fix == .hitTest else { return super.hitTest(point, with: event) }
    let pointForTargetView = targetButton.convert(point, from: self)
    if targetButton.bounds.contains(pointForTargetView) {
      return targetButton.hitTest(pointForTargetView, with: event)
    }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isInside = super.point(inside: point, with: event)
    guard !isInside, fix == .pointInside else { return isInside }
    return subviews.reversed().contains { $0.bounds.contains($0.convert(point, from: self)) }
  }
}
