import UIKit

extension SandboxScene {
  /// A drawing of react-native-svg over a React Native button.
  static let reactDrawing = SandboxScene(
    name: "react-drawing",
    title: LocalizedText(
      english: "React Native: a drawing over a button",
      chinese: "React Native：盖在按钮上的 SVG"
    ),
    question: LocalizedText(
      english: "Does pointerEvents none let touches through an Svg?",
      chinese: "Svg 设了 pointerEvents none，触摸能穿过去吗？"
    ),
    answer: LocalizedText(
      english: "Not before pull request 2787 of react-native-svg; set it on a View around the Svg.",
      chinese: "在 PR 2787 之前的 react-native-svg 里不能；要在 Svg 外面包一个 View，设在 View 上。"
    ),
    demonstration: [FingerDrag("order", dx: 5, dy: 5, receiver: "drawing")],
    makeRootViewController: { ReactDrawingController() }
  )
}

private final class ReactDrawingController: UIViewController {
  private let ground = DesignGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let surface = ground.addRoot("surface")
    let wrapper = ReactFabricView()
    let drawing = SVGDrawingView()
    drawing.settings.pointerEvents = .none
    let place = CGRect(x: 150, y: 160, width: 300, height: 120)
    ground.add(ReactFabricView(), "order", .systemBlue, caption: "Order", to: surface, at: place)
    let above = CGRect(x: 100, y: 100, width: 400, height: 240)
    ground.add(wrapper, "wrapper", .clear, to: surface, at: above)
    let tint = UIColor(red: 1, green: 0.8, blue: 0, alpha: 0.35)
    let all = CGRect(origin: .zero, size: above.size)
    ground.add(drawing, "drawing", tint, to: wrapper, at: all)
  }
}
