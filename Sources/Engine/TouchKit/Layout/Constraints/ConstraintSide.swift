import Foundation

/// One side of a constraint: a part of an item, or the distance between two parts.
package struct ConstraintSide {
  /// The view or guide.
  package private(set) weak var item: AnyObject?
  package var attribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Whether there was an item, which may be gone by now.
  package private(set) var hasItem = false
  /// What is subtracted, if the side is a distance.
  private(set) weak var origin: AnyObject?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  package private(set) var hasOrigin = false

  /// No item.
  init() {}

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    hasItem = item != nil
  }

  /// The distance from one side to another.
  init(from origin: ConstraintSide, to end: ConstraintSide) {
    self = end
    self.origin = origin.item
    originAttribute = origin.attribute
    hasOrigin = true
  }

  /// Whether what it is about still exists.
  var isAlive: Bool { (!hasItem || item != nil) && (!hasOrigin || origin != nil) }

  /// Along which axis it is measured.
  var axis: NSLayoutConstraint.Axis? { attribute.axis }

  /// Whether it is a length and not a place.
  var isLength: Bool { hasOrigin || attribute.isLength }

  /// The views and guides it is about.
  var items: [LayoutItem] { [item, origin].compactMap { $0.flatMap(LayoutItem.init) } }

  /// The side on one line.
  @MainActor var name: String {
    let end = "\(Self.name(of: item)).\(attribute)"
    return hasOrigin ? "(\(end) - \(Self.name(of: origin)).\(originAttribute))" : end
  }

  @MainActor
  private static func name(of item: AnyObject?) -> String {
    item.flatMap(LayoutItem.init)?.name ?? "nil"
  }
}

/// What a constraint can be about.
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

  /// The view, or the one that has the guide; nil for a guide that no view has.
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
