import UIKit

extension SandboxScene {
  /// A rotated platform view in Flutter's clipping view.
  static let flutterClipping = SandboxScene(
    name: "flutter-clipping",
    title: LocalizedText(
      english: "Flutter: a turned platform view",
      chinese: "Flutter：旋转的平台视图"
    ),
    question: LocalizedText(
      english: "Who gets a touch in the empty corner beside a rotated platform view?",
      chinese: "落在旋转的平台视图旁边空白角上的触摸交给谁？"
    ),
    answer: LocalizedText(
      english: "Flutter's own view: the clipping view contains a point only if a subview does.",
      chinese: "Flutter 自己的视图：只有子视图包含该点时，裁剪视图才包含该点。"
    ),
    demonstration: [FingerDrag("map", dx: 5, dy: 5)],
    makeRootViewController: { FlutterClippingController() }
  )
}

private final class FlutterClippingController: UIViewController {
  private let ground = DesignGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let (_, intercepting) = ground.addFlutter(
      clipping: CGRect(x: 140, y: 60, width: 320, height: 320),
      intercepting: CGRect(x: 60, y: 60, width: 200, height: 200)
    )
    intercepting.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let place = CGRect(x: 10, y: 10, width: 180, height: 180)
    ground.add(UIView(), "map", .systemGreen, caption: "map", to: intercepting, at: place)
  }
}
