import UIKit

extension SandboxScene {
  /// Ten thousand views.
  static let stress = SandboxScene(
    name: "stress",
    title: LocalizedText(english: "Ten thousand views", chinese: "一万个视图"),
    question: LocalizedText(
      english: "Is hit-testing fast enough with ten thousand views?",
      chinese: "视图有一万个时，命中测试够快吗？"
    ),
    answer: LocalizedText(
      english: "Yes: each move of the finger runs a hit-test and colours the view that is hit.",
      chinese: "够快：手指每次移动都会重新做命中测试，并给命中的视图上色。"
    ),
    demonstration: [FingerDrag("tile-5050", dx: 120, dy: 80)],
    makeRootViewController: { StressController() }
  )
}

private final class StressController: UIViewController {
  override func loadView() {
    view = TilesView(frame: UIScreen.main.bounds)
    view.accessibilityIdentifier = "root"
  }
}

/// A hundred rows of a hundred tiles.
private final class TilesView: UIView {
  private static let side = 100

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .ground
    for number in 0..<(Self.side * Self.side) { addSubview(Tile(number)) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let (width, height) = (bounds.width / CGFloat(Self.side), bounds.height / CGFloat(Self.side))
    for (number, tile) in subviews.enumerated() {
      let (row, column) = (CGFloat(number / Self.side), CGFloat(number % Self.side))
      let (left, top) = ((column * width).rounded(), (row * height).rounded())
      tile.frame = CGRect(
        x: left,
        y: top,
        width: ((column + 1) * width).rounded() - left,
        height: ((row + 1) * height).rounded() - top
      )
    }
  }
}

/// A tile whose finger paints it and every other tile that it reaches.
private final class Tile: UIView {
  init(_ number: Int) {
    super.init(frame: .zero)
    accessibilityIdentifier = "tile-\(number)"
    let tone = (number / 100 + number) % 3
    backgroundColor = UIColor(white: 0.8 + 0.1 * CGFloat(tone), alpha: 1)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    paint(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    paint(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func paint(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      for place in event?.coalescedTouches(for: touch) ?? [touch] {
        let tile = superview?.hitTest(place.location(in: superview), with: event)
        if tile is Tile { tile?.backgroundColor = .systemOrange }
      }
    }
  }
}
