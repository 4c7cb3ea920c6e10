import UIKit

extension SandboxScene {
  /// A platform view whose content receives no touches.
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
      english: "The intercepting view around it; its recognizer reports the touch to Flutter.",
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
    let (_, intercepting) = ground.addFlutter(
      clipping: CGRect(x: 60, y: 80, width: 480, height: 300),
      intercepting: CGRect(x: 0, y: 0, width: 480, height: 300)
    )
    let web = UIView()
    web.isUserInteractionEnabled = false
    let place = CGRect(x: 20, y: 20, width: 440, height: 260)
    ground.add(web, "web", .systemBlue, caption: "web view", to: intercepting, at: place)
  }
}
