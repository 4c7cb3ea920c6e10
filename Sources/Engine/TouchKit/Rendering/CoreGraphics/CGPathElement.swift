import Drawing
public import Foundation

/// An element of a path.
nonisolated public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element; valid only while the closure that received the element runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }

  static func with(_ element: Path.Element, _ block: (UnsafePointer<CGPathElement>) -> Void) {
    let type: CGPathElementType
    var points: [CGPoint]
    switch element {
    case .move(let point): (type, points) = (.moveToPoint, [point])
    case .line(let point): (type, points) = (.addLineToPoint, [point])
    case .curve(let end, let control1, let control2):
      (type, points) = (.addCurveToPoint, [control1, control2, end])
    // One unused point provides a valid address.
    case .close: (type, points) = (.closeSubpath, [.zero])
    }
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var step = CGPathElement(type: type, points: base)
      block(&step)
    }
  }
}

/// The type of a path's element.
nonisolated public enum CGPathElementType: Int32, Sendable {
  /// Begins a new subpath at a point.
  case moveToPoint = 0
  /// Adds a straight line to a point.
  case addLineToPoint = 1
  /// Adds a quadratic curve: control point and end.
  ///
  /// Paths here convert such curves to cubic ones.
  case addQuadCurveToPoint = 2
  /// Adds a cubic curve: two control points and the end.
  case addCurveToPoint = 3
  /// Closes the subpath.
  case closeSubpath = 4
}
