import Foundation

/// The solution of a tree of views: its invalidation and its members.
extension UIView {
  /// The constraint record, created if necessary.
  final var ownConstraintRecord: ConstraintRecord {
    if let constraintRecord { return constraintRecord }
    let record = ConstraintRecord()
    constraintRecord = record
    return record
  }

  /// The root view of the tree.
  final var treeRoot: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Marks this view as having constraints, so that layout visits it.
  final func joinConstraints() {
    var view = self
    // The superviews of a marked view are marked too.
    while !view.traits.isInConstraints {
      view.traits.isInConstraints = true
      guard let parent = view.parent else {
        view.ownConstraintRecord.tree.needsUpdatePass = true
        return
      }
      view = parent
    }
  }

  /// Schedules a new solution of the tree before the next frame.
  final func constraintsDidChange() {
    joinConstraints()
    treeRoot.ownConstraintRecord.tree.isDirty = true
    if let parent, parent.arranges(self) { parent.subviewContentDidChange() }
    attachedWindow?.application?.hasPendingLayout = true
  }

  /// Schedules a new solution after a change that constraints depend on, if there are any.
  final func noteForConstraints() {
    if traits.isInConstraints { constraintsDidChange() }
  }

  /// Updates the layout that depends on the view's content size.
  final func contentSizeDidChange() {
    if let parent, traits.isInConstraints || parent.arranges(self) {
      parent.subviewContentDidChange()
    }
    noteForConstraints()
  }

  /// Schedules a new solution after a change of the geometry that the last one used.
  final func geometryDidChange(from old: ViewGeometry) {
    guard let record = constraintRecord, record.uses.concerns(old, geometry) else { return }
    constraintsDidChange()
  }

  // MARK: - Moving

  /// Deactivates the constraints between a subtree that is about to be removed and the rest.
  final func endOutsideConstraints() {
    guard traits.isInConstraints else { return }
    var ancestor = parent
    while let holder = ancestor {
      for constraint in holder.constraintRecord?.held ?? []
      where constraint.concernsSubtree(of: self) {
        constraint.isActive = false
      }
      ancestor = holder.parent
    }
    parent?.constraintsDidChange()
  }

  /// Adds the view's constraints to its new tree.
  final func enterConstraints() {
    if traits.isInConstraints {
      parent?.constraintsDidChange()
    } else if type(of: self).requiresConstraintBasedLayout {
      joinConstraints()
    } else if parent?.traits.isInConstraints != true {
      return
    }
    treeRoot.ownConstraintRecord.tree.needsUpdatePass = true
  }

  // MARK: - Updating

  /// Schedules a call of `updateConstraints()` before the next layout.
  final func requestConstraintUpdate() {
    traits.needsUpdateConstraints = true
    joinConstraints()
    treeRoot.ownConstraintRecord.tree.needsUpdatePass = true
    attachedWindow?.application?.hasPendingLayout = true
  }

  /// Calls `updateConstraints()` of waiting views, subviews first.
  final func updateConstraintsInSubtree() {
    var views: [UIView] = []
    forEachInSubtree { view in
      views.append(view)
      return true
    }
    for view in views.reversed() where view.traits.needsUpdateConstraints {
      view.traits.needsUpdateConstraints = false
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Returns whether one of its items is in the subtree of a view.
  final func concernsSubtree(of view: UIView) -> Bool {
    (first.items + second.items).contains { $0.view?.isBelowOrSame(as: view) ?? false }
  }
}
