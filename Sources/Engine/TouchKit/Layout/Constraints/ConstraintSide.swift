import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
package struct ConstraintSide {
  /// The view or guide.
  package private(set) weak var item: AnyObject?
  package var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Whether there was an item, which can be deallocated by now.
  package private(set) var hasItem = false
  /// The item of the subtracted attribute, if the side is a distance.
  private(set) weak var origin: AnyObject?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  package private(set) var hasOrigin = false

  /// Creates a side without an item.
  init() {}

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    hasItem = item != nil
  }

  /// Creates the distance from one side to another.
  init(from origin: ConstraintSide, to end: ConstraintSide) {
    self = end
    self.origin = origin.item
    originAttribute = origin.attribute
    hasOrigin = true
  }

  /// Whether its items still exist.
  var isAlive: Bool { (!hasItem || item != nil) && (!hasOrigin || origin != nil) }

  /// The axis of the attribute.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }

  /// Whether it is a length instead of a position.
  var isLength: Bool { hasOrigin || attribute.isLength }

  /// The views and guides of the side.
  var items: [LayoutItem] { [item, origin].compactMap { $0.flatMap(LayoutItem.init) } }

  /// The side as text, on one line.
  @MainActor var name: String {
    let end = "\(Self.name(of: item)).\(attribute)"
    return hasOrigin ? "(\(end) - \(Self.name(of: origin)).\(originAttribute))" : end
  }

  @MainActor
  private static func name(of item: AnyObject?) -> String {
    item.flatMap(LayoutItem.init)?.name ?? "nil"
  }
}

/// An item of a constraint.
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  init?(_ object: AnyObject) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view, or the owner of the guide; nil for a guide without an owner.
  @MainActor var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  /// The name in messages.
  @MainActor var name: String {
    switch self {
    case .view(let view): view.traceName
    case .guide(let guide):
      guide.identifier.isEmpty
        ? "guide of \(guide.owningView?.traceName ?? "nil")" : guide.identifier
    }
  }
}
