import Drawing
import Foundation
import Geometry
import TouchKit

/// Whole frames, and frames of which little changed.
enum DrawingBenchmarks {
  static func run() -> [Comparison] {
    do {
      return try [
        frame(100, covering: 2_940_000, runs: 100),
        frame(1_000, covering: 3_910_000, runs: 100), frame(10_000, covering: 4_770_000, runs: 40),
        movedLeaf(among: 100), movedLeaf(among: 10_000), cards(), turningCards(), copying(),
      ]
    } catch {
      print("no memory for a picture: \(error)")
      return []
    }
  }

  private static func frame(_ count: Int, covering area: Double, runs: Int) throws -> Comparison {
    let screen = try Screen()
    let boxes = Boxes(count, covering: area)
    _ = boxes.addViews(to: screen.root)
    let cairo = BareCairo()
    return Comparison(
      "\(count) translucent views with a border, full frame",
      against: "the same Cairo calls",
      runs: runs,
      product: { screen.drawAll() },
      floor: { cairo.draw(boxes) }
    )
  }

  private static func movedLeaf(among count: Int) throws -> Comparison {
    let screen = try Screen()
    let boxes = Boxes(count, covering: 477 * Double(count))
    let views = boxes.addViews(to: screen.root)
    screen.drawAll()
    let cairo = BareCairo()
    let leaf = views[count / 2]
    let damage = leaf.frame.insetBy(dx: -2, dy: -1)
    var step: CGFloat = 1
    return Comparison(
      "one leaf among \(count) views moves",
      against: "scan of all, Cairo calls of those that are touched",
      runs: 40,
      count: 100,
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

  private static func cards() throws -> Comparison {
    let screen = try Screen()
    let boxes = Boxes(40, covering: 1_000_000)
    _ = addCards(boxes, to: screen)
    let cairo = BareCairo()
    return Comparison(
      "40 turned round views with a border and 60 labels, full frame",
      against: "Cairo calls of the views alone",
      runs: 60,
      product: { screen.drawAll() },
      floor: { cairo.drawCards(boxes, radius: 16, angle: 0.3) }
    )
  }

  /// The same with nothing kept from the frame before: every view has turned.
  private static func turningCards() throws -> Comparison {
    let screen = try Screen()
    let boxes = Boxes(40, covering: 1_000_000)
    let cards = addCards(boxes, to: screen)
    let cairo = BareCairo()
    var angle: CGFloat = 0.3
    return Comparison(
      "the same while every view turns",
      against: "Cairo calls of the views alone",
      runs: 60,
      product: {
        angle += 0.01
        for card in cards { card.transform = CGAffineTransform(rotationAngle: angle) }
        screen.drawAll()
      },
      floor: { cairo.drawCards(boxes, radius: 16, angle: angle) }
    )
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

  /// What a frame costs that is only handed on.
  private static func copying() throws -> Comparison {
    let screen = try Screen()
    let (target, source) = (BareCairo(), BareCairo())
    return Comparison(
      "an empty window, full frame",
      against: "memcpy of a frame",
      runs: 60,
      product: { screen.drawAll() },
      floor: { target.pixels.copyMemory(from: UnsafeRawBufferPointer(source.pixels)) }
    )
  }
}
