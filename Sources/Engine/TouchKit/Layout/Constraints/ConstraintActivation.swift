import Foundation

/// The activation and deactivation of a constraint.
@MainActor
struct ConstraintActivation {
  private let constraint: NSLayoutConstraint
  private static var latestSerial = 0

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// Adds the constraint to the nearest common ancestor of its items.
  func activate() {
    guard constraint.holder == nil else { return }
    guard let problem = refusal else {
      if let holder = CommonAncestor.of(views) { return add(to: holder) }
      return refuse("\(partyNames) have no common ancestor")
    }
    refuse(problem)
  }

  func deactivate() {
    guard let holder = constraint.holder else { return }
    holder.constraintRecord?.held.removeAll { $0 === constraint }
    constraint.holder = nil
    holder.constraintsDidChange()
  }

  /// Adds the constraint to a view that contains all its items.
  func hold(in view: UIView) {
    guard constraint.holder !== view else { return }
    if let refusal { return refuse(refusal) }
    guard views.allSatisfy({ $0.isBelowOrSame(as: view) }) else {
      return refuse("\(partyNames) are not both in \(view.traceName)")
    }
    deactivate()
    add(to: view)
  }

  private func add(to holder: UIView) {
    Self.latestSerial += 1
    constraint.serial = Self.latestSerial
    constraint.holder = holder
    holder.ownConstraintRecord.held.append(constraint)
    for view in views { view.joinConstraints() }
    holder.constraintsDidChange()
  }

  private var items: [LayoutItem] { constraint.first.items + constraint.second.items }

  private var views: [UIView] { items.compactMap(\.view) }

  private var partyNames: String { items.map(\.name).joined(separator: " and ") }

  /// The reason why it cannot be active; nil if it can.
  private var refusal: String? {
    let (first, second) = (constraint.first, constraint.second)
    guard !first.items.isEmpty, first.isAlive, second.isAlive else {
      return "its items are not views or layout guides, or are deallocated"
    }
    if views.count != items.count { return "a layout guide was not added to a view" }
    guard let axis = first.axis else { return "its first attribute is missing" }
    guard second.hasItem else { return nil }
    let areLengths = first.isLength && second.isLength
    if !areLengths, second.axis != axis || first.isLength || second.isLength {
      return "\(first.attribute) and \(second.attribute) cannot be compared"
    }
    return nil
  }

  private func refuse(_ reason: String) {
    let application = views.lazy.compactMap { $0.attachedWindow?.application }.first
    EngineLog.warn("the constraint \(constraint.equation) was refused: \(reason)", in: application)
  }
}

/// The nearest common ancestor of several views, which can be one of them.
@MainActor
enum CommonAncestor {
  static func of(_ views: [UIView]) -> UIView? {
    guard var common = views.first else { return nil }
    for view in views.dropFirst() {
      while !view.isBelowOrSame(as: common) {
        guard let parent = common.parent else { return nil }
        common = parent
      }
    }
    return common
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation, on one line.
  final var equation: String {
    let sign =
      switch comparison {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first.name) \(sign) "
    let number = DescriptionText.number(abs(constant))
    if second.hasItem {
      text += second.name
      if factor != 1 { text += " * \(DescriptionText.number(factor))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(number)" }
    } else {
      text += DescriptionText.number(constant)
    }
    if priority != .required { text += " @\(DescriptionText.number(CGFloat(priority.rawValue)))" }
    return identifier.map { "'\($0)' \(text)" } ?? text
  }
}
