import Foundation

/// One solution per tree of views: what makes it stale, and who takes part.
extension UIView {
  /// The record, made if need be.
  final var ownConstraintRecord: ConstraintRecord {
    if let constraintRecord { return constraintRecord }
    let record = ConstraintRecord()
    constraintRecord = record
    return record
  }

  /// The topmost view of the tree.
  final var treeRoot: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Notes that constraints concern this view, so that layout looks for them here.
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

  /// Notes that the tree has to be solved anew before the next frame.
  final func constraintsDidChange() {
    joinConstraints()
    treeRoot.ownConstraintRecord.tree.isDirty = true
    if let parent, parent.arranges(self) { parent.subviewContentDidChange() }
    attachedWindow?.application?.hasPendingLayout = true
  }

  /// Notes that something changed that constraints depend on, if there are any.
  final func noteForConstraints() {
    if traits.isInConstraints { constraintsDidChange() }
  }

  /// Lets whatever goes by the size of the view's content take in that it changed.
  final func contentSizeDidChange() {
    if let parent, traits.isInConstraints || parent.arranges(self) {
      parent.subviewContentDidChange()
    }
    noteForConstraints()
  }

  /// Follows a change of the geometry.
  final func geometryDidChange(from old: ViewGeometry) {
    guard let record = constraintRecord, record.uses.concerns(old, geometry) else { return }
    constraintsDidChange()
  }

  // MARK: - Moving

  /// Ends the constraints between a subtree that is about to leave and the rest.
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

  /// Takes part in the new tree with what came along.
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

  /// Notes that `updateConstraints()` is to be called before the next layout.
  final func requestConstraintUpdate() {
    traits.needsUpdateConstraints = true
    joinConstraints()
    treeRoot.ownConstraintRecord.tree.needsUpdatePass = true
    attachedWindow?.application?.hasPendingLayout = true
  }

  /// Calls `updateConstraints()` where it was asked for, subviews first.
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
  /// Whether one of its items is a view or below it.
  final func concernsSubtree(of view: UIView) -> Bool {
    (first.items + second.items).contains { $0.view?.isBelowOrSame(as: view) ?? false }
  }
}
