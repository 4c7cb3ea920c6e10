import Drawing
import Foundation
import Geometry
import TouchKit

/// Ten boxes in each box up to a number, always the same: translucent, with a border.
struct NestedBoxes {
  static let screen = CGSize(width: 1280, height: 800)
  static let borderColor = Color(red: 32 / 255.0, green: 32 / 255.0, blue: 32 / 255.0, alpha: 1)

  /// The boxes on the screen, parents before children.
  private(set) var rects: [CGRect] = []
  private(set) var colors: [Color] = []
  private var parents: [Int] = []

  init(_ count: Int) {
    var random = PeerRandom(99)
    add(CGRect(origin: .zero, size: NestedBoxes.screen), in: -1, &random)
    var parent = 0
    while rects.count < count {
      for rect in NestedBoxes.parts(of: rects[parent]).prefix(count - rects.count) {
        add(rect, in: parent, &random)
      }
      parent += 1
    }
  }

  private mutating func add(_ rect: CGRect, in parent: Int, _ random: inout PeerRandom) {
    let bits = random.next()
    func channel(_ shift: Int) -> Double { Double((bits >> shift) & 255) / 255 }
    let alpha = Double(64 + ((bits >> 24) & 127)) / 255
    rects.append(rect)
    colors.append(Color(red: channel(0), green: channel(8), blue: channel(16), alpha: alpha))
    parents.append(parent)
  }

  /// Returns ten parts of a box within its border, in whole points.
  private static func parts(of rect: CGRect) -> [CGRect] {
    let (columns, rows) = rect.width >= rect.height ? (5, 2) : (2, 5)
    let (left, top) = (Int(rect.minX) + 1, Int(rect.minY) + 1)
    let (width, height) = (Int(rect.width) - 2, Int(rect.height) - 2)
    return (0..<10).map { part in
      let (column, row) = (part % columns, part / columns)
      let x = (left + column * width / columns, left + (column + 1) * width / columns)
      let y = (top + row * height / rows, top + (row + 1) * height / rows)
      return CGRect(x: x.0, y: y.0, width: max(1, x.1 - x.0), height: max(1, y.1 - y.0))
    }
  }

  /// Adds a view for each box, nested like the boxes.
  func addViews(to root: UIView) -> [UIView] {
    var views: [UIView] = []
    for (index, rect) in rects.enumerated() {
      let parent = parents[index]
      let origin = parent < 0 ? .zero : rects[parent].origin
      let view = UIView(frame: rect.offsetBy(dx: -origin.x, dy: -origin.y))
      view.backgroundColor = NestedBoxes.uiColor(colors[index])
      view.layer.borderWidth = 1
      view.layer.borderColor = NestedBoxes.uiColor(NestedBoxes.borderColor).cgColor
      (parent < 0 ? root : views[parent]).addSubview(view)
      views.append(view)
    }
    return views
  }

  /// Returns the places of the first boxes, for comparing them with those of a peer.
  func firstPlaces() -> AnswerSum {
    var sum = AnswerSum()
    for rect in rects.prefix(AnswerSum.questions) {
      for number in [rect.minX, rect.minY, rect.width, rect.height] { sum.add(Int(number)) }
    }
    return sum
  }

  private static func uiColor(_ color: Color) -> UIColor {
    UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
