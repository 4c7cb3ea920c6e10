public import Foundation

extension CGPoint {
  /// Whether both coordinates are equal (Apple: CGPointEqualToPoint).
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether width and height are equal (Apple: CGSizeEqualToSize).
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether two rectangles are equal after standardization (Apple: CGRectEqualToRect).
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
