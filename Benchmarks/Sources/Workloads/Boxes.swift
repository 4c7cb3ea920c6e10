import Drawing
import Foundation
import TouchKit

/// Rectangles spread over a screen, always the same ones.
struct Boxes {
  static let screen = CGSize(width: 1280, height: 800)

  let rects: [CGRect]
  let colors: [Color]

  /// Creates rectangles that together cover a number of pixels.
  init(_ count: Int, covering area: Double) {
    var seed: UInt64 = 42
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(limit, 1)
    }
    let side = Int((area / Double(count)).squareRoot())
    var rects: [CGRect] = []
    var colors: [Color] = []
    for _ in 0..<count {
      let (width, height) = (side / 2 + next(side), side / 2 + next(side))
      rects.append(
        CGRect(
          x: next(Int(Boxes.screen.width) - width),
          y: next(Int(Boxes.screen.height) - height),
          width: width,
          height: height
        )
      )
      colors.append(
        Color(
          red: Double(next(256)) / 255,
          green: Double(next(256)) / 255,
          blue: Double(next(256)) / 255,
          alpha: 0.5
        )
      )
    }
    self.rects = rects
    self.colors = colors
  }

  /// A view for each, with a border of a point.
  func addViews(to root: UIView) -> [UIView] {
    zip(rects, colors).map { rect, color in
      let view = UIView(frame: rect)
      view.backgroundColor = UIColor(
        red: color.red,
        green: color.green,
        blue: color.blue,
        alpha: color.alpha
      )
      view.layer.borderWidth = 1
      view.layer.borderColor = UIColor.black.cgColor
      root.addSubview(view)
      return view
    }
  }
}
