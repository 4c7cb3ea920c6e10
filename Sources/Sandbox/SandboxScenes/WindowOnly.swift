import UIKit

extension SandboxScene {
  /// A controller's view that declines every touch, so that only the window remains; Seed 0 §3.3.
  static let windowOnly = SandboxScene(
    name: "window-only",
    title: LocalizedText(english: "Only the window", chinese: "只有窗口"),
    question: LocalizedText(
      english: "Who handles touches when the controller's view returns nil from hitTest?",
      chinese: "控制器的 view 在 hitTest 里返回 nil 时，由谁处理触摸？"
    ),
    answer: LocalizedText(
      english: "The window: it contains the point, and no subview takes the touch.",
      chinese: "窗口：它包含该点，而没有子视图接收触摸。"
    ),
    demonstration: [FingerDrag("blue", dx: 20, dy: 10, receiver: "window")],
    makeRootViewController: { WindowOnlyController() },
    makeWindow: { HearingWindow(frame: $0) }
  )
}

private final class WindowOnlyController: UIViewController {
  private let ground = DecliningView(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }
}

/// A background with a button-like view, neither of which receives touches.
private final class DecliningView: UIView {
  private let blue = PadView("touch me", .systemBlue, width: 140, height: 90)
  let board = EventBoard(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "root"
    backgroundColor = .ground
    blue.accessibilityIdentifier = "blue"
    for view in [blue, board] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func didMoveToWindow() { (window as? HearingWindow)?.board = board }

  override func layoutSubviews() {
    blue.center = CGPoint(x: (bounds.width * 0.3).rounded(), y: bounds.midY)
    let split = (bounds.width * 0.6).rounded()
    board.frame = CGRect(x: split, y: 12, width: split * 0.6, height: bounds.height - 24)
  }
}

/// A window that logs its touches.
private final class HearingWindow: UIWindow {
  weak var board: EventBoard?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "window"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("window began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("window moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    board?.log("window ended")
  }
}
