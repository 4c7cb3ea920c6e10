import UIKit

/// A plain view of a scene file with its own hit-test or with reactions to touches.
final class SceneView: UIView {
  var style = ViewBlueprint.HitTest.standard
  var forwardsTouches = false
  /// Performs the actions for a phase; nil for a view without actions, whose touches are passed on as in every view.
  var reaction: ((_ phase: String, _ touch: UITouch?) -> Bool)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    switch style {
    case .standard: return super.hitTest(point, with: event)
    case .passThrough:
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    case .reachOutside:
      return found(subviews.reversed(), point, event) ?? super.hitTest(point, with: event)
    case .reverse:
      guard self.point(inside: point, with: event), canBeTouched else { return nil }
      return found(subviews, point, event) ?? self
    }
  }

  private func found(_ views: [UIView], _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard canBeTouched else { return nil }
    return views.lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first
  }

  private var canBeTouched: Bool {
    isUserInteractionEnabled && !isHidden
      && alpha >= UIApplication.shared.gestureLimits.minimumAlpha
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if goesOn("began", touches) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if goesOn("moved", touches) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if goesOn("ended", touches) { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if goesOn("cancelled", touches) { super.touchesCancelled(touches, with: event) }
  }

  /// Performs the actions; returns whether the next responder also receives the touches.
  private func goesOn(_ phase: String, _ touches: Set<UITouch>) -> Bool {
    guard let reaction else { return true }
    let first = touches.min { $0.timestamp < $1.timestamp }
    // A view that handles the beginning of a touch handles its further phases too.
    return !reaction(phase, first) || forwardsTouches
  }
}
