package import Foundation

/// Both axes of a scroll view.
package struct ScrollRange: Equatable {
  var x: ScrollAxis
  package var y: ScrollAxis

  /// Returns the nearest offset at which the view can rest.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y))
  }

  /// Returns the shown offset for the offset of the finger.
  func pulled(to offset: CGPoint) -> CGPoint {
    CGPoint(x: x.pulled(to: offset.x), y: y.pulled(to: offset.y))
  }

  /// Returns the offset of the finger for a shown offset.
  func unpulled(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.unpulled(offset.x), y: y.unpulled(offset.y))
  }

  /// Whether a finger can move the content.
  var isMovable: Bool { x.isMovable || y.isMovable }
}
