import UIKit

/// The background of a scene with views that can be dragged.
///
/// When the window shrinks, views move back inside so that they remain reachable.
final class GroundView: UIView {
  private var laidOutSize = CGSize.zero

  override func layoutSubviews() {
    // Layout can have other causes, and a view under a finger must not jump.
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    for view in subviews { bringBack(view) }
  }

  private func bringBack(_ view: UIView) {
    // The frame contains the visible position of a view with a transform.
    let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
    view.center.x += min(max(middle.x, bounds.minX), bounds.maxX) - middle.x
    view.center.y += min(max(middle.y, bounds.minY), bounds.maxY) - middle.y
  }
}

extension CGRect {
  /// Returns the rectangle of the design, or a smaller one if the background is too small for it.
  func fitted(_ design: CGSize, in ground: CGSize) -> CGRect {
    let factor = min(1, ground.width / design.width, ground.height / design.height)
    return CGRect(
      x: (minX * factor).rounded(),
      y: (minY * factor).rounded(),
      width: (width * factor).rounded(),
      height: (height * factor).rounded()
    )
  }
}
