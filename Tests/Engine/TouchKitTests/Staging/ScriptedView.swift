import Foundation
import TouchKit
import TouchKitTestSupport

/// A view whose methods are closures.
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

  private var name: String { accessibilityIdentifier ?? "" }

  override var next: UIResponder? { nextOverride ?? super.next }
  override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  override var canResignFirstResponder: Bool { yieldsFirstResponder }

  func defaultHitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    noteCall("\(name).hitTest \(point)")
    guard let onHitTest else { return super.hitTest(point, with: event) }
    return onHitTest(self, point, event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    noteCall("\(name).pointInside \(point)")
    return onPointInside?(self, point) ?? super.point(inside: point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    noteCall("\(name).began \(touches.count) \(event?.allTouches?.count ?? 0)")
    onBegan?(self, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    noteCall("\(name).moved \(touches.count) \(event?.allTouches?.count ?? 0)")
    onMoved?(self, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    noteCall("\(name).ended \(touches.count) \(event?.allTouches?.count ?? 0)")
    onEnded?(self, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    noteCall("\(name).cancelled \(touches.count) \(event?.allTouches?.count ?? 0)")
    onCancelled?(self, touches, event)
    super.touchesCancelled(touches, with: event)
  }
}
