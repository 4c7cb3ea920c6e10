import UIKit

extension SandboxScene {
  /// A window with a SwiftUI toast over an app's window on iOS 17.
  static let swiftUIWindow17 = OverlayPlan(
    name: "swiftui-window-17",
    title: LocalizedText(
      english: "SwiftUI overlay window on iOS 17",
      chinese: "iOS 17 上的 SwiftUI 浮层窗口"
    ),
    question: LocalizedText(
      english: "Which touches pass a window that returns nil for its root view on iOS 17?",
      chinese: "在 iOS 17 上，命中根视图时返回 nil 的窗口会放行哪些触摸？"
    ),
    answer: LocalizedText(
      english: "Every touch beside the toast: the toast is a view; elsewhere the root view is hit.",
      chinese: "提示条以外的触摸：提示条是一个视图，其余地方命中的是根视图。"
    ),
    rule: .notRoot
  ).scene(iOS: 17)

  /// The same window on iOS 18.
  static let swiftUIWindow18 = OverlayPlan(
    name: "swiftui-window-18",
    title: LocalizedText(
      english: "SwiftUI overlay window on iOS 18",
      chinese: "iOS 18 上的 SwiftUI 浮层窗口"
    ),
    question: LocalizedText(
      english: "Which touches pass the same window on iOS 18?",
      chinese: "同一个窗口在 iOS 18 上会放行哪些触摸？"
    ),
    answer: LocalizedText(
      english: "All touches, even on the toast: the second hit-test returns the root view.",
      chinese: "全部，连提示条上的也放行：同一次触摸的第二次命中测试返回根视图。"
    ),
    rule: .notRoot
  ).scene(iOS: 18)

  /// The window that was fixed for iOS 18, on iOS 26.
  static let swiftUIWindow26 = OverlayPlan(
    name: "swiftui-window-26",
    title: LocalizedText(
      english: "SwiftUI overlay window on iOS 26",
      chinese: "iOS 26 上的 SwiftUI 浮层窗口"
    ),
    question: LocalizedText(
      english: "Does a window that asks its root view's subviews work on iOS 26?",
      chinese: "询问根视图的子视图的窗口，在 iOS 26 上还管用吗？"
    ),
    answer: LocalizedText(
      english: "No: the toast is only a layer. No subview takes the touch, so the app gets it.",
      chinese: "不管用：提示条只是图层，没有子视图接收触摸，触摸交给了应用。"
    ),
    rule: .subviewsOfRoot
  ).scene(iOS: 26)
}

/// A scene with an overlay window, without the iOS version.
nonisolated private struct OverlayPlan: Sendable {
  let name: String
  let title: LocalizedText
  let question: LocalizedText
  let answer: LocalizedText
  /// The touches that the window keeps.
  let rule: HostWindow.Rule

  /// Returns the scene for an iOS version.
  @MainActor func scene(iOS: Int) -> SandboxScene {
    var scene = SandboxScene(
      name: name,
      title: title,
      question: question,
      answer: answer,
      demonstration: [FingerDrag("save", dx: 5, dy: 5)],
      makeRootViewController: { [rule] in
        let controller = OverlayWindowController()
        controller.rule = rule
        controller.iOS = iOS
        return controller
      }
    )
    scene.onIOS = { self.scene(iOS: $0) }
    return scene
  }
}

private final class OverlayWindowController: UIViewController {
  var rule = HostWindow.Rule.notRoot
  var iOS = 17
  private let ground = DesignGround(frame: UIScreen.main.bounds)
  private let host = SwiftUIHostView()
  private var overlay: HostWindow?

  override func loadView() { view = ground }

  override func viewDidLoad() {
    addApp()
    let toast = SwiftUIElementView()
    let area = UIView()
    let place = CGRect(x: 170, y: 60, width: 300, height: 70)
    host.accessibilityIdentifier = "host"
    host.settings.iOS = iOS
    toast.settings.iOS = iOS
    area.isUserInteractionEnabled = false
    ground.add(toast, "toast", .systemOrange, caption: "toast", to: host, at: place)
    ground.add(area, "area", .clear, to: host, at: place)
  }

  private func addApp() {
    let save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    ground.add(
      UIView(),
      "list",
      .systemTeal,
      caption: "list",
      to: ground,
      at: CGRect(x: 20, y: 20, width: 600, height: 260)
    )
    ground.add(
      save,
      "save",
      .white,
      to: ground,
      at: CGRect(x: 220, y: 360, width: 200, height: 80)
    )
  }

  override func viewDidLayoutSubviews() { overlay?.frame = view.bounds }

  override func viewDidAppear(_ animated: Bool) {
    guard overlay == nil else { return }
    let controller = UIViewController()
    controller.view = host
    let window = HostWindow(frame: view.bounds)
    window.accessibilityIdentifier = "overlay-window"
    window.windowLevel = .alert
    window.rule = rule
    window.rootViewController = controller
    window.isHidden = false
    overlay = window
  }
}
