public import Foundation

/// A relation between parts of views and layout guides: `first = multiplier × second + constant`.
///
/// It counts while it is active. Of two required constraints that contradict each other the one
/// that was activated last is given up, with a warning in the log (Apple: NSLayoutConstraint).
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  package final var first = ConstraintSide()
  package final var second = ConstraintSide()
  final var comparison = Relation.equal
  final var factor: CGFloat = 1
  /// The view whose `constraints` it is among.
  final weak var holder: UIView?
  /// Says which of two was activated later.
  final var serial = 0

  /// Creates a constraint about nothing, which cannot be active.
  public override init() { super.init() }

  // Said explicitly, so that subclasses in any module may have a deinit of their own.
  nonisolated deinit {}

  /// Creates a constraint between views or layout guides; it is not active.
  ///
  /// Without a second item or attribute the constant alone is on the right side.
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

  /// What of the first item it is about.
  open var firstAttribute: Attribute { first.attribute }

  /// The view or guide on the right side, if there is one; not retained.
  open var secondItem: AnyObject? { second.item }

  /// What of the second item it is about.
  open var secondAttribute: Attribute { second.attribute }

  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }

  /// The right side as an anchor; nil where there is a constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.hasItem ? NSLayoutAnchor(second) : nil
  }

  /// How the sides compare.
  open var relation: Relation { comparison }

  /// What the second side is multiplied by.
  open var multiplier: CGFloat { factor }

  /// What is added to the right side, in points; a change lays out before the next frame.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }

  /// How much it matters; required unless set.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// A name for developers; it stands in warnings.
  open var identifier: String?

  /// Whether it would be written into an archive; archives do not exist on this platform.
  open var shouldBeArchived = false

  // MARK: - Activation

  /// Whether it counts; false until set.
  ///
  /// Set, it is added to the nearest view above both items. Where there is none, it stays inactive,
  /// with a warning.
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

  /// Makes constraints count, in this order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints no longer count.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint on one line: `<NSLayoutConstraint title.leading == card.leading + 8>`.
  nonisolated open override var description: String {
    MainActorWork.reply { "<NSLayoutConstraint \(equation)>" }
  }
}
