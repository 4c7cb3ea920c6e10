import Foundation

/// The parts of the view that constraints can be about, without its `alignmentRectInsets`.
extension UIView {
  /// The edge where lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }

  /// The edge where lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }

  /// The middle from left to right.
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }

  /// The upper edge.
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }

  /// The lower edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }

  /// The middle from top to bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }

  /// The width.
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }

  /// The height.
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  /// The line on which the first line of text stands.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side(.firstBaseline))
  }

  /// The line on which the last line of text stands.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side(.lastBaseline))
  }

  private final func side(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: self, attribute: attribute)
  }
}
