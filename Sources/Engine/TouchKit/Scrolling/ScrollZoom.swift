import Foundation

/// Two fingers changing the scale of a scroll view's content.
struct ScrollZoom {
  /// The view that grows and shrinks.
  let view: UIView
  /// The scale when the fingers began.
  let scale: CGFloat
  /// What was between the fingers then, in points of the content at a scale of 1.
  let anchor: CGPoint
}
