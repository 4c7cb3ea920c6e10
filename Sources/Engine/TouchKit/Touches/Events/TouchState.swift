import Foundation
import TouchInput

/// The properties of a touch, copied for the samples that one frame merged.
@MainActor
struct TouchState {
  /// The number of the touch within its application, from 1.
  var number: Int
  var phase: UITouch.Phase = .began
  var tapCount: Int
  var timestamp: TimeInterval
  /// The attributes that the device reported last, with the tool that began the touch.
  var attributes = ContactAttributes()
  /// The location in the window's coordinates.
  var location: CGPoint
  /// The previous location in the window's coordinates.
  var previousLocation: CGPoint
  var window: UIWindow?
  var view: UIView?

  /// The maximum force of a device with a pressure sensor (our choice; an average press is 1).
  static let maximumForce: CGFloat = 20 / 3

  /// The state of a touch without a finger.
  static let none = TouchState(
    number: 0,
    tapCount: 1,
    timestamp: 0,
    location: .zero,
    previousLocation: .zero
  )

  /// The type of the touch.
  var type: UITouch.TouchType { UITouch.TouchType(attributes.tool) }

  /// Converts a point of the window to a view's coordinates; nil means the window's.
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

extension TouchState {
  /// Creates the state of a finger that has just come down at a point of its window.
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
  /// Creates the type of a touch from its tool.
  init(_ tool: ContactAttributes.Tool) {
    switch tool {
    case .finger: self = .direct
    case .pencil: self = .pencil
    case .pointer: self = .indirectPointer
    }
  }
}
