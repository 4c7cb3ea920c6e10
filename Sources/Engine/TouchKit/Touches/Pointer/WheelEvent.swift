import Foundation
import Geometry

/// A turn of a wheel, or a two-finger scroll on a trackpad.
final class WheelEvent: UIEvent {
  /// The distance in lines; a positive vertical distance scrolls down.
  let lines: CGVector
  /// The part of the distance that has not been used yet.
  var rest: CGVector
  /// The view under the pointer.
  let view: UIView
  /// The window under the pointer.
  let window: UIWindow
  /// The location of the pointer in the window.
  let location: CGPoint
  /// The distance of one line, in points.
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

  /// Sends the event to the view under the pointer, then to each of its ancestors.
  ///
  /// At each view, recognizers that pan with the wheel come first.
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

  /// Returns the distance of a number of lines, in points.
  func points(_ lines: CGFloat) -> CGFloat { min(max(lines, -1000), 1000) * line }
}

/// A view that scrolls with the wheel.
@MainActor
protocol WheelFollower: UIView {
  /// Scrolls as far as possible, and clears each direction in which it scrolled from the remaining distance.
  func scroll(with event: WheelEvent)
}

extension UIApplication {
  /// Delivers a turn of the wheel at a location on the screen.
  final func turnWheel(at location: CGPoint, by lines: CGVector) {
    guard !isIgnoringInteractionEvents, location.x.isFinite, location.y.isFinite,
      lines.dx.isFinite, lines.dy.isFinite
    else { return }
    let picker = WindowPicker(application: self, isTraced: false)
    guard let pick = picker.pick(at: location, event: nil, touch: 0) else { return }
    sendEvent(WheelEvent(lines: lines, pick: pick, application: self))
  }
}
