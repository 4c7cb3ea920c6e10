import Drawing
import Foundation

/// A word or two on a coloured chip, and where it would like to be.
struct OverlayLabel {
  /// What happens to a label for which there is no room.
  enum Need {
    /// It covers something.
    case always
    /// It is left out.
    case whenFree
  }

  var text: String
  var color: Color
  /// The places, best first.
  var places: [LabelPlace]
  var need = Need.always
  /// How soon it may choose its place; smaller is sooner.
  var rank: Int

  static let padding = CGSize(width: 5, height: 2)
  static let largestWidth: CGFloat = 280
}

/// A place for a chip: a point of the picture, and which part of the chip lies on it.
struct LabelPlace {
  var point: CGPoint
  /// 0 is the chip's left or top edge, 1 its right or bottom edge.
  var part: CGPoint

  private static let gap: CGFloat = 3

  init(_ x: CGFloat, _ y: CGFloat, part horizontal: CGFloat, _ vertical: CGFloat) {
    point = CGPoint(x: x, y: y)
    part = CGPoint(x: horizontal, y: vertical)
  }

  /// Where a chip of the given size lies.
  func frame(size: CGSize) -> CGRect {
    CGRect(
      x: point.x - size.width * part.x,
      y: point.y - size.height * part.y,
      width: size.width,
      height: size.height
    )
  }

  /// With its middle on a point.
  static func middle(_ point: CGPoint) -> LabelPlace {
    LabelPlace(point.x, point.y, part: 0.5, 0.5)
  }

  /// Above a rectangle, beginning where it begins.
  static func above(_ rect: CGRect) -> LabelPlace {
    LabelPlace(rect.minX, rect.minY - gap, part: 0, 1)
  }

  /// Below a rectangle, beginning where it begins.
  static func below(_ rect: CGRect) -> LabelPlace {
    LabelPlace(rect.minX, rect.maxY + gap, part: 0, 0)
  }

  /// Inside a rectangle at one of its corners.
  static func inside(_ rect: CGRect, right: Bool, bottom: Bool) -> LabelPlace {
    LabelPlace(
      right ? rect.maxX - gap : rect.minX + gap,
      bottom ? rect.maxY - gap : rect.minY + gap,
      part: right ? 1 : 0,
      bottom ? 1 : 0
    )
  }

  /// Beside, below and above a circle.
  static func around(_ circle: CGRect) -> [LabelPlace] {
    [
      LabelPlace(circle.maxX + gap, circle.midY, part: 0, 0.5),
      LabelPlace(circle.minX - gap, circle.midY, part: 1, 0.5),
      LabelPlace(circle.midX, circle.maxY + gap, part: 0.5, 0),
      LabelPlace(circle.midX, circle.minY - gap, part: 0.5, 1),
    ]
  }
}
