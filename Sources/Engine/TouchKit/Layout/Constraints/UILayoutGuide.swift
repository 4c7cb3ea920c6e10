public import Foundation

/// An invisible rectangle in a view, which constraints can position and refer to.
///
/// A new guide belongs to no view; `UIView.addLayoutGuide(_:)` adds it to one (Apple: UILayoutGuide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The rule that determines the guide's frame.
  final var rule = GuideRule.constraints
  /// The frame set by constraints, in the coordinates of its view.
  final var placed = CGRect.zero

  /// Creates a guide that belongs to no view.
  public override init() { super.init() }

  /// Creates a guide; this platform has no archives.
  public init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}

  /// The view that owns the guide; nil until it is added to one.
  open internal(set) weak var owningView: UIView?

  /// A name for developers; empty by default.
  open var identifier = ""

  /// The frame of the guide in its view's coordinates, after layout.
  open var layoutFrame: CGRect { owningView.map { rule.frame(of: self, in: $0) } ?? .zero }

  /// Returns the constraints that affect the guide along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView.map { AffectingConstraints.of(.guide(self), axis, in: $0) } ?? []
  }

  /// Whether the constraints do not determine the guide's frame.
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

  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(side(.centerX)) }

  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.top)) }

  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.bottom)) }

  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(side(.centerY)) }

  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(side(.width)) }

  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(side(.height)) }

  private func side(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintSide {
    ConstraintSide(item: self, attribute: attribute)
  }
}
