import UIKit

extension SandboxScene {
  /// A React Native overlay with `box-none` whose only child fills it.
  static let reactBoxNone = SandboxScene(
    name: "react-box-none",
    title: LocalizedText(english: "React Native: box-none", chinese: "React Native：box-none 覆盖层"),
    question: LocalizedText(
      english: "Which touches does an overlay with pointerEvents box-none let through?",
      chinese: "pointerEvents 为 box-none 的覆盖层会放行哪些触摸？"
    ),
    answer: LocalizedText(
      english: "Touches on its own empty area; but a child that fills the overlay still takes "
        + "them.",
      chinese: "落在它自身空白处的触摸；但铺满它的子视图仍会接收触摸。"
    ),
    demonstration: [FingerDrag("pay", dx: 5, dy: 5, receiver: "wrapper")],
    makeRootViewController: { ReactBoxNoneController() }
  )
}

private final class ReactBoxNoneController: UIViewController {
  private let ground = DesignGround(frame: UIScreen.main.bounds)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    let surface = ground.addRoot("surface")
    let overlay = ReactFabricView()
    let wrapper = ReactFabricView()
    overlay.settings.pointerEvents = .boxNone
    let place = CGRect(x: 200, y: 300, width: 200, height: 80)
    ground.add(ReactFabricView(), "pay", .systemBlue, caption: "Pay", to: surface, at: place)
    let whole = CGRect(x: 0, y: 0, width: 600, height: 440)
    ground.add(overlay, "overlay", .clear, to: surface, at: whole)
    ground.add(wrapper, "wrapper", .clear, to: overlay, at: whole)
    let top = CGRect(x: 150, y: 30, width: 300, height: 70)
    ground.add(ReactFabricView(), "toast", .systemOrange, caption: "toast", to: wrapper, at: top)
  }
}
