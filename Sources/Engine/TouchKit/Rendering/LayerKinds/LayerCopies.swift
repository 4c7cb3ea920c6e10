import Drawing
import Foundation
import Geometry

/// How often, where and in which colours a layer shows its sublayers.
struct LayerCopies {
  /// How much is added to each part of a colour.
  struct Offsets {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0
  }

  /// More are not shown (our choice).
  private static let most = 1000

  var count = 1
  var transform = CATransform3DIdentity
  var color: CGColor? = .white
  var offsets = Offsets()

  /// How many instances are shown.
  var shownCount: Int { min(max(count, 0), Self.most) }

  /// What is done to each instance in coordinates in which the layer has these bounds.
  func transforms(in bounds: CGRect) -> [CGAffineTransform] {
    let (x, y) = (bounds.minX + bounds.width / 2, bounds.minY + bounds.height / 2)
    let step = CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform.flat)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    var result: [CGAffineTransform] = []
    var next = CGAffineTransform.identity
    for _ in 0..<shownCount {
      result.append(next)
      next = next.concatenating(step)
    }
    return result
  }

  /// The box of all instances of a rectangle.
  func box(of rect: CGRect, in bounds: CGRect) -> CGRect {
    transforms(in: bounds).reduce(CGRect.null) {
      $0.union(Quad(rect, transform: $1).boundingBox)
    }
  }

  /// What the colours of an instance are multiplied with.
  func tint(of index: Int) -> Color {
    let first = color?.drawingColor ?? .white
    let steps = Double(index)
    func part(_ value: Double, _ offset: Double) -> Double {
      let sum = value + offset * steps
      return sum.isNaN ? value : min(max(sum, 0), 1)
    }
    return Color(
      red: part(first.red, offsets.red),
      green: part(first.green, offsets.green),
      blue: part(first.blue, offsets.blue),
      alpha: part(first.alpha, offsets.alpha)
    )
  }

  func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .instanceTransform: .transform(transform)
    case .instanceColor: .color(color?.drawingColor)
    case .instanceRedOffset: .number(offsets.red)
    case .instanceGreenOffset: .number(offsets.green)
    case .instanceBlueOffset: .number(offsets.blue)
    case .instanceAlphaOffset: .number(offsets.alpha)
    default: nil
    }
  }

  /// Whether it knows the property.
  mutating func adopt(_ value: LayerValue, for key: LayerKey) -> Bool {
    switch key {
    case .instanceTransform: transform = value.transform
    case .instanceColor: color = value.color.map { CGColor($0) }
    case .instanceRedOffset: offsets.red = value.number
    case .instanceGreenOffset: offsets.green = value.number
    case .instanceBlueOffset: offsets.blue = value.number
    case .instanceAlphaOffset: offsets.alpha = value.number
    default: return false
    }
    return true
  }
}

extension DisplayList {
  /// Adds another list in colours that are multiplied with one.
  mutating func append(_ picture: DisplayList, tinted tint: Color, within bounds: CGRect) {
    let isColored = tint.red < 1 || tint.green < 1 || tint.blue < 1
    guard isColored || tint.alpha < 1 else { return append(contentsOf: picture) }
    append(.beginGroup(DrawCommand.Group(bounds: bounds, opacity: tint.alpha)))
    append(contentsOf: picture)
    if isColored {
      let color = Color(red: tint.red, green: tint.green, blue: tint.blue, alpha: 1)
      append(.beginGroup(DrawCommand.Group(bounds: bounds, blendMode: .multiply)))
      append(.fillRect(bounds, color))
      append(.endGroup)
      // Only where there is something is anything coloured.
      append(.beginGroup(DrawCommand.Group(bounds: bounds, blendMode: .destinationIn)))
      append(contentsOf: picture)
      append(.endGroup)
    }
    append(.endGroup)
  }
}
