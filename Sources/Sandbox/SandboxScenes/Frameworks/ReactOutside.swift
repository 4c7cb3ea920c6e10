import UIKit

extension SandboxScene {
  /// A React Native button that extends outside of a card that does not clip.
  static let reactOutside = SandboxScene(
    name: "react-outside",
    title: LocalizedText(
      english: "React Native: outside of the parent",
      chinese: "React Native：父视图之外"
    ),
    question: LocalizedText(
      english: "Can a React Native button be pressed where it sticks out of its parent?",
      chinese: "React Native 的按钮超出父视图的部分能点到吗？"
    ),
    answer: LocalizedText(
      english: "Yes, unless the parent clips: its hitTest asks subviews outside of its bounds.",
      chinese: "能，除非父视图裁剪：它的 hitTest 会询问 bounds 之外的子视图。"
    ),
    demonstration: [FingerDrag("buy", dx: 5, dy: 5)],
    makeRootViewController: { ReactOutsideController() }
  )
}

private final class ReactOutsideController: UIViewController {
  private let ground = DesignGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let card = ReactFabricView()
    let place = CGRect(x: 60, y: 60, width: 300, height: 220)
    ground.add(card, "card", .systemTeal, caption: "card", to: ground.addRoot("surface"), at: place)
    let beyond = CGRect(x: 180, y: 160, width: 220, height: 120)
    ground.add(ReactFabricView(), "buy", .systemBlue, caption: "Buy", to: card, at: beyond)
  }
}
