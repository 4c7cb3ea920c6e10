import Drawing
public import Foundation

/// One step of a path's pen.
nonisolated public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// The points it does it with; valid only while the closure that was given the step runs.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
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
    // One point that no reader uses, so that there is an address.
    case .close: (type, points) = (.closeSubpath, [.zero])
    }
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var step = CGPathElement(type: type, points: base)
      block(&step)
    }
  }
}

/// What a step of a path's pen does.
nonisolated public enum CGPathElementType: Int32, Sendable {
  /// Starts a new outline at a point.
  case moveToPoint = 0
  /// Draws a straight line to a point.
  case addLineToPoint = 1
  /// Draws a quadratic curve: handle and end. Paths here keep such curves as cubic ones.
  case addQuadCurveToPoint = 2
  /// Draws a cubic curve: two handles and the end.
  case addCurveToPoint = 3
  /// Closes the outline.
  case closeSubpath = 4
}
