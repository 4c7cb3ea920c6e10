import TouchTrace
import Foundation

/// Reads the verdict on each view of a tree from hit-test reports.
///
/// It does not evaluate points and bounds itself. The verdict on an asked view is the one that the hit-test recorded.
/// The verdict on another view follows from the views that were asked.
struct VerdictReader {
  private let tree: TreeSnapshot
  private let places: [NodeID: Int]
  private let reports: [NodeID: HitTestReport]
  /// The steps of all reports, by the view that was asked.
  private var steps: [NodeID: [HitTestStep]] = [:]
  /// The steps of all reports, by the view that asked.
  private var questions: [NodeID: [HitTestStep]] = [:]
  /// The report of the window that claimed the point.
  private let decisive: HitTestReport?
  /// The position of that window.
  private let decisiveWindow: Int?

  /// The hit-test view.
  var receiver: NodeSnapshot? { decisive?.result }

  init(_ reports: [HitTestReport], in tree: TreeSnapshot) {
    self.init(reports, in: tree, tree.places)
  }

  /// Reads reports about a tree whose view positions are already known.
  init(_ reports: [HitTestReport], in tree: TreeSnapshot, _ places: [NodeID: Int]) {
    self.tree = tree
    self.places = places
    self.reports = Dictionary(reports.map { ($0.window.id, $0) }) { $1 }
    decisive = reports.last { $0.result != nil }
    decisiveWindow = decisive.flatMap { [places] in places[$0.window.id] }
    for step in reports.flatMap(\.steps) {
      steps[step.node.id, default: []].append(step)
      if let asker = step.askedBy { questions[asker, default: []].append(step) }
    }
  }

  /// Returns the point in a view's coordinates; nil if the view was not asked.
  func point(in index: Int) -> CGPoint? { tellingStep(of: tree.views[index].node.id)?.point }

  /// Returns the verdict on the view at a position, whose window is at another position.
  func verdict(at index: Int, window: Int) -> ViewVerdict {
    let id = tree.views[index].node.id
    if let receiver, receiver.id == id { return receiverVerdict(id) }
    guard reports[tree.views[window].node.id] != nil else { return verdictInUnasked(window) }
    if let hidden = hiddenWindow(window) { return .windowHidden(hidden) }
    guard let step = tellingStep(of: id) else { return verdictOfUnasked(index) }
    guard case .rejected(let reason) = step.verdict else {
      return answerVerdict(step)
    }
    return .rejected(reason, at: step.point)
  }

  // MARK: - Views that were asked

  private func receiverVerdict(_ id: NodeID) -> ViewVerdict {
    let wasAsked = steps[id]?.contains { $0.verdict == .received } ?? false
    guard !wasAsked, let namer = namer(of: id) else { return .received }
    return .named(by: namer)
  }

  /// Returns the deepest view that returned another view, which did not itself claim the point.
  private func namer(of id: NodeID) -> NodeSnapshot? {
    decisive?.steps.filter { $0.verdict == .passedOn(to: id) }.max { $0.depth < $1.depth }?.node
  }

  /// Returns the verdict on a view that returned another view, or whose result was replaced.
  private func answerVerdict(_ step: HitTestStep) -> ViewVerdict {
    let answer = answer(of: step)
    if let receiver, receiver.id == answer { return .passedOn(to: receiver) }
    return overruler(of: step, answer).map { .overruled(by: $0) } ?? .skipped(by: step.node)
  }

  private func answer(of step: HitTestStep) -> NodeID? {
    switch step.verdict {
    case .received: step.node.id
    case .passedOn(let id): id
    case .rejected: nil
    }
  }

  /// Returns the nearest ancestor that asked a view and returned a different view.
  private func overruler(of step: HitTestStep, _ answer: NodeID?) -> NodeSnapshot? {
    var seen: Set<NodeID> = []
    var asker = step.askedBy
    while let id = asker, seen.insert(id).inserted, let above = steps[id]?.last {
      if self.answer(of: above) != answer { return above.node }
      asker = above.askedBy
    }
    return nil
  }

  /// Returns the most informative of several steps of a view.
  private func tellingStep(of id: NodeID) -> HitTestStep? {
    guard let all = steps[id] else { return nil }
    let answering = all.filter { answer(of: $0) != nil }
    return answering.first { answer(of: $0) == receiver?.id } ?? answering.last ?? all.last
  }

  // MARK: - Views that were not asked

  private func verdictOfUnasked(_ index: Int) -> ViewVerdict {
    var branch = index
    while let ancestor = tree.views[branch].parent {
      let node = tree.views[ancestor].node
      if let step = tellingStep(of: node.id) {
        if case .rejected(let reason) = step.verdict { return .ancestorRejected(node, reason) }
        return taker(in: ancestor, before: branch).map { .covered(by: $0) } ?? .skipped(by: node)
      }
      if node.id == receiver?.id { return .skipped(by: namer(of: node.id) ?? node) }
      branch = ancestor
    }
    return .notInWindow
  }

  /// Returns the subview in front of another one that claimed the point.
  private func taker(in parent: Int, before branch: Int) -> NodeSnapshot? {
    let asked = questions[tree.views[parent].node.id] ?? []
    return asked.last { step in
      guard answer(of: step) != nil, let place = places[step.node.id] else { return false }
      return place > branch && tree.views[place].parent == parent
    }?.node
  }

  // MARK: - Windows

  private func hiddenWindow(_ window: Int) -> NodeSnapshot? {
    let node = tree.views[window].node
    return steps[node.id]?.last?.verdict == .rejected(.hidden) ? node : nil
  }

  /// Returns the verdict on a view in a window that was not asked.
  ///
  /// A window in front of it claimed the point, or the window cannot be asked.
  private func verdictInUnasked(_ window: Int) -> ViewVerdict {
    guard let decisive, let decisiveWindow, decisiveWindow > window else {
      return .ancestorRejected(tree.views[window].node, .nonInvertibleTransform)
    }
    let level = tree.views[window].windowLevel ?? 0
    let other = tree.views[decisiveWindow].windowLevel ?? 0
    return .windowInFront(decisive.window, isOfHigherLevel: other > level)
  }
}

extension TreeSnapshot {
  /// The positions of the views.
  var places: [NodeID: Int] {
    Dictionary(views.indices.map { (views[$0].node.id, $0) }) { first, _ in first }
  }
}
