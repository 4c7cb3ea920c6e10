import UIKit

extension SandboxScene {
  /// A Flutter menu over a web view that is a platform view.
  static let flutterOverlay = SandboxScene(
    name: "flutter-overlay",
    title: LocalizedText(
      english: "Flutter: a menu over a web view",
      chinese: "Flutter：盖在网页上的菜单"
    ),
    question: LocalizedText(
      english: "Does a Flutter menu over a platform view get its touches?",
      chinese: "盖在平台视图上的 Flutter 菜单会接收触摸吗？"
    ),
    answer: LocalizedText(
      english: "Not from UIKit: the overlay has interaction off, so UIKit hits the platform view.",
      chinese: "对 UIKit 来说不会：浮层关闭了交互，命中的是平台视图。"
    ),
    demonstration: [FingerDrag("menu", dx: 5, dy: 5, receiver: "web")],
    makeRootViewController: { FlutterOverlayController() }
  )
}

private final class FlutterOverlayController: UIViewController {
  private let ground = DesignGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let (flutter, intercepting) = ground.addFlutter(
      clipping: CGRect(x: 60, y: 80, width: 480, height: 300),
      intercepting: CGRect(x: 0, y: 0, width: 480, height: 300)
    )
    let place = CGRect(x: 20, y: 20, width: 440, height: 260)
    ground.add(UIView(), "web", .systemBlue, caption: "web view", to: intercepting, at: place)
    let menu = UIView()
    menu.isUserInteractionEnabled = false
    let above = CGRect(x: 200, y: 60, width: 200, height: 200)
    ground.add(menu, "menu", .systemOrange, caption: "menu", to: flutter, at: above)
  }
}
