import Foundation

/// For controls whose size is their own.
extension UIControl {
  /// Moves the control so that its frame begins at a point; the size stays.
  final func moveFrame(to origin: CGPoint) {
    let present = frame
    guard origin.x.isFinite, origin.y.isFinite else { return }
    center = CGPoint(
      x: center.x + origin.x - present.minX,
      y: center.y + origin.y - present.minY
    )
  }
}
