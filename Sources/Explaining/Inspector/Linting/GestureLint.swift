import TouchTrace

/// Finds conflicting recognizers in a static scan, without any touch.
///
/// A delegate may resolve conflicts. Recognizers with a delegate are therefore only checked for cycles.
struct GestureLint {
  private(set) var findings: [LintFinding] = []
  private let tree: TreeSnapshot

  /// A recognizer with the position of its view.
  private struct Member {
    let index: Int
    let recognizer: RecognizerSnapshot

    var kind: RecognizerKind { RecognizerKind(className: recognizer.node.typeName) }
    var node: NodeSnapshot { recognizer.node }
    /// Whether code may decide about its relation to other recognizers.
    var hasSay: Bool { recognizer.delegate != nil || recognizer.node.typeName != kind.className }

    func waits(for other: Member) -> Bool {
      recognizer.requirements.contains { $0.id == other.node.id }
    }
  }

  init(_ tree: TreeSnapshot) {
    self.tree = tree
    let members = tree.views.enumerated().flatMap { index, view in
      view.recognizers.filter(\.isEnabled).map { Member(index: index, recognizer: $0) }
    }
    guard !members.isEmpty else { return }
    checkCircles(members)
    for member in members where !member.hasSay { check(member) }
  }

  // MARK: - Circles

  private mutating func checkCircles(_ members: [Member]) {
    let waits = members.flatMap { member in
      member.recognizer.requirements.map {
        GestureRelation(kind: .waits, from: member.node, to: $0, gestures: [])
      }
    }
    guard !waits.isEmpty else { return }
    for circle in waits.circles {
      guard let first = members.first(where: { $0.node.id == circle[0].id }) else { continue }
      findings.append(
        LintFinding(
          .requirementCircle,
          at: first.index,
          recognizer: first.node,
          otherRecognizer: circle.count > 1 ? circle[1] : first.node
        )
      )
    }
  }

  // MARK: - One recognizer and those on its way

  private mutating func check(_ member: Member) {
    switch member.kind {
    case .tap:
      checkRows(below: member)
      checkDoubleTap(beside: member)
    case .pan: checkScrolling(around: member)
    case .swipe: checkPan(beside: member)
    case .longPress: checkDelay(of: member)
    default: break
    }
  }

  /// Returns the recognizers that receive the touches of a view: its own and those of its ancestors.
  private func members(seeing index: Int) -> [Member] {
    tree.path(to: index).flatMap { place in
      tree.views[place].recognizers.filter(\.isEnabled).map { Member(index: place, recognizer: $0) }
    }
  }

  /// Returns the nearest scroll view that contains a view and that fingers can scroll.
  private func scrollView(around index: Int) -> Int? {
    tree.path(to: index).dropLast().last { tree.views[$0].scrolling?.isScrollEnabled == true }
  }

  private mutating func checkRows(below member: Member) {
    guard member.recognizer.cancelsTouchesInView,
      member.recognizer.numberOfTapsRequired ?? 1 == 1
    else { return }
    let end = member.index + tree.views[member.index].descendantCount
    guard end > member.index else { return }
    let list = (member.index + 1...end).first { index in
      let view = tree.views[index]
      return view.scrolling != nil
        && ["TableView", "CollectionView"].contains(where: view.node.typeName.hasSuffix)
    }
    guard let list else { return }
    findings.append(
      LintFinding(.tapAboveRows, at: member.index, other: list, recognizer: member.node)
    )
  }

  private mutating func checkDoubleTap(beside member: Member) {
    guard let taps = member.recognizer.numberOfTapsRequired else { return }
    let other = members(seeing: member.index).first { other in
      other.index == member.index && other.kind == .tap && !other.hasSay
        && other.recognizer.numberOfTapsRequired ?? 1 > taps && !member.waits(for: other)
    }
    guard let other else { return }
    findings.append(
      LintFinding(
        .unrelatedTaps,
        at: member.index,
        recognizer: member.node,
        otherRecognizer: other.node
      )
    )
  }

  private mutating func checkScrolling(around member: Member) {
    guard let other = scrollView(around: member.index),
      member.recognizer.requirements.isEmpty
    else { return }
    let isAwaited = tree.views[other].recognizers.contains { recognizer in
      recognizer.requirements.contains { $0.id == member.node.id }
    }
    guard !isAwaited else { return }
    findings.append(
      LintFinding(.panInScrollView, at: member.index, other: other, recognizer: member.node)
    )
  }

  private mutating func checkPan(beside member: Member) {
    let other = members(seeing: member.index).first { other in
      other.kind == .pan && !other.hasSay && !other.waits(for: member)
    }
    guard let other else { return }
    findings.append(
      LintFinding(
        .swipeBesidePan,
        at: member.index,
        recognizer: member.node,
        otherRecognizer: other.node
      )
    )
  }

  private mutating func checkDelay(of member: Member) {
    guard let duration = member.recognizer.minimumPressDuration,
      duration < UsualLimits.contentDelay, let other = scrollView(around: member.index),
      tree.views[other].scrolling?.delaysContentTouches == true
    else { return }
    findings.append(
      LintFinding(.pressBeforeScrollDelay, at: member.index, other: other, recognizer: member.node)
    )
  }
}
