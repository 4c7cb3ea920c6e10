import Foundation
import TouchInput

/// Converts the messages of a page to `InputEvent`s.
///
/// It remembers the offset of the page's clock and the letters of its keys, but no earlier input. It uses no
/// window and reads no clock.
struct PageTranslator: Hashable {
  /// The number of the viewer, which is also the device of its fingers.
  let viewer: UInt32
  var clock = PageClock()
  private var layout = KeyLayout()

  init(viewer: UInt32) {
    self.viewer = viewer
  }

  /// The device of the viewer's fingers and pens.
  var device: Int64 { Int64(viewer) }

  /// Returns the event of a record; nil if it is no input.
  ///
  /// `now` is the present moment on the window's clock.
  mutating func translate(_ record: PageRecord, now: TimeInterval) -> InputEvent? {
    switch record {
    case .contact(let phase, let pointer, let place, let moment):
      .contact(sample(phase, pointer, place, clock.time(of: moment, now: now)))
    case .hover(let place, let moment):
      .hover(location: place, timestamp: clock.time(of: moment, now: now))
    case .wheel(let place, let x, let y, let moment):
      .wheel(location: place, deltaX: x, deltaY: y, timestamp: clock.time(of: moment, now: now))
    case .key(let key, let moment): .key(stroke(key, clock.time(of: moment, now: now)))
    case .text(let text, let moment): .text(text, timestamp: clock.time(of: moment, now: now))
    case .window(let change, let moment):
      .window(change, timestamp: clock.time(of: moment, now: now))
    case .clipboard: nil
    }
  }

  private func sample(
    _ phase: ContactSample.Phase,
    _ pointer: PageRecord.Pointer,
    _ place: CGPoint,
    _ time: TimeInterval
  ) -> ContactSample {
    guard let button = pointer.button else {
      return ContactSample(
        id: ContactID(device: device, finger: Int64(pointer.number)),
        phase: phase,
        location: place,
        timestamp: time,
        attributes: pointer.attributes
      )
    }
    let (id, buttons) = Self.mouse[Int(button)]
    return ContactSample(
      id: id,
      phase: phase,
      location: place,
      timestamp: time,
      attributes: ContactAttributes(buttons: buttons)
    )
  }

  /// The contacts of the mouse's buttons, by their number on the wire.
  private static let mouse: [(ContactID, PointerButtons)] = [
    (.mouse, .primary), (.middleButton, .middle), (.secondaryButton, .secondary),
  ]

  private mutating func stroke(_ key: PageKey, _ time: TimeInterval) -> KeyStroke {
    KeyStroke(
      usage: KeyLayout.usage(of: key.code),
      name: layout.name(of: key),
      modifiers: key.modifiers,
      isDown: key.isDown,
      isRepeat: key.isRepeat,
      timestamp: time
    )
  }
}
