public import Foundation

/// An edge, dimension or other part of a view or layout guide, from which constraints are made.
///
/// The parameter is the type of anchor with which it can be related. It retains neither the item nor the anchor
/// (Apple: NSLayoutAnchor).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  nonisolated deinit {}

  /// The view or guide; nil if it was deallocated.
  open var item: AnyObject? { side.item }

  /// The attribute of the item.
  final var attribute: NSLayoutConstraint.Attribute { side.attribute }

  /// The names of the item and the attribute, for messages.
  open var name: String { side.name }

  /// Whether another anchor has the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActorWork.reply {
      side.item === other.side.item && side.attribute == other.side.attribute
        && side.origin === other.side.origin && side.originAttribute == other.side.originAttribute
    }
  }

  /// A hash that equal anchors share.
  nonisolated open override var hash: Int { MainActorWork.reply { side.attribute.rawValue } }

  /// Returns a constraint that this anchor equals the other.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Returns a constraint that this anchor is at least the other.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// Returns a constraint that this anchor is at most the other.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// Returns a constraint that this anchor equals the other plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// Returns a constraint that this anchor is at least the other plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns a constraint that this anchor is at most the other plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, anchor.side, multiplier: multiplier, constant: constant)
  }
}

extension NSLayoutConstraint {
  /// Creates a constraint between two sides.
  convenience init(
    _ first: ConstraintSide,
    _ relation: Relation,
    _ second: ConstraintSide,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.second = second
    comparison = relation
    factor = multiplier
    self.constant = constant
  }
}
