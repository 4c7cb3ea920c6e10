import Foundation

/// A builder of constraints from a visual format.
@MainActor
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// Returns the constraints from left to right: sizes and gaps, then alignments.
  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for (index, piece) in format.pieces.enumerated() {
      if case .view(let name, let sizes) = piece {
        for size in sizes { all.append(try self.size(of: try item(name), size)) }
      }
      if index < format.gaps.count {
        all += try gap(format.gaps[index], piece, format.pieces[index + 1])
      }
    }
    return try all + alignments()
  }

  // MARK: - Items and numbers

  private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
    guard let value = views[name], LayoutItem(value as AnyObject) != nil else {
      throw VisualFormatError(position: 0, problem: "\(name) is not among the views")
    }
    return value as AnyObject
  }

  private func item(_ piece: VisualFormat.Piece) throws(VisualFormatError) -> AnyObject {
    if case .view(let name, _) = piece { return try item(name) }
    for case .view(let name, _) in format.pieces {
      switch LayoutItem(try item(name)) {
      case .view(let view): if let parent = view.superview { return parent }
      case .guide(let guide): if let owner = guide.owningView { return owner }
      case nil: break
      }
    }
    throw VisualFormatError(position: 0, problem: "the views have no superview")
  }

  private func number(_ quantity: VisualFormat.Quantity) throws(VisualFormatError) -> CGFloat {
    switch quantity {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let number = value(metrics[name]) else {
        throw VisualFormatError(position: 0, problem: "\(name) is not among the metrics")
      }
      return number
    }
  }

  private func value(_ metric: Any?) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // MARK: - Along the axis

  private func size(
    of item: AnyObject,
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let side = ConstraintSide(item: item, attribute: attribute)
    if case .name(let name) = predicate.quantity, metrics[name] == nil {
      let other = ConstraintSide(item: try self.item(name), attribute: attribute)
      return try finish(predicate, side, other)
    }
    return try finish(predicate, side, ConstraintSide())
  }

  private func gap(
    _ gap: VisualFormat.Gap,
    _ former: VisualFormat.Piece,
    _ latter: VisualFormat.Piece
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let isEdge = former == .superview || latter == .superview
    // The standard distance from a superview is its margin.
    let usesMargins = gap == .standard && isEdge
    let first = ConstraintSide(
      item: try item(latter),
      attribute: attribute(atStart: latter != .superview, latter == .superview && usesMargins)
    )
    let second = ConstraintSide(
      item: try item(former),
      attribute: attribute(atStart: former == .superview, former == .superview && usesMargins)
    )
    switch gap {
    case .none: return [try finish(VisualFormat.Predicate(), first, second)]
    case .standard:
      let space = usesMargins ? 0 : Double(SystemSpacing.neighbours)
      return [try finish(VisualFormat.Predicate(quantity: .number(space)), first, second)]
    case .lengths(let lengths):
      var all: [NSLayoutConstraint] = []
      for length in lengths { all.append(try finish(length, first, second)) }
      return all
    }
  }

  private func finish(
    _ predicate: VisualFormat.Predicate,
    _ first: ConstraintSide,
    _ second: ConstraintSide
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let isRelative = first.isLength && second.hasItem
    let (sign, relation) = direction(of: predicate.relation, isLength: first.isLength)
    let constant =
      isRelative ? CGFloat(predicate.constant) : try number(predicate.quantity) * sign
    let constraint = NSLayoutConstraint(
      first,
      relation,
      second,
      multiplier: isRelative ? CGFloat(predicate.multiplier) : 1,
      constant: constant
    )
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    return constraint
  }

  /// Returns the sign and the relation of distances, reversed for positions that are read from right to left.
  private func direction(
    of relation: NSLayoutConstraint.Relation,
    isLength: Bool
  ) -> (sign: CGFloat, relation: NSLayoutConstraint.Relation) {
    guard isReversed, !isLength else { return (1, relation) }
    switch relation {
    case .equal: return (-1, .equal)
    case .lessThanOrEqual: return (-1, .greaterThanOrEqual)
    case .greaterThanOrEqual: return (-1, .lessThanOrEqual)
    }
  }

  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private func attribute(
    atStart: Bool,
    _ isMargin: Bool
  ) -> NSLayoutConstraint.Attribute {
    guard format.axis == .horizontal else {
      if isMargin { return atStart ? .topMargin : .bottomMargin }
      return atStart ? .top : .bottom
    }
    switch (options.isDisjoint(with: .directionMask), atStart != isReversed) {
    case (true, _):
      if isMargin { return atStart ? .leadingMargin : .trailingMargin }
      return atStart ? .leading : .trailing
    case (false, true): return isMargin ? .leftMargin : .left
    case (false, false): return isMargin ? .rightMargin : .right
    }
  }

  // MARK: - Across the axis

  /// Returns the constraints that align each view with the next.
  private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [AnyObject] = []
    for case .view(let name, _) in format.pieces { items.append(try item(name)) }
    var all: [NSLayoutConstraint] = []
    for (option, attribute) in Self.alignments where options.contains(option) {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(position: 0, problem: "alignment has to be across the direction")
      }
      for (former, latter) in zip(items, items.dropFirst()) {
        let first = ConstraintSide(item: former, attribute: attribute)
        let second = ConstraintSide(item: latter, attribute: attribute)
        all.append(NSLayoutConstraint(first, .equal, second, constant: 0))
      }
    }
    return all
  }

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
}
