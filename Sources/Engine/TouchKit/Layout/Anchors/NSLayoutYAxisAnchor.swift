public import Foundation

/// A horizontal line of a view or guide: an edge, a baseline or the centre (Apple: NSLayoutYAxisAnchor).
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// Returns the distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// Returns a constraint that this anchor is a multiple of the system spacing below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.equal, to: anchor, constant: space * multiplier)
  }

  /// Returns a constraint that this anchor is at least a multiple of the system spacing below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.greaterThanOrEqual, to: anchor, constant: space * multiplier)
  }

  /// Returns a constraint that this anchor is at most a multiple of the system spacing below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.lessThanOrEqual, to: anchor, constant: space * multiplier)
  }
}
