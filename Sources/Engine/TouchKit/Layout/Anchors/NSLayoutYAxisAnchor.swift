public import Foundation

/// A horizontal line of a view or guide: an edge, a baseline or the middle
/// (Apple: NSLayoutYAxisAnchor).
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// A constraint that this is so many of the system's spaces below the other.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.equal, to: anchor, constant: space * multiplier)
  }

  /// A constraint that this is not less than so many of the system's spaces below the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.greaterThanOrEqual, to: anchor, constant: space * multiplier)
  }

  /// A constraint that this is not more than so many of the system's spaces below the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.lessThanOrEqual, to: anchor, constant: space * multiplier)
  }
}
