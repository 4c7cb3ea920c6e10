public import Foundation

/// An outline of lines and cubic curves, in the coordinates of the code that draws it.
public struct Path: Hashable, Sendable {
  /// A step of the pen.
  public enum Element: Hashable, Sendable {
    /// Starts a new outline.
    case move(to: CGPoint)
    /// Draws a straight line.
    case line(to: CGPoint)
    /// Draws a cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the outline with a straight line.
    case close
  }

  /// The rule for the inside where outlines overlap.
  public enum FillRule: Hashable, Sendable {
    /// Non-zero winding: the inside is encircled by outlines, with directions counted.
    case winding
    /// Even-odd: the inside is enclosed by an odd number of outlines.
    case evenOdd
  }

  /// The elements, in order.
  public internal(set) var elements: [Element] = []

  /// The rule for the inside; winding by default.
  public var rule = FillRule.winding

  /// Creates an empty path.
  public init() {}

  /// Whether it has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new outline at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Draws a straight line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Draws a cubic curve to a point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current outline.
  public mutating func close() { elements.append(.close) }
}
