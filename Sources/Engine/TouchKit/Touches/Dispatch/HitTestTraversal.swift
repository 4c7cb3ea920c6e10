import TouchTrace
package import Foundation

/// The default of `UIView.hitTest(_:with:)`.
///
/// Windows, clients that call `hitTest(_:with:)`, the trace and the explanations all use this traversal. Each view
/// asks its subviews by their own `hitTest(_:with:)`, so its calls nest as deep as the tree is. Parts that are not inlined
/// keep the frames small, so that 4096 levels fit on the stack.
@MainActor
enum HitTestTraversal {
  /// How many views were asked since the program began: what a hit-test costs.
  private(set) static var count = 0

  /// The view that receives a touch at a point of a view's coordinates; nil if it and those below it refuse.
  static func view(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
    guard let recorder = HitTestRecorder.current else {
      return find(at: point, in: view, with: event)
    }
    let mark = recorder.beginUnlessAsked(view, at: point)
    let found = find(at: point, in: view, with: event)
    recorder.end(mark, answer: found)
    return found
  }

  private static func find(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
    count &+= 1
    guard view.traits.takesTouches, view.point(inside: point, with: event) else {
      HitTestRecorder.current?.refuse(view)
      return nil
    }
    guard !view.children.isEmpty, let inside = view.pointAmongSubviews(point) else { return view }
    // The array is a value: overrides may change the tree while it is walked.
    let asked = candidates(at: inside, in: view)
    var left = asked.count
    while left > 0 {
      left -= 1
      if let found = ask(asked[left], at: inside, with: event) { return found }
    }
    return view
  }

  /// The subviews to ask, the front one last: all for a report, which tells of each.
  private static func candidates(at point: CGPoint, in view: UIView) -> [UIView] {
    guard view.children.count >= SiblingIndex.smallestCount, HitTestRecorder.current == nil else {
      return view.children
    }
    return view.siblingIndex?.candidates(at: point) ?? view.children
  }

  /// Asks a subview about a point of the coordinates among subviews.
  @inline(__always)
  fileprivate static func ask(_ child: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    let recorder = HitTestRecorder.current
    guard let place = place(of: point, in: child) else {
      recorder?.pass(child, at: point, .nonInvertibleTransform)
      return nil
    }
    let mark = recorder?.begin(child, at: place)
    let found = child.hitTest(place, with: event)
    recorder?.end(mark, answer: found)
    return found
  }

  /// The point in a subview's coordinates; nil if its transform cannot be undone.
  @inline(never)
  private static func place(of point: CGPoint, in child: UIView) -> CGPoint? {
    child.geometry.inward(point)
  }
}

extension UIView {
  /// Asks a subview about a point of this view's coordinates as the default hit-test does, so that the
  /// trace contains the answer.
  ///
  /// For classes whose `hitTest(_:with:)` does not call `super`.
  package final func ask(_ subview: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let inside = pointAmongSubviews(point) else { return nil }
    return HitTestTraversal.ask(subview, at: inside, with: event)
  }

  /// Returns nil, and notes the reason for which the default hit-test would refuse too.
  package final func refuse() -> UIView? {
    HitTestRecorder.current?.refuse(self)
    return nil
  }
}
