import UIKit

extension SandboxScene {
  /// Nested coloured views, as in Seed 0 §3.2.
  static let nestedColours = SandboxScene(
    name: "nested-colours",
    title: LocalizedText(english: "Nested colours", chinese: "嵌套的颜色"),
    question: LocalizedText(
      english: "Which view is the fittest to take a touch?",
      chinese: "哪个视图最适合处理触摸？"
    ),
    answer: LocalizedText(
      english: "The deepest view that contains the point; of two siblings, the one in front.",
      chinese: "包含触摸点的最深的视图；兄弟视图重叠时，后添加的优先。"
    ),
    demonstration: [FingerDrag("yellow", dx: 120, dy: 60)],
    makeRootViewController: { NestedColoursController() }
  )
}

private final class NestedColoursController: UIViewController {
  override func loadView() {
    let root = ColourTile("root", .ground, at: .zero)
    root.frame = UIScreen.main.bounds
    view = root
  }

  override func viewDidLoad() {
    let white = ColourTile("white", .white, at: CGRect(x: 0.06, y: 0.06, width: 0.88, height: 0.88))
    let green = ColourTile(
      "green",
      .systemGreen,
      at: CGRect(x: 0.05, y: 0.07, width: 0.40, height: 0.42)
    )
    let orange = ColourTile(
      "orange",
      .systemOrange,
      at: CGRect(x: 0.30, y: 0.25, width: 0.65, height: 0.68)
    )
    let blue = ColourTile(
      "blue",
      .systemBlue,
      at: CGRect(x: 0.08, y: 0.11, width: 0.60, height: 0.78)
    )
    let red = ColourTile("red", .systemRed, at: CGRect(x: 0.58, y: 0.40, width: 0.34, height: 0.40))
    let yellow = ColourTile(
      "yellow",
      .systemYellow,
      at: CGRect(x: 0.14, y: 0.24, width: 0.56, height: 0.52)
    )
    view.addSubview(white)
    // Orange is added after green and red after blue, so that they receive touches where they overlap.
    white.addSubview(green)
    white.addSubview(orange)
    orange.addSubview(blue)
    orange.addSubview(red)
    blue.addSubview(yellow)
  }
}

/// A coloured view that keeps its fraction of its superview for any window size.
private final class ColourTile: UIView {
  private let share: CGRect

  /// Creates a tile; the share is in fractions of the superview's size.
  init(_ name: String, _ color: UIColor, at share: CGRect) {
    self.share = share
    super.init(frame: .zero)
    accessibilityIdentifier = name
    backgroundColor = color
  }

  required init?(coder: NSCoder) {
    share = .zero
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    for case let tile as ColourTile in subviews {
      let share = tile.share
      tile.frame = CGRect(
        x: (share.minX * bounds.width).rounded(),
        y: (share.minY * bounds.height).rounded(),
        width: (share.width * bounds.width).rounded(),
        height: (share.height * bounds.height).rounded()
      )
    }
  }
}
