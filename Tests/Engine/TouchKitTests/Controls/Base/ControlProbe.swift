import Foundation
import TouchKit

/// A control that logs its tracking and the actions that it sends.
final class ControlProbe: UIControl {
  var log: [String] = []
  var accepts = true
  var goesOn: () -> Bool = { true }
  var onBegin: (ControlProbe) -> Void = { _ in }
  var onEnd: (ControlProbe) -> Void = { _ in }
  var insideOverride: ((CGPoint) -> Bool)?
  /// Whether it handles the end of a finger without calling `UIControl`.
  var swallows: () -> Bool = { false }

  static let everyTouchEvent: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"),
  ]

  convenience init(_ name: String, _ frame: CGRect, in parent: UIView? = nil) {
    self.init(frame: frame)
    accessibilityIdentifier = name
    parent?.addSubview(self)
    for (event, name) in Self.everyTouchEvent {
      addAction(UIAction { [weak self] _ in self?.note("!" + name) }, for: event)
    }
  }

  func note(_ text: String) {
    log.append(text + (isHighlighted ? " (lit)" : ""))
  }

  /// Returns the log since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    note("begin")
    onBegin(self)
    return accepts
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    note("continue")
    return goesOn()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    note("end")
    onEnd(self)
  }

  override func cancelTracking(with event: UIEvent?) {
    note(event == nil ? "cancel without event" : "cancel")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !swallows() { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !swallows() { super.touchesCancelled(touches, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    insideOverride?(point) ?? super.point(inside: point, with: event)
  }
}
