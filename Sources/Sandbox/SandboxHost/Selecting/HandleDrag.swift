import Foundation
import TouchTrace

/// A drag of the selected view, or of one of its corner handles.
nonisolated struct HandleDrag: Hashable, Sendable {
  /// The part that is dragged.
  enum Grip: Hashable, Sendable {
    /// The whole view.
    case body
    /// A corner; each value selects the far edge or the near one.
    case corner(isRight: Bool, isBottom: Bool)

    /// The corners in the order of a selection mark.
    static let corners: [Grip] = [
      .corner(isRight: false, isBottom: false), .corner(isRight: true, isBottom: false),
      .corner(isRight: true, isBottom: true), .corner(isRight: false, isBottom: true),
    ]
  }

  let node: NodeID
  let grip: Grip
  /// The view's frame and center, and the touch location, when the drag began, in its superview's points.
  let frame: CGRect
  let center: CGPoint
  let start: CGPoint
  /// Whether the drag has changed the view.
  var isUnderWay = false

  /// The largest distance of a press from a corner, in points of the window.
  static let reach: CGFloat = 10
  /// The distance of the pointer before the view follows, in points of the window.
  static let slop: CGFloat = 3

  /// Returns the change for a drag to a location in the superview's points.
  func edit(to place: CGPoint) -> PropertyEdit {
    let (x, y) = ((place.x - start.x).rounded(), (place.y - start.y).rounded())
    guard case .corner(let isRight, let isBottom) = grip else {
      let moved = CGPoint(x: center.x + x, y: center.y + y)
      return PropertyEdit(node: node, value: .center(moved))
    }
    var rect = frame
    (rect.origin.x, rect.size.width) = Self.side(frame.minX, frame.width, x, isFar: isRight)
    (rect.origin.y, rect.size.height) = Self.side(frame.minY, frame.height, y, isFar: isBottom)
    return PropertyEdit(node: node, value: .frame(rect))
  }

  /// Returns a side after its far or near end moved; its length is at least one point.
  private static func side(
    _ start: CGFloat,
    _ length: CGFloat,
    _ offset: CGFloat,
    isFar: Bool
  ) -> (CGFloat, CGFloat) {
    let wanted = max(1, isFar ? length + offset : length - offset)
    return (isFar ? start : start + length - wanted, wanted)
  }
}
