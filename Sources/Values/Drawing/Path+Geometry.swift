public import Foundation
public import Geometry

extension Path {
  /// Returns the path under a transform.
  public func transformed(by transform: CGAffineTransform) -> Path {
    var result = self
    result.elements = elements.map { element in
      switch element {
      case .move(let point):
        .move(to: point.applying(transform))
      case .line(let point):
        .line(to: point.applying(transform))
      case .curve(let end, let control1, let control2):
        .curve(
          to: end.applying(transform),
          control1: control1.applying(transform),
          control2: control2.applying(transform)
        )
      case .close:
        .close
      }
    }
    return result
  }

  /// The bounding box of all points, including the handles of curves.
  ///
  /// It is `CGRect.null` for an empty path. The curve itself may be smaller, never larger.
  public var boundingBox: CGRect { boundingBox(transform: .identity) }

  /// Returns the bounding box of all points under a transform.
  public func boundingBox(transform: CGAffineTransform) -> CGRect {
    var box = PointBox()
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.include(point.applying(transform))
      case .curve(let end, let control1, let control2):
        box.include(end.applying(transform))
        box.include(control1.applying(transform))
        box.include(control2.applying(transform))
      case .close:
        break
      }
    }
    return box.rect
  }
}

/// A box that grows to contain points.
private struct PointBox {
  private var left = CGFloat.infinity
  private var top = CGFloat.infinity
  private var right = -CGFloat.infinity
  private var bottom = -CGFloat.infinity

  mutating func include(_ point: CGPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  var rect: CGRect {
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
