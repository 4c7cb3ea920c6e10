package import Foundation

/// Both directions of a scroll view.
package struct ScrollRange: Equatable {
  var x: ScrollAxis
  package var y: ScrollAxis

  /// The nearest offset at which the view may rest.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y))
  }

  /// The offset that shows when the finger has gone as far as another offset.
  func pulled(to offset: CGPoint) -> CGPoint {
    CGPoint(x: x.pulled(to: offset.x), y: y.pulled(to: offset.y))
  }

  /// How far the finger would have gone to show an offset.
  func unpulled(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.unpulled(offset.x), y: y.unpulled(offset.y))
  }

  /// Whether the view can be moved at all.
  var isMovable: Bool { x.isMovable || y.isMovable }
}
