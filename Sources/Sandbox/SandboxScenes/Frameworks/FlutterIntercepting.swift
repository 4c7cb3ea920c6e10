import UIKit

extension SandboxScene {
  /// A platform view whose content takes no touches.
  static let flutterIntercepting = SandboxScene(
    name: "flutter-intercepting",
    title: LocalizedText(
      english: "Flutter: the intercepting view",
      chinese: "Flutter：拦截视图"
    ),
    question: LocalizedText(
      english: "Who gets a touch that the content of a platform view does not take?",
      chinese: "平台视图的内容不接收的触摸交给谁？"
    ),
    answer: LocalizedText(
      english: "The intercepting view around it; its recognizer tells Flutter about the touch.",
      chinese: "它外面的拦截视图；其中的识别器会把触摸告诉 Flutter。"
    ),
    demonstration: [FingerDrag("web", dx: 5, dy: 5, receiver: "intercepting")],
    makeRootViewController: { FlutterInterceptingController() }
  )
}

private final class FlutterInterceptingController: UIViewController {
  private let ground = DesignGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let flutter = UIView()
    let clipping = FlutterClippingView()
    let intercepting = UIView()
    let web = UIView()
    web.isUserInteractionEnabled = false
    ground.add(
      flutter,
      "flutter",
      .white,
      to: ground,
      at: CGRect(x: 20, y: 20, width: 600, height: 440)
    )
    ground.add(
      clipping,
      "clipping",
      .systemGray,
      to: flutter,
      at: CGRect(x: 60, y: 80, width: 480, height: 300)
    )
    ground.add(
      intercepting,
      "intercepting",
      .systemTeal,
      to: clipping,
      at: CGRect(x: 0, y: 0, width: 480, height: 300)
    )
    ground.add(
      web,
      "web",
      .systemBlue,
      caption: "web view",
      to: intercepting,
      at: CGRect(x: 20, y: 20, width: 440, height: 260)
    )
  }
}
