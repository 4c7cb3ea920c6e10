public import Foundation

/// A vertical line of a view or guide: an edge or the middle (Apple: NSLayoutXAxisAnchor).
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// The distance from this anchor to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// A constraint that this is so many of the system's spaces after the other.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.equal, to: anchor, constant: space * multiplier)
  }

  /// A constraint that this is not less than so many of the system's spaces after the other.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.greaterThanOrEqual, to: anchor, constant: space * multiplier)
  }

  /// A constraint that this is not more than so many of the system's spaces after the other.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor.side, side)
    return relate(.lessThanOrEqual, to: anchor, constant: space * multiplier)
  }
}
