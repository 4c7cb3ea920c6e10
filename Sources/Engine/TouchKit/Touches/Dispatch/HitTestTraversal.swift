import TouchTrace
package import Foundation

/// The default hit-test of a view.
///
/// Windows, clients that call `hitTest(_:with:)`, the trace and the explanations all use this traversal. Each view
/// calls its subviews' `hitTest(_:with:)`, so the calls nest as deep as the tree. Parts that are not inlined keep the
/// stack frames small, so that 4096 levels fit on the stack.
@MainActor
enum HitTestTraversal {
  /// The number of views asked since the program began, as a measure of hit-test cost.
  private(set) static var count = 0

  /// Returns the view that receives a touch at a point of a view's coordinates.
  ///
  /// Returns nil if the view and its descendants refuse.
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
    // A copy of the array, because overrides may change the tree during the loop.
    let asked = candidates(at: inside, in: view)
    var left = asked.count
    while left > 0 {
      left -= 1
      if let found = ask(asked[left], at: inside, with: event) { return found }
    }
    return view
  }

  /// Returns the subviews to ask, the front one last; a recorded hit-test asks all of them.
  private static func candidates(at point: CGPoint, in view: UIView) -> [UIView] {
    guard view.children.count >= SiblingIndex.smallestCount, HitTestRecorder.current == nil else {
      return view.children
    }
    return view.siblingIndex?.candidates(at: point) ?? view.children
  }

  /// Asks a subview about a point in the coordinate space that subviews share.
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

  /// Returns the point in a subview's coordinates; nil if its transform cannot be inverted.
  @inline(never)
  private static func place(of point: CGPoint, in child: UIView) -> CGPoint? {
    child.geometry.inward(point)
  }
}

extension UIView {
  /// Asks a subview about a point of this view's coordinates, as the default hit-test does.
  ///
  /// The trace contains the answer. Use it in classes whose `hitTest(_:with:)` does not call `super`.
  package final func ask(_ subview: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let inside = pointAmongSubviews(point) else { return nil }
    return HitTestTraversal.ask(subview, at: inside, with: event)
  }

  /// Returns nil, and records the reason for which the default hit-test would refuse too.
  package final func refuse() -> UIView? {
    HitTestRecorder.current?.refuse(self)
    return nil
  }
}
