import Foundation
import Geometry

/// A wheel that turned, or two fingers that scrolled on a trackpad.
final class WheelEvent: UIEvent {
  /// How far it turned, in lines; positive `dy` shows what lies further down.
  let lines: CGVector
  /// What of that has not been used yet.
  var rest: CGVector
  /// The view under the pointer.
  let view: UIView
  /// The window under the pointer.
  let window: UIWindow
  /// The place of the pointer in the window.
  let location: CGPoint
  /// How far one line goes, in points.
  private let line: CGFloat

  init(lines: CGVector, pick: WindowPicker.Pick, application: UIApplication) {
    self.lines = lines
    rest = lines
    view = pick.view
    window = pick.window
    location = pick.point
    line = application.gestureLimits.wheelLine
    super.init()
    self.application = application
    content.timestamp = application.currentTime
    content.modifierFlags = application.keys.modifierFlags
  }

  override var type: EventType { .scroll }

  override var allTouches: Set<UITouch>? { nil }

  /// Offers the turn to the view under the pointer, then to each view around it.
  ///
  /// At each view the recognizers come first that pan with the wheel.
  func deliver() {
    var next: UIView? = view
    while let candidate = next, rest != .zero {
      next = candidate.superview
      for case let pan as UIPanGestureRecognizer in candidate.gestureRecognizers ?? []
      where rest != .zero && pan.wants(self) {
        pan.handleWheel(self)
      }
      (candidate as? any WheelFollower)?.scroll(with: self)
    }
  }

  /// How far a number of lines goes, in points.
  func points(_ lines: CGFloat) -> CGFloat { min(max(lines, -1000), 1000) * line }
}

/// A view that scrolls with the wheel.
@MainActor
protocol WheelFollower: UIView {
  /// Scrolls as far as it can, and takes from `rest` each direction in which it did.
  func scroll(with event: WheelEvent)
}

extension UIApplication {
  /// Delivers a turn of the wheel at a place of the screen.
  final func turnWheel(at location: CGPoint, by lines: CGVector) {
    guard !isIgnoringInteractionEvents, location.x.isFinite, location.y.isFinite,
      lines.dx.isFinite, lines.dy.isFinite
    else { return }
    let picker = WindowPicker(application: self, isTraced: false)
    guard let pick = picker.pick(at: location, event: nil, touch: 0) else { return }
    sendEvent(WheelEvent(lines: lines, pick: pick, application: self))
  }
}
