import Foundation

/// The constraints of a tree and the views that they place.
@MainActor
struct ConstraintSurvey {
  /// The active constraints, older ones first.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// All views with constraints, in the order of the tree.
  private(set) var views: [UIView] = []
  private var mentioned: Set<ObjectIdentifier> = []
  private let root: UIView
  private let isFitting: Bool

  /// Collects the constraints of a tree; for fitting, its root can have any size.
  init(of root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    root.forEachInSubtree(where: \.traits.isInConstraints) { view in
      guard let record = view.constraintRecord else { return }
      views.append(view)
      constraints += record.held
    }
    constraints.removeAll { !$0.first.isAlive || !$0.second.isAlive }
    // A stack reads the size constraints of its views itself.
    constraints.removeAll { constraint in
      guard let view = constraint.first.item as? UIView, constraint.isOwnSize(of: view) else {
        return false
      }
      return view.parent?.arranges(view) ?? false
    }
    constraints.sort { $0.serial < $1.serial }
    for constraint in constraints {
      for case .view(let view) in constraint.first.items + constraint.second.items {
        mentioned.insert(ObjectIdentifier(view))
      }
    }
    if isFitting, !views.contains(where: { $0 === root }) { views.insert(root, at: 0) }
  }

  /// Returns whether constraints determine a view's frame.
  func places(_ view: UIView) -> Bool {
    if view === root, isFitting { return true }
    guard view.constraintRecord?.translates == false,
      mentioned.contains(ObjectIdentifier(view))
    else { return false }
    guard let parent = view.parent else { return !(view is UIWindow) }
    // The window determines the frame of its controller's view.
    if view.controller != nil, parent is UIWindow { return false }
    return !parent.arranges(view)
  }
}

extension UIView {
  /// Visits the view and its descendants that satisfy a condition, parents first.
  fileprivate final func forEachInSubtree(
    where condition: (UIView) -> Bool,
    _ visit: (UIView) -> Void
  ) {
    var pending = [self]
    while let view = pending.popLast() {
      guard condition(view) else { continue }
      visit(view)
      pending.append(contentsOf: view.children.reversed())
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it only relates the width or height of a view to a constant.
  package final func isOwnSize(of view: UIView) -> Bool {
    first.item === view && !first.hasOrigin && !second.hasItem && first.attribute.isLength
  }
}
