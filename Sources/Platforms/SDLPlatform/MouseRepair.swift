package import TouchInput

/// A repair of the mouse's state after a release that SDL never received.
///
/// A window that is hidden during a drag does not receive the release, so SDL considers the button still pressed.
/// It reports hovering as dragging. It also drops the next press, because that press does not change its state.
/// Only the release of that next click corrects the state.
package struct MouseRepair: Hashable, Sendable {
  /// Whether SDL considers the button pressed although it is up.
  package private(set) var isMistaken = false

  /// Creates a repair for a mouse whose state SDL knows correctly.
  package init() {}

  /// Compares SDL's state of the button with the real one, while no mouse contact is down.
  package mutating func compare(believed: Bool, real: () -> Bool) {
    if believed, !isMistaken { isMistaken = !real() }
    if !believed { isMistaken = false }
  }

  /// Returns the events for a sample of a mouse contact that is not down, while SDL is mistaken.
  package mutating func repair(_ sample: ContactSample, real: () -> Bool) -> [InputEvent] {
    guard isMistaken else { return [.contact(sample)] }
    if sample.phase == .moved, !real() {
      return [.hover(location: sample.location, timestamp: sample.timestamp)]
    }
    // SDL dropped the press; every other sample shows that there was one.
    isMistaken = false
    var press = sample
    press.phase = .began
    return sample.phase == .began ? [.contact(sample)] : [.contact(press), .contact(sample)]
  }
}
