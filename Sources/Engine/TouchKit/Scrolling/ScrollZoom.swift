import Foundation

/// A zoom of a scroll view's content with two fingers.
struct ScrollZoom {
  /// The zoomed view.
  let view: UIView
  /// The scale at the start of the zoom.
  let scale: CGFloat
  /// The point between the fingers at the start, in points of the content at a scale of 1.
  let anchor: CGPoint
}
