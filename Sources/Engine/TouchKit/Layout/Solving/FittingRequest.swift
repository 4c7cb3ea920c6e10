import Foundation

/// A question for the size of a view that its constraints make.
struct FittingRequest {
  var target: CGSize
  var priority: ContentPriority

  /// The size of what is aligned; anything the view is not asked to be is as small as it can be.
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

/// What clients ask about a layout.
@MainActor
enum LayoutQuestion {
  /// Whether constraints leave open where something is.
  static func isAmbiguous(_ item: LayoutItem, in view: UIView) -> Bool {
    guard view.traits.isInConstraints else { return false }
    let (_, solution) = LayoutProblem.solved(root: view.treeRoot, examining: item)
    return !solution.ambiguous.isEmpty
  }
}

/// The constraints that something takes part in.
@MainActor
enum AffectingConstraints {
  /// The active constraints along an axis that name a view or guide, in the order of activation.
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
