import Drawing
import Foundation

/// A value of a layer's property, as numbers if it can be interpolated.
enum LayerValue: Equatable {
  /// The form of a value, which gives its numbers their meaning.
  enum Form: Equatable {
    case number, point, size, rect, color, colors, list, transform, path, object
  }

  case numbers([Double], Form)
  case path(Path)
  /// An object that cannot be interpolated.
  case object(AnyObject)
  case none

  /// Returns the value at a fraction of the way to another one of the same form.
  func moved(towards end: LayerValue, by part: Double) -> LayerValue {
    switch (self, end) {
    case (.numbers(let a, let form), .numbers(let b, let other))
    where form == other && a.count == b.count:
      // Exact at both ends.
      return .numbers(zip(a, b).map { $0 * (1 - part) + $1 * part }, form)
    case (.path(let a), .path(let b)): return .path(a.moved(towards: b, by: part) ?? end.path ?? b)
    // A colour fades in from nil and fades out to nil.
    case (.none, .numbers(let b, .color)): return Self.faded(b, by: part)
    case (.numbers(let a, .color), .none): return Self.faded(a, by: 1 - part)
    default: return part < 0.5 ? self : end
    }
  }

  private static func faded(_ color: [Double], by part: Double) -> LayerValue {
    .numbers([color[0], color[1], color[2], color[3] * min(max(part, 0), 1)], .color)
  }

  /// Returns the sum; for transforms, one after the other.
  ///
  /// Returns nil if there is no sum.
  func adding(_ other: LayerValue, times factor: Double = 1) -> LayerValue? {
    guard case .numbers(let a, let form) = self, case .numbers(let b, let kind) = other,
      kind == form, a.count == b.count
    else { return nil }
    guard form == .transform else { return .numbers(zip(a, b).map { $0 + $1 * factor }, form) }
    let (first, second) = (TransformSteps(parts: a).transform, TransformSteps(parts: b).transform)
    let both = factor < 0 ? first.followed(by: second.inverse ?? CATransform3DIdentity) : nil
    return .numbers(TransformSteps(both ?? second.followed(by: first)).parts, .transform)
  }

  /// Returns the same transform with full turns added, so that it is as near as possible to another.
  ///
  /// Other values are returned unchanged.
  func turned(near other: LayerValue) -> LayerValue {
    guard case .numbers(var parts, .transform) = self, case .numbers(let near, .transform) = other
    else { return self }
    for index in 9...11 {
      let turn = 2 * Double.pi
      let difference = parts[index] - near[index]
      if abs(difference) > .pi, difference.isFinite {
        parts[index] -= (difference / turn).rounded() * turn
      }
    }
    return .numbers(parts, .transform)
  }

  /// Returns the distance to another value; 1 between values that cannot be interpolated.
  func distance(to other: LayerValue) -> Double {
    guard case .numbers(let a, _) = self, case .numbers(let b, _) = other, a.count == b.count
    else { return self == other ? 0 : 1 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  static func == (left: LayerValue, right: LayerValue) -> Bool {
    switch (left, right) {
    case (.numbers(let a, let form), .numbers(let b, let other)): form == other && a == b
    case (.path(let a), .path(let b)): a == b
    case (.object(let a), .object(let b)): a === b
    case (.none, .none): true
    default: false
    }
  }
}

extension Path {
  /// Returns the path at a fraction of the way to another; nil if their elements differ in kind.
  fileprivate func moved(towards end: Path, by part: Double) -> Path? {
    guard elements.count == end.elements.count else { return nil }
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x * (1 - part) + b.x * part, y: a.y * (1 - part) + b.y * part)
    }
    var result = Path()
    result.rule = end.rule
    for (first, second) in zip(elements, end.elements) {
      switch (first, second) {
      case (.move(let a), .move(let b)): result.move(to: between(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: between(a, b))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        result.addCurve(
          to: between(a, b),
          control1: between(a1, b1),
          control2: between(a2, b2)
        )
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}
