import BenchmarkTable
import Foundation
import Geometry
import TouchKit

/// Frames of which little changed, and what is not plain rectangles.
enum DrawingRows {
  static var all: [Row] {
    [
      movedLeaf(among: 100), movedLeaf(among: 10_000), cards, turningCards,
    ]
  }

  private static func movedLeaf(among count: Int) -> Row {
    .compared(
      RowTitle(
        "moved-leaf-\(count)",
        "one of \(count) translucent views moves, a frame",
        beside: "a scan of all, Cairo calls of those that are touched"
      ),
      count: 100
    ) {
      let (screen, cairo) = (try Screen(), BareCairo())
      let boxes = Boxes(count, covering: 477 * Double(count))
      let leaf = boxes.addViews(to: screen.root)[count / 2]
      screen.drawAll()
      let damage = leaf.frame.insetBy(dx: -2, dy: -1)
      var step: CGFloat = 1
      return Row.Work(
        product: {
          for _ in 0..<100 {
            leaf.center.x += step
            step = -step
            screen.drawDamage()
          }
        },
        floor: { for _ in 0..<100 { cairo.draw(boxes, inside: damage) } }
      )
    }
  }

  private static var cards: Row {
    .compared(
      RowTitle(
        "cards",
        "40 turned round views with a border and 60 labels, at rest, a frame",
        beside: "Cairo calls of the views alone"
      ),
      turns: 41
    ) {
      let (screen, cairo, boxes) = (try Screen(), BareCairo(), Boxes(40, covering: 1_000_000))
      _ = addCards(boxes, to: screen)
      return Row.Work(
        product: { screen.drawAll() },
        floor: { cairo.drawCards(boxes, radius: 16, angle: 0.3) }
      )
    }
  }

  /// The same with nothing kept from the frame before: every view has turned.
  private static var turningCards: Row {
    .compared(
      RowTitle(
        "cards-turning",
        "the same while every view turns, a frame",
        beside: "Cairo calls of the views alone"
      ),
      turns: 41
    ) {
      let (screen, cairo, boxes) = (try Screen(), BareCairo(), Boxes(40, covering: 1_000_000))
      let cards = addCards(boxes, to: screen)
      var angle: CGFloat = 0.3
      return Row.Work(
        product: {
          angle += 0.01
          for card in cards { card.transform = CGAffineTransform(rotationAngle: angle) }
          screen.drawAll()
        },
        floor: { cairo.drawCards(boxes, radius: 16, angle: angle) }
      )
    }
  }

  private static func addCards(_ boxes: Boxes, to screen: Screen) -> [UIView] {
    let cards = boxes.addViews(to: screen.root)
    for view in cards {
      view.layer.cornerRadius = 16
      view.layer.borderWidth = 2
      view.transform = CGAffineTransform(rotationAngle: 0.3)
    }
    for index in 0..<60 {
      let label = UILabel(
        frame: CGRect(x: (index % 6) * 210 + 10, y: (index / 6) * 78 + 10, width: 200, height: 24)
      )
      label.text = "Label number \(index)"
      screen.root.addSubview(label)
    }
    screen.application.layoutIfNeeded()
    return cards
  }
}
