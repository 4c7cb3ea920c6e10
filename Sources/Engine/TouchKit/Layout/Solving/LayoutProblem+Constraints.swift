import Foundation

extension LayoutProblem {
  /// Adds the relation of a constraint.
  mutating func add(_ constraint: NSLayoutConstraint) {
    let (first, second) = (constraint.first, constraint.second)
    guard let ancestor = ancestor(of: constraint),
      let left = expression(first, in: ancestor, opposite: second)
    else { return }
    var right = LinearExpression(constraint.constant)
    if second.hasItem {
      guard let place = expression(second, in: ancestor, opposite: first) else { return }
      right = place * constraint.multiplier + constraint.constant
    }
    // In right-to-left layouts, distances from the leading edge grow to the left.
    let isMirrored = [first, second].contains {
      $0.attribute.followsReading && ($0.items.first?.view?.isMirrored ?? false)
    }
    if isMirrored {
      right = right + -2 * constraint.constant
    }
    add(
      left - right,
      isMirrored ? constraint.relation.comparison.reversed : constraint.relation.comparison,
      priority: constraint.priority.rawValue,
      from: .constraint(constraint)
    )
  }

  /// Returns the view in whose coordinates the sides of a constraint are compared.
  private func ancestor(of constraint: NSLayoutConstraint) -> UIView? {
    let views = (constraint.first.items + constraint.second.items).compactMap(\.view)
    guard let common = CommonAncestor.of(views) else { return nil }
    // A position without a second item is relative to the superview.
    let isAlone = !constraint.second.hasItem && !constraint.first.isLength
    return isAlone ? common.parent ?? common : common
  }

  private mutating func expression(
    _ side: ConstraintSide,
    in ancestor: UIView,
    opposite: ConstraintSide
  ) -> LinearExpression? {
    let others = opposite.items
    guard let item = side.item,
      let end = expression(item, side.attribute, in: ancestor, others)
    else { return nil }
    guard side.hasOrigin else { return end }
    guard let origin = side.origin,
      let start = expression(origin, side.originAttribute, in: ancestor, others)
    else { return nil }
    return end - start
  }

  private mutating func expression(
    _ item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    in ancestor: UIView,
    _ others: [LayoutItem]
  ) -> LinearExpression? {
    guard let axis = attribute.axis else { return nil }
    switch LayoutItem(item) {
    case .guide(let guide):
      guard let owner = guide.owningView else { return nil }
      let box = box(of: guide, in: owner)
      let start = distance(from: owner, to: ancestor, axis)
      let span = box[axis].moved(by: start)
      return span.part(attribute, isMirrored: owner.isMirrored)
    case .view(let view):
      if attribute == .firstBaseline || attribute == .lastBaseline {
        return baseline(attribute, of: view, in: ancestor)
      }
      var span = span(of: view, axis, in: ancestor)
      if view === ancestor, let scroller = view as? UIScrollView, attribute.isEdge,
        others.contains(where: { $0.view !== view })
      {
        // The edges of a scroll view are those of its content, seen from inside.
        span.length = contentLength(of: scroller, axis)
      }
      return span.inset(for: attribute, of: view).part(attribute, isMirrored: view.isMirrored)
    case nil: return nil
    }
  }

  /// Returns the span of a view in its own coordinates or in those of an ancestor.
  private mutating func span(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    in ancestor: UIView
  ) -> LayoutSpan {
    var span = box(of: view)[axis]
    guard view !== ancestor, let parent = view.parent else {
      span.start = LinearExpression(0)
      return span
    }
    if !survey.places(view) { view.ownConstraintRecord.uses.insert(.place) }
    return span.moved(by: distance(from: parent, to: ancestor, axis))
  }

  /// Returns the position of a baseline in a view whose text is vertically centred.
  private mutating func baseline(
    _ attribute: NSLayoutConstraint.Attribute,
    of view: UIView,
    in ancestor: UIView
  ) -> LinearExpression {
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let target = text.isBelowOrSame(as: view) ? text : view
    let span = span(of: target, .vertical, in: ancestor)
      .inset(target.alignmentRectInsets.top, target.alignmentRectInsets.bottom)
    guard let baselines = target.baselines(height: heights[ObjectIdentifier(target)]) else {
      return span.place(isFirst ? 0 : 1)
    }
    return span.place(0.5) + (isFirst ? baselines.first : baselines.last)
  }
}

extension LayoutSpan {
  /// Returns the expression for an attribute of the span.
  @MainActor
  func part(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) -> LinearExpression {
    switch attribute {
    case .width, .height: length
    case .left, .leftMargin, .top, .topMargin, .firstBaseline: place(0)
    case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: place(1)
    case .leading, .leadingMargin: place(isMirrored ? 1 : 0)
    case .trailing, .trailingMargin: place(isMirrored ? 0 : 1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: place(0.5)
    case .notAnAttribute: place(0)
    }
  }

  /// Returns the span of the frame to which an attribute refers.
  @MainActor
  func inset(for attribute: NSLayoutConstraint.Attribute, of view: UIView) -> LayoutSpan {
    let insets = attribute.isWithinMargins ? view.layoutMargins : view.alignmentRectInsets
    return attribute.axis == .horizontal
      ? inset(insets.left, insets.right) : inset(insets.top, insets.bottom)
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// Whether it refers to the area inside the margins.
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether it is an edge, with or without margins.
  var isEdge: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute:
      false
    default: true
    }
  }
}

extension LinearRelation.Comparison {
  /// The mirrored comparison.
  fileprivate var reversed: LinearRelation.Comparison {
    switch self {
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    }
  }
}

extension NSLayoutConstraint.Relation {
  var comparison: LinearRelation.Comparison {
    switch self {
    case .lessThanOrEqual: .atMost
    case .equal: .equal
    case .greaterThanOrEqual: .atLeast
    }
  }
}

extension UIView {
  /// Whether the layout direction is right to left.
  final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
