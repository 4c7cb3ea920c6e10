import Foundation
import TouchKit

/// Collects what probes were called with, in order.
final class CallLog {
  var lines: [String] = []
  /// Told of each touch that a probe hears of, where it does.
  var onTouch: ((UITouch, UIEvent) -> Void)?
}

/// A view that writes down who called it, and passes on.
class ProbeView: UIView {
  var log: CallLog?

  convenience init(_ name: String, _ frame: CGRect, log: CallLog? = nil) {
    self.init(frame: frame)
    accessibilityIdentifier = name
    self.log = log
  }

  private func note(_ call: String) {
    log?.lines.append("\(accessibilityIdentifier ?? "?").\(call)")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    note("hitTest")
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    note("pointInside")
    return super.point(inside: point, with: event)
  }
}

/// A view made of closures.
final class ScriptedView: UIView {
  var onHitTest: ((ScriptedView, CGPoint, UIEvent?) -> UIView?)?
  var onPointInside: ((ScriptedView, CGPoint) -> Bool)?
  var onBegan: ((ScriptedView, Set<UITouch>, UIEvent?) -> Void)?
  var onMoved: ((ScriptedView, Set<UITouch>, UIEvent?) -> Void)?
  var onEnded: ((ScriptedView, Set<UITouch>, UIEvent?) -> Void)?
  var onCancelled: ((ScriptedView, Set<UITouch>, UIEvent?) -> Void)?
  var nextOverride: UIResponder?
  var acceptsFirstResponder = false
  var yieldsFirstResponder = true

  convenience init(_ name: String, _ frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = name
  }

  override var next: UIResponder? { nextOverride ?? super.next }
  override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  override var canResignFirstResponder: Bool { yieldsFirstResponder }

  func defaultHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let onHitTest else { return super.hitTest(point, with: event) }
    return onHitTest(self, point, event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    onPointInside?(self, point) ?? super.point(inside: point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onBegan?(self, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    onMoved?(self, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    onEnded?(self, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onCancelled?(self, touches, event)
    super.touchesCancelled(touches, with: event)
  }
}

@MainActor
func named(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
  let view = UIView(frame: frame)
  view.accessibilityIdentifier = name
  parent?.addSubview(view)
  return view
}
