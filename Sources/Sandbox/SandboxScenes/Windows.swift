import UIKit

extension SandboxScene {
  /// Two windows above the scene's own.
  static let windows = SandboxScene(
    name: "windows",
    title: LocalizedText(english: "Windows", chinese: "多个窗口"),
    question: LocalizedText(
      english: "Which window gets a touch: the key window, or the one under the finger?",
      chinese: "触摸交给哪个窗口：主窗口，还是手指下面的窗口？"
    ),
    answer: LocalizedText(
      english: "The frontmost window under the finger, by windowLevel. The key window gets keys.",
      chinese: "手指下面最前面的窗口；主窗口接收键盘事件。前后由 windowLevel 决定。"
    ),
    demonstration: [FingerDrag("below", dx: 5, dy: 5)],
    makeRootViewController: { WindowsController() }
  )
}

private final class WindowsController: UIViewController {
  private let ground = SplitView(UIView())
  private var others: [UIWindow] = []

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let pad = WindowPad("normal window", .systemTeal, ground.board)
    pad.accessibilityIdentifier = "below"
    pad.frame = CGRect(x: 20, y: 30, width: 150, height: 110)
    ground.insertSubview(pad, at: 0)
    ground.sendSubviewToBack(ground.subviews[1])
  }

  override func viewDidAppear(_ animated: Bool) {
    guard others.isEmpty else { return }
    addWindow("alert", .alert, .systemRed, CGRect(x: 90, y: 90, width: 120, height: 90))
    // It is shown later, but has a lower level.
    addWindow("normal", .normal, .systemIndigo, CGRect(x: 40, y: 110, width: 90, height: 110))
    view.window?.makeKey()
  }

  private func addWindow(
    _ name: String,
    _ level: UIWindow.Level,
    _ color: UIColor,
    _ frame: CGRect
  ) {
    let window = UIWindow(frame: frame)
    window.accessibilityIdentifier = "\(name)-window"
    window.windowLevel = level
    let controller = UIViewController()
    let pad = WindowPad("\(name) level", color, ground.board)
    pad.accessibilityIdentifier = name
    controller.view = pad
    window.rootViewController = controller
    window.isHidden = false
    others.append(window)
  }
}

/// A view that shows whether its window is the key window.
private final class WindowPad: PadView {
  private weak var board: EventBoard?

  init(_ caption: String, _ color: UIColor, _ board: EventBoard) {
    self.board = board
    super.init(caption, color, width: 100, height: 100)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isKey = window?.isKeyWindow == true
    board?.log("\(accessibilityIdentifier ?? "?"): \(isKey ? "key window" : "not key")")
    if touches.contains(where: { $0.tapCount == 2 }) { window?.makeKey() }
  }
}
