import DispatchTracing
import Foundation

/// The default of `UIView.hitTest(_:with:)`.
///
/// Windows, clients that call `hitTest(_:with:)`, the trace and the explanations all use this traversal. Each view
/// asks its subviews by their own `hitTest(_:with:)`, so its calls nest as deep as the tree is: the function keeps
/// its locals few, so that 4096 levels fit on the stack.
@MainActor
enum HitTestTraversal {
  /// The view that receives a touch at a point of a view's coordinates; nil if it and those below it refuse.
  static func view(at point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
    let isRecorded = HitTestRecorder.current != nil
    let mark = isRecorded ? HitTestRecorder.current?.beginUnlessAsked(view, at: point) : nil
    guard view.traits.takesTouches,
      view.point(inside: point, with: event)
    else {
      if isRecorded { HitTestRecorder.current?.refuse(view, since: mark) }
      return nil
    }
    // The array is a value: overrides may change the tree while it is walked.
    let children = view.children
    if !children.isEmpty, let inside = view.pointAmongSubviews(point) {
      let hasIndex = !isRecorded && children.count >= SiblingIndex.smallestCount
      let candidates = hasIndex ? view.siblingIndex?.candidates(at: inside) : nil
      var left = candidates?.count ?? children.count
      while left > 0 {
        left -= 1
        var position = left
        if let candidates { position = Int(candidates[left]) }
        let child = children[position]
        guard let place = child.geometry.inward(inside) else {
          if isRecorded {
            HitTestRecorder.current?.pass(child, at: inside, .nonInvertibleTransform)
          }
          continue
        }
        let childMark = isRecorded ? HitTestRecorder.current?.begin(child, at: place) : nil
        let found = child.hitTest(place, with: event)
        if isRecorded { HitTestRecorder.current?.end(childMark, answer: found) }
        if let found {
          if isRecorded { HitTestRecorder.current?.end(mark, answer: found) }
          return found
        }
      }
    }
    if isRecorded { HitTestRecorder.current?.end(mark, answer: view) }
    return view
  }
}
