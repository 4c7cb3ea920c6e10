import UIKit

extension SandboxScene {
  /// Three views in another one, which asks them from the last to the first; Seed 4.
  static let reverseOrder = SandboxScene(
    name: "reverse-order",
    title: LocalizedText(english: "Reverse order", chinese: "反向遍历"),
    question: LocalizedText(
      english: "In which order does hit-testing ask subviews?",
      chinese: "命中测试按什么顺序询问子视图？"
    ),
    answer: LocalizedText(
      english: "From last to first: XQ12View, XQ11View, XQ10View. Press X to see the order.",
      chinese: "从最后一个到第一个：XQ12View、XQ11View、XQ10View。按 X 可以看到。"
    ),
    demonstration: [FingerDrag("XQ11View", dx: 5, dy: 5)],
    makeRootViewController: { ReverseOrderController() }
  )
}

private final class ReverseOrderController: UIViewController {
  private let content = UIView()
  private let xq1View = XQ1View("XQ1View", .white, width: 100, height: 100)
  private lazy var control = ModeControl(["usual", "children too"]) { [xq1View] index in
    xq1View.asksChildren = index == 1
  }
  private lazy var ground = SplitView(content, controls: control)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    content.addSubview(xq1View)
    xq1View.accessibilityIdentifier = "XQ1View"
    xq1View.board = ground.board
    let colors: [UIColor] = [.systemOrange, .systemTeal, .systemIndigo]
    for (name, color) in zip(["XQ10View", "XQ11View", "XQ12View"], colors) {
      let child = NotingView(name, color, width: 100, height: 100)
      child.accessibilityIdentifier = name
      child.board = ground.board
      xq1View.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    let room = content.bounds
    xq1View.frame = CGRect(
      x: (room.width * 0.08).rounded(),
      y: (room.height * 0.2).rounded(),
      width: (room.width * 0.7).rounded(),
      height: (room.height * 0.6).rounded()
    )
  }
}

private final class XQ1View: NotingView {
  var asksChildren = false

  /// With `asksChildren`, the view also contains points of subviews outside of it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let rs = super.point(inside: point, with: event)
    if !rs, asksChildren {
      for subView in subviews.reversed() {
        let subPoint = subView.convert(point, from: self)
        if subView.bounds.contains(subPoint) { return true }
      }
    }
    return rs
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = ((bounds.width * 0.42).rounded(), (bounds.height * 0.24).rounded())
    for (index, child) in subviews.compactMap({ $0 as? NotingView }).enumerated() {
      let x = [0.06, 0.52, 0.8][index]
      let y = [0.12, 0.16, 0.66][index]
      child.frame = CGRect(
        x: (bounds.width * x).rounded(),
        y: (bounds.height * y).rounded(),
        width: width,
        height: height
      )
    }
  }
}
