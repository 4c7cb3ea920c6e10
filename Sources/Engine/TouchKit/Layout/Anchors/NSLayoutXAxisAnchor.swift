public import Foundation

/// A vertical line of a view or guide: an edge or the centre (Apple: NSLayoutXAxisAnchor).
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// Returns a constraint that this anchor is a multiple of the system spacing after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.equal, to: anchor, constant: space * multiplier)
  }

  /// Returns a constraint that this anchor is at least a multiple of the system spacing after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.greaterThanOrEqual, to: anchor, constant: space * multiplier)
  }

  /// Returns a constraint that this anchor is at most a multiple of the system spacing after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.lessThanOrEqual, to: anchor, constant: space * multiplier)
  }
}
