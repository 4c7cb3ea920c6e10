public import Foundation

/// A relation between parts of views and layout guides: `first = multiplier × second + constant`.
///
/// It has an effect while it is active. If two required constraints contradict each other, the layout gives up the one
/// that was activated last and logs a warning (Apple: NSLayoutConstraint).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  package final var first = ConstraintSide()
  package final var second = ConstraintSide()
  final var comparison = Relation.equal
  final var factor: CGFloat = 1
  /// The view whose `constraints` contain it.
  final weak var holder: UIView?
  /// A number that is larger for a constraint that was activated later.
  final var serial = 0

  /// Creates a constraint without items, which cannot be active.
  public override init() { super.init() }

  // Explicit so that subclasses in any module can have their own deinit.
  nonisolated deinit {}

  /// Creates an inactive constraint between views or layout guides.
  ///
  /// Without a second item or attribute, the right side is only the constant.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    first = ConstraintSide(item: view1 as AnyObject, attribute: attr1)
    if let view2, attr2 != .notAnAttribute {
      second = ConstraintSide(item: view2 as AnyObject, attribute: attr2)
    }
    comparison = relation
    factor = multiplier
    constant = c
  }

  // MARK: - What it says

  /// The view or guide on the left side; not retained.
  open var firstItem: AnyObject? { first.item }

  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }

  /// The view or guide on the right side, if there is one; not retained.
  open var secondItem: AnyObject? { second.item }

  /// The attribute of the second item.
  open var secondAttribute: Attribute { second.attribute }

  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The right side as an anchor; nil if it is only a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.hasItem ? NSLayoutAnchor(second) : nil
  }

  /// The relation between the sides.
  open var relation: Relation { comparison }

  /// The multiplier of the second side.
  open var multiplier: CGFloat { factor }

  /// The constant of the right side, in points; a change causes layout before the next frame.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }

  /// The priority of the constraint; required by default.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// A name for developers, used in warnings.
  open var identifier: String?

  /// A flag for archives, which do not exist on this platform.
  open var shouldBeArchived = false

  // MARK: - Activation

  /// Whether the constraint is active; false by default.
  ///
  /// Activation adds it to the nearest common ancestor of its items. Without one, it stays inactive and a warning is
  /// logged.
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        ConstraintActivation(self).activate()
      } else {
        ConstraintActivation(self).deactivate()
      }
    }
  }

  /// Activates constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint on one line: `<NSLayoutConstraint title.leading == card.leading + 8>`.
  nonisolated open override var description: String {
    MainActorWork.reply { "<NSLayoutConstraint \(equation)>" }
  }
}
