import Drawing
import Foundation
import Geometry

/// The instances of a replicator layer: their number, transforms and colours.
struct LayerCopies {
  /// The amounts added to the components of a colour.
  struct Offsets {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0
  }

  /// The largest number of instances (our choice).
  private static let most = 1000

  var count = 1
  var transform = CATransform3DIdentity
  var color: CGColor? = .white
  var offsets = Offsets()

  /// The number of instances shown.
  var shownCount: Int { min(max(count, 0), Self.most) }

  /// Returns the transform of each instance, for given bounds of the layer.
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

  /// Returns the bounding box of all instances of a rectangle.
  func box(of rect: CGRect, in bounds: CGRect) -> CGRect {
    transforms(in: bounds).reduce(CGRect.null) {
      $0.union(Quad(rect, transform: $1).boundingBox)
    }
  }

  /// Returns the colour by which the colours of an instance are multiplied.
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

  /// Sets a value if its key is a property of replicators; returns whether it is.
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
  /// Appends another list with its colours multiplied by a tint.
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
      // The colour applies only to the pixels of the picture.
      append(.beginGroup(DrawCommand.Group(bounds: bounds, blendMode: .destinationIn)))
      append(contentsOf: picture)
      append(.endGroup)
    }
    append(.endGroup)
  }
}
