import UIKit

extension SandboxScene {
  /// Ten thousand views.
  static let stress = SandboxScene(
    name: "stress",
    title: LocalizedText(english: "Ten thousand views", chinese: "一万个视图"),
    question: LocalizedText(
      english: "Is the view under the finger found in time among ten thousand?",
      chinese: "在一万个视图中，能及时找到手指下面的那一个吗？"
    ),
    answer: LocalizedText(
      english: "Yes: each move of the finger hit-tests again and paints the view that it finds.",
      chinese: "能：手指每次移动都会重新查找，并给找到的视图上色。"
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
