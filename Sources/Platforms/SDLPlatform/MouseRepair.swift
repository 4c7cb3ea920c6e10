package import TouchInput

/// Understands the mouse after a release that SDL never received.
///
/// A window that is hidden in the middle of a drag does not receive the release, so SDL goes on
/// taking the button for pressed: it reports hovering as dragging, and drops the next press,
/// because to it nothing changed. Only the release of that next click sets it right.
package struct MouseRepair: Hashable, Sendable {
  /// Whether SDL takes the button for pressed although it was seen up.
  package private(set) var isMistaken = false

  /// Creates a repair for a mouse that SDL is right about.
  package init() {}

  /// Compares, while no mouse contact is down, what SDL believes with how the button really is.
  package mutating func compare(believed: Bool, real: () -> Bool) {
    if believed, !isMistaken { isMistaken = !real() }
    if !believed { isMistaken = false }
  }

  /// What a sample of a mouse contact that is not down means while SDL is mistaken.
  package mutating func repair(_ sample: ContactSample, real: () -> Bool) -> [InputEvent] {
    guard isMistaken else { return [.contact(sample)] }
    if sample.phase == .moved, !real() {
      return [.hover(location: sample.location, timestamp: sample.timestamp)]
    }
    // The press is what SDL dropped; everything else shows that there was one.
    isMistaken = false
    var press = sample
    press.phase = .began
    return sample.phase == .began ? [.contact(sample)] : [.contact(press), .contact(sample)]
  }
}
