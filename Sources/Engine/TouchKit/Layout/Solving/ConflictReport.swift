import Foundation

/// The log messages about unsatisfiable constraints, each logged once while it lasts.
@MainActor
struct ConflictReport {
  private let problem: LayoutProblem
  private let solution: LinearSolution

  init(_ problem: LayoutProblem, _ solution: LinearSolution) {
    self.problem = problem
    self.solution = solution
  }

  func write() {
    let record = problem.root.ownConstraintRecord
    // The common case without conflicts costs nothing.
    guard !solution.conflicts.isEmpty || !solution.unusable.isEmpty || !record.tree.reported.isEmpty
    else { return }
    let messages = solution.conflicts.map(message) + solution.unusable.map(message)
    let application = problem.root.attachedWindow?.application
    for message in messages where !record.tree.reported.contains(message) {
      EngineLog.warn(message, in: application)
    }
    record.tree.reported = Set(messages)
  }

  private func message(_ conflict: LinearSolution.Conflict) -> String {
    let others = conflict.others.map(name)
    let reason =
      others.isEmpty
      ? "a fixed frame, or sizes of at least 0" : others.joined(separator: "; ")
    return "constraints cannot be satisfied simultaneously; broken: \(name(conflict.broken)); "
      + "conflicts with: \(reason)"
  }

  private func message(_ unusable: Int) -> String {
    "ignored, because its numbers are invalid or too large: \(name(unusable))"
  }

  private func name(_ relation: Int) -> String {
    guard problem.sources.indices.contains(relation) else { return "nothing" }
    switch problem.sources[relation] {
    case .constraint(let constraint): return constraint.equation
    case .contentSize(let view): return "content size of \(view.traceName)"
    case .guide(let guide): return "place of \(LayoutItem.guide(guide).name)"
    case .fitting: return "fitting size"
    }
  }
}
