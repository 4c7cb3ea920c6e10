import Foundation

/// The walk that finds the view under a point.
///
/// There is no other: windows, clients calling `hitTest(_:with:)`, the trace and the explanations
/// all use this one. It descends in a loop, since a view that contains the point has an answer
/// (itself, if no subview in front): nothing ever has to be undone on the way down. Only a class
/// that overrides `hitTest(_:with:)` is called, and may come back here through `super`.
@MainActor
struct HitTestTraversal {
  let event: UIEvent?

  /// The view that takes a touch at a point of the root's coordinates.
  func view(at point: CGPoint, in root: UIView) -> UIView? {
    guard let recorder = root.attachedWindow?.application?.hitTestRecorder else {
      return descend(from: root, point)
    }
    let mark = recorder.mark
    if !recorder.isAsking(root) { recorder.begin(root, at: point) }
    let answer = descend(from: root, point, recorder)
    recorder.end(mark, answer: answer)
    return answer
  }

  private func descend(from root: UIView, _ rootPoint: CGPoint) -> UIView? {
    guard refusal(of: root, at: rootPoint) == nil else { return nil }
    var node = root.node
    var point = rootPoint
    let end = sink(&node, &point)
    if case .rearmostDecides(let child, let inside) = end, node == root.node {
      // The caller holds the root.
      return child.pointee.view.takeUnretainedValue().hitTest(inside, with: event) ?? root
    }
    return descend(from: node, point, end)
  }

  /// Goes on where a way ended.
  private func descend(from place: TreeNode.Pointer, _ start: CGPoint, _ end: End) -> UIView? {
    var (node, point, end) = (place, start, end)
    var last = node.pointee.view.takeUnretainedValue()
    while true {
      switch end {
      case .nobody: return last
      case .rearmostDecides(let child, let inside):
        return child.pointee.view.takeUnretainedValue().hitTest(inside, with: event) ?? last
      case .undecided:
        switch step(from: last, point, nil) {
        case .into(let child, let inside):
          (node, point) = (child.node, inside)
          end = sink(&node, &point)
          last = node.pointee.view.takeUnretainedValue()
          // Client code was asked before: by now it may have no other owner.
          extendLifetime(child)
        case .answer(let answer): return answer
        case .nobody: return last
        }
      }
    }
  }

  /// The same, telling a recorder of every step.
  private func descend(
    from root: UIView,
    _ rootPoint: CGPoint,
    _ recorder: HitTestRecorder
  ) -> UIView? {
    if let refusal = refusal(of: root, at: rootPoint) {
      recorder.refuse(refusal)
      return nil
    }
    var view = root
    var point = rootPoint
    while true {
      switch step(from: view, point, recorder) {
      case .into(let child, let inside): (view, point) = (child, inside)
      case .answer(let answer): return answer
      case .nobody: return view
      }
    }
  }

  /// What ends the way through views for which no client code runs.
  private enum End {
    /// No subview takes the point.
    case nobody
    /// Only the rearmost subview is left, and its own `hitTest(_:with:)` answers.
    case rearmostDecides(TreeNode.Pointer, CGPoint)
    /// That has to be found out in another way.
    case undecided
  }

  /// Goes down as far as no client code runs and subviews are few, or found by place: nothing can
  /// go away on such a way, so that no view has to be held.
  private func sink(_ place: inout TreeNode.Pointer, _ point: inout CGPoint) -> End {
    var child = place.pointee.front
    var left = SiblingGrid.smallestCount
    while let node = child {
      if place.pointee.bendsInside { return .undecided }
      if let grid = place.pointee.grid {
        guard let found = grid.takeUnretainedValue().front(at: point) else { return .nobody }
        (place, point) = found
        child = place.pointee.front
        continue
      }
      if node.pointee.decidesItself { return decision(of: node, at: point) }
      if let inside = node.pointee.taking(point) {
        (place, point) = (node, inside)
        child = node.pointee.front
        left = SiblingGrid.smallestCount
      } else {
        child = node.pointee.behind
        left -= 1
        if left == 0 { return .undecided }
      }
    }
    return .nobody
  }

  /// The end at a view that decides itself, when those in front of it do not take the point.
  private func decision(of node: TreeNode.Pointer, at point: CGPoint) -> End {
    // Views behind it are asked from a copy of the list, since this one may change the tree.
    guard node.pointee.behind == nil, node.pointee.hooks.contains(.hitTest) else {
      return .undecided
    }
    guard let inside = node.pointee.inward(point) else { return .nobody }
    return .rearmostDecides(node, inside)
  }

  /// What asking the subviews of a view came to.
  private enum Step {
    /// A subview contains the point; the walk goes on there.
    case into(UIView, CGPoint)
    /// A subview's own `hitTest(_:with:)` answered.
    case answer(UIView)
    /// No subview takes the point.
    case nobody
  }

  private func step(from view: UIView, _ place: CGPoint, _ recorder: HitTestRecorder?) -> Step {
    guard let point = view.pointAmongSubviews(place) else { return .nobody }
    if recorder == nil, view.children.count >= SiblingGrid.smallestCount,
      let grid = view.siblingGrid
    {
      guard let (node, inside) = grid.front(at: point) else { return .nobody }
      return .into(node.pointee.view.takeUnretainedValue(), inside)
    }
    // The array is a value: overrides may change the tree while it is walked.
    let children = view.children
    var index = children.count
    while index > 0 {
      index -= 1
      let child = children[index]
      guard let childPoint = child.node.pointee.inward(point) else {
        recorder?.pass(child, at: point, .nonInvertibleTransform)
        continue
      }
      if child.classHooks.contains(.hitTest) {
        if let answer = ask(child, childPoint, recorder) { return .answer(answer) }
      } else if let refusal = refusal(of: child, at: childPoint) {
        recorder?.pass(child, at: childPoint, refusal)
      } else {
        recorder?.begin(child, at: childPoint)
        return .into(child, childPoint)
      }
    }
    return .nobody
  }

  /// Calls a subview's own `hitTest(_:with:)`.
  private func ask(_ child: UIView, _ point: CGPoint, _ recorder: HitTestRecorder?) -> UIView? {
    let mark = recorder?.mark ?? 0
    recorder?.begin(child, at: point)
    let answer = child.hitTest(point, with: event)
    recorder?.end(mark, answer: answer)
    return answer
  }

  /// Why a view does not take a point; nil if it does.
  private func refusal(of view: UIView, at point: CGPoint) -> HitTestRefusal? {
    guard view.node.pointee.takesTouches else { return .switchedOff }
    if view.classHooks.contains(.pointInside) {
      return view.point(inside: point, with: event) ? nil : .pointInside
    }
    return view.node.pointee.shape.contains(point) ? nil : .outside
  }
}

extension UIView {
  /// The grid of the subviews; nil when one of them decides about touches itself.
  final var siblingGrid: SiblingGrid? {
    if let grid { return grid }
    guard !hasUngridableChildren else { return nil }
    grid = SiblingGrid(children)
    hasUngridableChildren = grid == nil
    return grid
  }
}
