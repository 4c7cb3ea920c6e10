import Foundation
import TouchTrace

/// A drag of the selected view, or of one of the handles at its corners.
nonisolated struct HandleDrag: Hashable, Sendable {
  /// The place that is dragged.
  enum Grip: Hashable, Sendable {
    /// The view as a whole.
    case body
    /// A corner; each of both is the far edge or the near one.
    case corner(isRight: Bool, isBottom: Bool)

    /// The corners in the order in which a mark has them.
    static let corners: [Grip] = [
      .corner(isRight: false, isBottom: false), .corner(isRight: true, isBottom: false),
      .corner(isRight: true, isBottom: true), .corner(isRight: false, isBottom: true),
    ]
  }

  let node: NodeID
  let grip: Grip
  /// The frame and the center of the view when the drag began, and where, in its superview's points.
  let frame: CGRect
  let center: CGPoint
  let start: CGPoint
  /// Whether the view was changed already.
  var isUnderWay = false

  /// How near to a corner a press has to be, in points of the window.
  static let reach: CGFloat = 10
  /// How far the pointer moves before the view goes along, in points of the window.
  static let slop: CGFloat = 3

  /// The change of a drag to a place in the superview's points.
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

  /// A side whose far or near end moved; at least a point of it stays.
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
