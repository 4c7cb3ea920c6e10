import Foundation
import TouchInput

/// What a touch knows; copied for the samples that one frame merged.
@MainActor
struct TouchState {
  /// Counts the touches of an application, from 1.
  var number: Int
  var phase: UITouch.Phase = .began
  var tapCount: Int
  var timestamp: TimeInterval
  /// The attributes that the device reported last; the tool is the one that began the touch.
  var attributes = ContactAttributes()
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
    location: .zero,
    previousLocation: .zero
  )

  /// The type of the touch.
  var type: UITouch.TouchType { UITouch.TouchType(attributes.tool) }

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
      attributes: sample.attributes.wellFormed,
      location: location,
      previousLocation: location,
      window: window
    )
  }
}

extension UITouch.TouchType {
  /// The type of a touch made with a tool.
  init(_ tool: ContactAttributes.Tool) {
    switch tool {
    case .finger: self = .direct
    case .pencil: self = .pencil
    case .pointer: self = .indirectPointer
    }
  }
}
