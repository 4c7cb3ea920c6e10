import Foundation

/// The walk that finds the view under a point.
///
/// There is no other: windows, clients calling `hitTest(_:with:)`, the trace and the explanations
/// all use this one. It descends in a loop, since a view that contains the point has an answer
/// (itself, if nobody in front): nothing ever has to be undone on the way down. Only a class that
/// overrides `hitTest(_:with:)` is called, and may come back here through `super`.
@MainActor
struct HitTestTraversal {
  let event: UIEvent?

  /// The view that takes a touch at a point of the root's coordinates.
  func view(at point: CGPoint, in root: UIView) -> UIView? {
    guard let recorder = root.attachedWindow?.application?.hitTestRecorder else {
      return descend(from: root, point, recorder: nil)
    }
    let mark = recorder.mark
    if !recorder.isAsking(root) { recorder.begin(root, at: point) }
    let answer = descend(from: root, point, recorder: recorder)
    recorder.end(mark, answer: answer)
    return answer
  }

  private func descend(
    from root: UIView,
    _ rootPoint: CGPoint,
    recorder: HitTestRecorder?
  ) -> UIView? {
    if let refusal = refusal(of: root, at: rootPoint) {
      recorder?.refuse(refusal)
      return nil
    }
    var view = root
    var point = rootPoint
    while true {
      if recorder == nil { (view, point) = sink(from: view, point) }
      switch step(from: view, point, recorder) {
      case .into(let child, let childPoint):
        view = child
        point = childPoint
      case .answer(let answer): return answer
      case .nobody: return view
      }
    }
  }

  /// Goes down as far as nobody's code has a say and subviews are few: nothing can go away on such a
  /// way, so that nobody has to be held.
  private func sink(from view: UIView, _ rootPoint: CGPoint) -> (UIView, CGPoint) {
    var place = Unmanaged.passUnretained(view)
    var point = rootPoint
    while let next = place.takeUnretainedValue().ordinarySubview(at: point) {
      (place, point) = next
    }
    return (place.takeUnretainedValue(), point)
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

  private func step(from view: UIView, _ point: CGPoint, _ recorder: HitTestRecorder?) -> Step {
    if recorder == nil, view.children.count >= SiblingGrid.smallestCount,
      let grid = view.siblingGrid
    {
      return step(through: grid, point)
    }
    // The array is a value: overrides may change the tree while it is walked.
    let children = view.children
    var index = children.count
    while index > 0 {
      index -= 1
      let child = children[index]
      let shape = child.shape
      guard let childPoint = shape.inward(point, child) else {
        recorder?.pass(child, at: point, .nonInvertibleTransform)
        continue
      }
      if child.overrides.contains(.hitTest) {
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

  /// Asks only those subviews that are near; none of them has a say of its own.
  private func step(through grid: SiblingGrid, _ point: CGPoint) -> Step {
    let child = grid.front(at: point) { child in
      let shape = child.shape
      guard child.traits.takesTouches, let inside = shape.inward(point, child) else { return false }
      return shape.contains(inside)
    }
    guard let child, let inside = child.geometry.inward(point) else { return .nobody }
    return .into(child, inside)
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
    guard view.traits.takesTouches else { return .switchedOff }
    if view.overrides.contains(.pointInside) {
      return view.point(inside: point, with: event) ? nil : .pointInside
    }
    return view.shape.contains(point) ? nil : .outside
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

extension UIView {
  /// The foremost subview that takes a point, and the point there; nil when there is none, and
  /// when that has to be found out in another way.
  fileprivate final func ordinarySubview(at point: CGPoint) -> (Unmanaged<UIView>, CGPoint)? {
    guard grid == nil, var child = frontChild.map({ Unmanaged.passUnretained($0) }) else {
      return nil
    }
    var left = SiblingGrid.smallestCount
    while left > 0 {
      left -= 1
      let answer = child.takeUnretainedValue().ordinaryAnswer(to: point)
      switch answer {
      case .takes(let inside): return (child, inside)
      case .decidesItself: return nil
      case .refuses(let behind):
        guard let behind else { return nil }
        child = behind
      }
    }
    return nil
  }

  /// What a subview says to a point of its superview.
  private enum OrdinaryAnswer {
    case takes(CGPoint)
    case refuses(behind: Unmanaged<UIView>?)
    case decidesItself
  }

  private final func ordinaryAnswer(to point: CGPoint) -> OrdinaryAnswer {
    guard !decidesItself else { return .decidesItself }
    if traits.takesTouches, let inside = shape.inward(point, self), shape.contains(inside) {
      return .takes(inside)
    }
    return .refuses(behind: siblingBehind.map { Unmanaged.passUnretained($0) })
  }
}
