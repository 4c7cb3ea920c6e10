import Foundation

/// Support for controls with a fixed size.
extension UIControl {
  /// Moves the control's frame to an origin and keeps the size.
  final func moveFrame(to origin: CGPoint) {
    let present = frame
    guard origin.x.isFinite, origin.y.isFinite else { return }
    center = CGPoint(
      x: center.x + origin.x - present.minX,
      y: center.y + origin.y - present.minY
    )
  }
}
