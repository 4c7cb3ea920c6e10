import Foundation

/// A request for the size of a view that its constraints determine.
struct FittingRequest {
  var target: CGSize
  var priority: ContentPriority

  /// Returns the size of the alignment rectangle; dimensions without a target are minimal.
  @MainActor
  func size(of view: UIView) -> CGSize {
    let (problem, solution) = LayoutProblem.solved(root: view, fitting: self)
    var problemWithBox = problem
    let size = problemWithBox.box(of: view).rect(solution).size
    return CGSize(
      width: max(0, size.width - view.alignmentInset(.horizontal)),
      height: max(0, size.height - view.alignmentInset(.vertical))
    )
  }
}

/// Clients' queries about a layout.
@MainActor
enum LayoutQuestion {
  /// Returns whether constraints do not determine an item's frame.
  static func isAmbiguous(_ item: LayoutItem, in view: UIView) -> Bool {
    guard view.traits.isInConstraints else { return false }
    let (_, solution) = LayoutProblem.solved(root: view.treeRoot, examining: item)
    return !solution.ambiguous.isEmpty
  }
}

/// The constraints that affect an item.
@MainActor
enum AffectingConstraints {
  /// Returns the active constraints of a view or guide along an axis, in the order of activation.
  static func of(
    _ item: LayoutItem,
    _ axis: NSLayoutConstraint.Axis,
    in view: UIView
  ) -> [NSLayoutConstraint] {
    guard view.traits.isInConstraints else { return [] }
    return ConstraintSurvey(of: view.treeRoot).constraints.filter { constraint in
      constraint.first.axis == axis
        && (constraint.first.items + constraint.second.items).contains { $0.isSame(as: item) }
    }
  }
}

extension LayoutItem {
  func isSame(as other: LayoutItem) -> Bool {
    switch (self, other) {
    case (.view(let first), .view(let second)): first === second
    case (.guide(let first), .guide(let second)): first === second
    default: false
    }
  }
}
