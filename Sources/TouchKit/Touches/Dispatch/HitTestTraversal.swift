import DispatchTracing
import Foundation

/// The default of `UIView.hitTest(_:with:)`.
///
/// Windows, clients that call `hitTest(_:with:)`, the trace and the explanations all use this traversal. Each view
/// asks its subviews by their own `hitTest(_:with:)`, so its calls nest as deep as the tree is: the function keeps
/// its locals few, so that 4096 levels fit on the stack.
struct HitTestTraversal {
  let event: UIEvent?

  /// The view that receives a touch at a point of a view's coordinates; nil if it and those below it refuse.
  func view(at point: CGPoint, in view: UIView) -> UIView? {
    let recorder = view.attachedWindow?.hitTestRecorder
    let mark = recorder?.beginUnlessAsked(view, at: point) ?? 0
    if let refusal = refusal(of: view, at: point) {
      recorder?.refuse(refusal)
      recorder?.end(mark, answer: nil)
      return nil
    }
    var answer = view
    // The array is a value: overrides may change the tree while it is walked.
    let children = view.children
    if !children.isEmpty, let inside = view.pointAmongSubviews(point) {
      let candidates = recorder == nil ? view.siblingIndex?.candidates(at: inside) : nil
      var left = candidates?.count ?? children.count
      while left > 0 {
        left -= 1
        var position = left
        if let candidates { position = Int(candidates[left]) }
        let child = children[position]
        guard let place = child.geometry.inward(inside) else {
          recorder?.pass(child, at: inside, .nonInvertibleTransform)
          continue
        }
        let childMark = recorder?.begin(child, at: place) ?? 0
        let found = child.hitTest(place, with: event)
        recorder?.end(childMark, answer: found)
        if let found {
          answer = found
          break
        }
      }
    }
    recorder?.end(mark, answer: answer)
    return answer
  }

  /// The reason why a view does not receive a point; nil if it does.
  private func refusal(of view: UIView, at point: CGPoint) -> HitTestRefusal? {
    guard view.traits.takesTouches else { return .switchedOff }
    return view.point(inside: point, with: event) ? nil : .outside
  }
}
