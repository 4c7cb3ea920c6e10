import Drawing
import Foundation
import Geometry

/// The colours of a gradient layer and their locations.
struct GradientStyle {
  var colors: [Any]? { didSet { drawnColors = LayerValue(colors, form: .colors)?.colors ?? [] } }
  var locations: [NSNumber]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
  private var drawnColors: [Color] = []

  var isVisible: Bool { drawnColors.contains { $0.alpha > 0 } }

  /// Draws the gradient into a square of size 1.
  func paint(into list: inout DisplayList) {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard type == .radial else { return list.append(.gradient(gradient(shape), in: square)) }
    // The ellipse's half axes are the distances from the start to the end in x and in y.
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else {
      if let last = drawnColors.last { list.append(.fillRect(square, last)) }
      return
    }
    list.append(.concatenate(CGAffineTransform(width, 0, 0, height, start.x, start.y)))
    let circle = Gradient.Shape.radial(from: .zero, radius: 0, to: .zero, endRadius: 1)
    let area = CGRect(
      x: -start.x / width,
      y: -start.y / height,
      width: 1 / width,
      height: 1 / height
    )
    list.append(.gradient(gradient(circle), in: area))
  }

  private func gradient(_ shape: Gradient.Shape) -> Gradient {
    let places = locations.map { $0.map { CGFloat($0.doubleValue) } }
    return Gradient(shape, stops: Gradient.stops(drawnColors, at: places))
  }

  private var shape: Gradient.Shape {
    type == .conic ? .conic(center: start, towards: end) : .linear(from: start, to: end)
  }

  func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .colors: .colors(colors == nil ? nil : drawnColors)
    case .locations: .list(locations?.map(\.doubleValue))
    case .startPoint: .point(start)
    case .endPoint: .point(end)
    default: nil
    }
  }

  /// Sets a value if its key is a property of gradients; returns whether it is.
  mutating func adopt(_ value: LayerValue, for key: LayerKey) -> Bool {
    switch key {
    case .colors: colors = value.colors?.map { CGColor($0) }
    case .locations: locations = value.list?.map { NSNumber(value: $0) }
    case .startPoint: start = value.point
    case .endPoint: end = value.point
    default: return false
    }
    return true
  }
}
