public import Foundation

/// A rectangle of a view that is not seen, which constraints place and can be about.
///
/// Created, it belongs to no view; `UIView.addLayoutGuide(_:)` gives it to one
/// (Apple: UILayoutGuide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What decides where the guide is.
  final var rule = GuideRule.constraints
  /// Where constraints put it, in the coordinates of its view.
  final var placed = CGRect.zero

  /// Creates a guide that belongs to no view.
  public override init() { super.init() }

  /// Creates a guide; archives do not exist on this platform.
  public init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The view whose guide it is; nil until it is added to one.
  open internal(set) weak var owningView: UIView?

  /// A name for developers; empty unless set.
  open var identifier = ""

  /// Where it is in the coordinates of its view, after layout.
  open var layoutFrame: CGRect { owningView.map { rule.frame(of: self, in: $0) } ?? .zero }

  /// The constraints that place the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView.map { AffectingConstraints.of(.guide(self), axis, in: $0) } ?? []
  }

  /// Whether constraints leave open where the guide is.
  open var hasAmbiguousLayout: Bool {
    owningView.map { LayoutQuestion.isAmbiguous(.guide(self), in: $0) } ?? false
  }

  // MARK: - Anchors

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.leading)) }

  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.trailing)) }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.left)) }

  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.right)) }

  /// The middle from left to right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }

  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }

  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }

  /// The middle from top to bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: self, attribute: attribute)
  }
}
