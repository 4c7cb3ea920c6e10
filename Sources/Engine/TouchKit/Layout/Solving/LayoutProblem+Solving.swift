import Foundation

extension LayoutProblem {
  /// The largest number of measurements of wrapping content (our choice).
  private static let maximumTries = 3

  /// Solves a tree, again for wrapping content once its width is known.
  static func solved(
    root: UIView,
    fitting: FittingRequest? = nil,
    examining item: LayoutItem? = nil
  ) -> (LayoutProblem, LinearSolution) {
    let survey = ConstraintSurvey(of: root, isFitting: fitting != nil)
    var heights: [ObjectIdentifier: CGFloat] = [:]
    var tries = 1
    while true {
      let problem = LayoutProblem(root: root, survey: survey, fitting: fitting, heights: heights)
      let solution = problem.system.solve(examining: problem.variables(of: item))
      let wrapped = problem.wrappedHeights(solution)
      if wrapped == heights || tries == Self.maximumTries { return (problem, solution) }
      heights = wrapped
      tries += 1
    }
  }

  /// Returns the heights of wrapping content at the widths of a solution.
  private func wrappedHeights(_ solution: LinearSolution) -> [ObjectIdentifier: CGFloat] {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for (view, box) in views {
      let width = box.horizontal.length.value(solution) - view.alignmentInset(.horizontal)
      guard let height = view.contentHeight(forWidth: width) else { continue }
      heights[ObjectIdentifier(view)] = height
    }
    return heights
  }

  private func variables(of item: LayoutItem?) -> Set<Int> {
    switch item {
    case .view(let view): views.first { $0.view === view }?.box.variables ?? []
    case .guide(let guide): guides.first { $0.guide === guide }?.box.variables ?? []
    case nil: []
    }
  }

  // MARK: - Handing out

  /// Keeps the present frames of views that constraints no longer place.
  func forgetFormerPlaces() {
    for view in survey.views {
      view.constraintRecord?.placed = nil
      view.constraintRecord?.contentSize = ContentExtent()
    }
  }

  /// Assigns the frames of a solution to views and guides and schedules layout for changed ones.
  ///
  /// Returns whether any frame changed.
  func hand(out solution: LinearSolution) -> Bool {
    var hasNewPlaces = false
    for (guide, box) in guides { guide.placed = box.rect(solution) }
    for (view, box) in views {
      let place = box.rect(solution)
      view.ownConstraintRecord.placed = place
      guard view.isElsewhere(than: place) else { continue }
      (view.parent ?? view).demandLayout()
      hasNewPlaces = true
    }
    for (view, axis, length) in contents {
      let value = LinearExpression(variable: length).value(solution)
      let record = view.ownConstraintRecord
      if axis == .horizontal {
        record.contentSize.width = value
      } else {
        record.contentSize.height = value
      }
      view.demandLayout()
    }
    return hasNewPlaces
  }
}
