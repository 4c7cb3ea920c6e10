import Foundation
import PointerInput

/// What a touch knows; copied for the samples that one frame merged.
@MainActor
struct TouchState {
  /// Counts the touches of an application, from 1.
  var number: Int
  var phase: UITouch.Phase = .began
  var tapCount: Int
  var timestamp: TimeInterval
  var type: UITouch.TouchType
  var force: CGFloat
  var radius: CGFloat
  /// The buttons of the pointer that makes it; nil without a pointer.
  var buttons: PointerButtons?
  /// In the coordinates of `window`.
  var location: CGPoint
  /// In the coordinates of `window`.
  var previousLocation: CGPoint
  var window: UIWindow?
  var view: UIView?

  /// What a device with a pressure sensor reports at most (our choice; an average press is 1).
  static let maximumForce: CGFloat = 20 / 3

  /// The state of a touch that no finger makes.
  static let none = TouchState(
    number: 0,
    tapCount: 1,
    timestamp: 0,
    type: .direct,
    force: 0,
    radius: 0,
    location: .zero,
    previousLocation: .zero
  )

  /// A point of the window in a view's coordinates; nil means the window's.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

extension TouchState {
  /// The state of a finger that has just come down at a point of its window.
  init(number: Int, sample: ContactSample, tapCount: Int, location: CGPoint, window: UIWindow?) {
    self.init(
      number: number,
      tapCount: tapCount,
      timestamp: sample.timestamp,
      type: UITouch.TouchType(sample.tool),
      force: Self.measure(sample.force),
      radius: Self.measure(sample.radius),
      buttons: sample.buttons,
      location: location,
      previousLocation: location,
      window: window
    )
  }

  /// A force or a radius as reported: nothing instead of what is no number, or less than nothing.
  static func measure(_ reported: CGFloat) -> CGFloat { reported.isFinite ? max(0, reported) : 0 }
}

extension UITouch.TouchType {
  /// The type of a touch made with a tool.
  init(_ tool: ContactSample.Tool) {
    switch tool {
    case .finger: self = .direct
    case .pencil: self = .pencil
    case .pointer: self = .indirectPointer
    }
  }
}
