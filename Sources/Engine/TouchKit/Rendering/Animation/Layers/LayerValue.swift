import Drawing
import Foundation

/// A value of a layer's property, as numbers wherever something can lie halfway between two.
enum LayerValue: Equatable {
  /// What numbers stand for.
  enum Form: Equatable {
    case number, point, size, rect, color, colors, list, transform, path, object
  }

  case numbers([Double], Form)
  case path(Path)
  /// Something that can only be replaced.
  case object(AnyObject)
  case none

  /// The value a part of the way to another one of the same form.
  func moved(towards end: LayerValue, by part: Double) -> LayerValue {
    switch (self, end) {
    case (.numbers(let a, let form), .numbers(let b, let other))
    where form == other && a.count == b.count:
      // Exact at both ends.
      return .numbers(zip(a, b).map { $0 * (1 - part) + $1 * part }, form)
    case (.path(let a), .path(let b)): return .path(a.moved(towards: b, by: part) ?? end.path ?? b)
    // From no colour to one it fades in, from one to none it fades out.
    case (.none, .numbers(let b, .color)): return Self.faded(b, by: part)
    case (.numbers(let a, .color), .none): return Self.faded(a, by: 1 - part)
    default: return part < 0.5 ? self : end
    }
  }

  private static func faded(_ color: [Double], by part: Double) -> LayerValue {
    .numbers([color[0], color[1], color[2], color[3] * min(max(part, 0), 1)], .color)
  }

  /// The sum; for mappings, one after the other.
  ///
  /// Nil where there is no such thing.
  func adding(_ other: LayerValue, times factor: Double = 1) -> LayerValue? {
    guard case .numbers(let a, let form) = self, case .numbers(let b, let kind) = other,
      kind == form, a.count == b.count
    else { return nil }
    guard form == .transform else { return .numbers(zip(a, b).map { $0 + $1 * factor }, form) }
    let (first, second) = (TransformSteps(parts: a).transform, TransformSteps(parts: b).transform)
    let both = factor < 0 ? first.followed(by: second.inverse ?? CATransform3DIdentity) : nil
    return .numbers(TransformSteps(both ?? second.followed(by: first)).parts, .transform)
  }

  /// The same mapping, turned by whole turns to be as near as can be to another; other values as
  /// is.
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

  /// How far it is to another value; 1 between things that can only be replaced.
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
  /// The path a part of the way to another with the same kinds of steps; nil for other paths.
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
