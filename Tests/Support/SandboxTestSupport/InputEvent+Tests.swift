package import Foundation
package import TouchInput

extension InputEvent {
  /// Returns an event of the left mouse button as a finger.
  package static func mouse(
    _ phase: ContactSample.Phase,
    _ x: Double,
    _ y: Double,
    at time: TimeInterval = 0
  ) -> InputEvent {
    .contact(
      ContactSample(id: .mouse, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
    )
  }

  /// Returns an event of a finger on a touch screen.
  package static func finger(
    _ number: Int64,
    _ phase: ContactSample.Phase,
    _ x: Double,
    _ y: Double
  ) -> InputEvent {
    .contact(
      ContactSample(
        id: ContactID(device: 7, finger: number),
        phase: phase,
        location: CGPoint(x: x, y: y),
        timestamp: 0
      )
    )
  }

  /// Returns an event of a key going down.
  package static func key(
    _ name: String,
    _ modifiers: KeyStroke.Modifiers = [],
    at time: TimeInterval = 0
  ) -> InputEvent {
    .key(KeyStroke(usage: 0, name: name, modifiers: modifiers, isDown: true, timestamp: time))
  }
}
