import UIKit

extension SandboxScene {
  /// White with red and green in it, and two ways to make red receive every touch; Seed 0 §3.3.
  static let redirect = SandboxScene(
    name: "redirect",
    title: LocalizedText(english: "Redirect", chinese: "改派触摸"),
    question: LocalizedText(
      english: "Can red take the touches on green?",
      chinese: "红色视图能得到落在绿色视图上的触摸吗？"
    ),
    answer: LocalizedText(
      english: "Yes, if white's hitTest returns red. Red's own comes too late: green is asked "
        + "first.",
      chinese: "能，让白色的 hitTest 返回红色。在红色里重写 hitTest 太晚了：先询问的是绿色。"
    ),
    demonstration: [FingerDrag("green", dx: 5, dy: 5)],
    makeRootViewController: { RedirectController() }
  )
}

private final class RedirectController: UIViewController {
  private let white = WhiteView("", .white, width: 100, height: 100)
  private lazy var control = ModeControl(["usual", "red", "white"]) { [white] index in
    white.red.takesAll = index == 1
    white.namesRed = index == 2
  }
  private lazy var ground = SplitView(white, controls: control)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    white.accessibilityIdentifier = "white"
    white.red.accessibilityIdentifier = "red"
    white.green.accessibilityIdentifier = "green"
    for view in [white, white.red, white.green] { view.board = ground.board }
  }
}

private final class WhiteView: NotingView {
  let red = RedView("red", .systemRed, width: 100, height: 100)
  let green = NotingView("green", .systemGreen, width: 100, height: 100)
  var namesRed = false

  override init(_ caption: String, _ color: UIColor, width: CGFloat, height: CGFloat) {
    super.init(caption, color, width: width, height: height)
    // Red is the first subview; green is asked before it.
    for view in [red, green] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Without this check it would also return a view for points outside of it.
    guard namesRed, self.point(inside: point, with: event) else {
      return super.hitTest(point, with: event)
    }
    return red
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = (min(bounds.width, bounds.height) * 0.42).rounded()
    let top = ((bounds.height - side) / 2).rounded()
    red.frame = CGRect(x: bounds.midX - side - 6, y: top, width: side, height: side)
    green.frame = CGRect(x: bounds.midX + 6, y: top, width: side, height: side)
  }
}

private final class RedView: NotingView {
  var takesAll = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesAll ? self : super.hitTest(point, with: event)
  }
}
