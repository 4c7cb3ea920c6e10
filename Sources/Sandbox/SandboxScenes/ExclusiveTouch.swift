import UIKit

extension SandboxScene {
  /// An exclusive view beside two others that are not exclusive.
  static let exclusiveTouch = SandboxScene(
    name: "exclusive-touch",
    title: LocalizedText(english: "Exclusive touch", chinese: "独占触摸"),
    question: LocalizedText(
      english: "Which touches do other views get while a view with isExclusiveTouch has a finger?",
      chinese: "isExclusiveTouch 的视图被按住时，其他视图还能收到触摸吗？"
    ),
    answer: LocalizedText(
      english: "No new ones. It also gets no touch while another view has a finger.",
      chinese: "收不到新的手指；反过来，别的视图被按住时它也收不到。"
    ),
    demonstration: [FingerDrag("usual", dx: 10, dy: 10), FingerDrag("usual2", dx: 10, dy: 10)],
    makeRootViewController: { ExclusiveTouchController() }
  )
}

private final class ExclusiveTouchController: UIViewController {
  private let grid = GridView(columns: 1)
  private lazy var ground = SplitView(grid)

  override func loadView() { view = ground }

  override func viewDidLoad() {
    ground.board.order = .oldestFirst
    let names = ["exclusive", "usual", "usual2"]
    for (name, color) in zip(names, [UIColor.systemRed, .systemTeal, .systemBlue]) {
      let view = NotingView(name, color, width: 100, height: 100)
      view.accessibilityIdentifier = name
      view.isExclusiveTouch = name == "exclusive"
      view.board = ground.board
      grid.addSubview(view)
    }
  }
}
