import Foundation
import TouchInput

/// A message from a page.
enum PageMessage: Hashable {
  /// Input, with the moment of sending.
  case input(sent: TimeInterval, [PageRecord])
  /// The number of the picture that the page shows now.
  case shown(UInt32)
  /// The button of the outline that was pressed.
  case press(String)
  /// The size of the page, with a moment of its own clock.
  case size(sent: TimeInterval, PageSize)

  /// Parses a message; nil if it or a part of it is invalid.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = WireReader(bytes)
    switch reader.byte() {
    case 2:
      guard let sent = reader.moment(), let records = PageRecord.all(in: &reader) else {
        return nil
      }
      self = .input(sent: sent, records)
    case 3:
      guard let number: UInt32 = reader.integer() else { return nil }
      self = .shown(number)
    case 4:
      guard let (sent, size) = PageMessage.size(in: &reader) else { return nil }
      self = .size(sent: sent, size)
    case 6:
      guard let length = reader.byte(), let id = reader.text(length) else { return nil }
      self = .press(id)
    default: return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Reads the page's time and size, which a hello contains too.
  static func size(in reader: inout WireReader) -> (sent: TimeInterval, PageSize)? {
    guard let sent = reader.moment(), let width: UInt16 = reader.integer(),
      let height: UInt16 = reader.integer(), let scale = reader.float()
    else { return nil }
    return (sent, PageSize(width: Int(width), height: Int(height), scale: scale))
  }
}

/// One input or change on a page; times are the page's own, in seconds.
enum PageRecord: Hashable {
  case contact(ContactSample.Phase, Pointer, at: CGPoint, time: TimeInterval)
  case hover(at: CGPoint, time: TimeInterval)
  case wheel(at: CGPoint, x: Double, y: Double, time: TimeInterval)
  case key(PageKey, time: TimeInterval)
  case text(String, time: TimeInterval)
  case window(WindowChange, time: TimeInterval)
  case clipboard(String)

  /// A finger, a pen or a button of the mouse, with its attributes.
  struct Pointer: Hashable {
    /// The number of the mouse's button; nil for a finger or a pen.
    let button: UInt8?
    let number: Int32
    let attributes: ContactAttributes
  }

  /// Reads all records up to the end of the message; nil if one of them is invalid.
  static func all(in reader: inout WireReader) -> [PageRecord]? {
    var records: [PageRecord] = []
    while !reader.isAtEnd {
      guard let record = PageRecord(in: &reader) else { return nil }
      records.append(record)
    }
    return records
  }

  private init?(in reader: inout WireReader) {
    let record: PageRecord? =
      switch reader.byte() {
      case 1: Self.contact(in: &reader)
      case 8: Self.stylus(in: &reader)
      case 2: Self.hover(in: &reader)
      case 3: Self.wheel(in: &reader)
      case 4: Self.key(in: &reader)
      case 5: Self.text(in: &reader)
      case 6: Self.window(in: &reader)
      case 7: reader.integer(UInt16.self).flatMap { reader.text($0) }.map(Self.clipboard)
      default: nil
      }
    guard let record else { return nil }
    self = record
  }
}

extension PageRecord {
  private static let phases: [ContactSample.Phase] = [.began, .moved, .ended, .cancelled]
  private static let changes: [WindowChange] = [
    .focusGained, .focusLost, .shown, .hidden, .pointerLeft,
  ]

  private static func contact(in reader: inout WireReader) -> PageRecord? {
    guard let phase = reader.byte().flatMap({ phases.dropFirst(Int($0)).first }),
      let tool = reader.byte(), tool < 3, let button = reader.byte(), button < 3,
      let number: Int32 = reader.integer(),
      let (time, place) = moment(in: &reader),
      let pressure = reader.float(), let radius = reader.length()
    else { return nil }
    let attributes = ContactAttributes(
      // Browsers report 0.5 for devices without pressure, so 0.5 is an average press, which is 1.
      force: 2 * pressure,
      radius: radius,
      tool: tool == 1 ? .pencil : .finger
    )
    let pointer = Pointer(
      button: tool == 2 ? button : nil,
      number: number,
      attributes: attributes
    )
    return .contact(phase, pointer, at: place, time: time)
  }

  /// Reads a contact that is followed by the angles of a stylus.
  private static func stylus(in reader: inout WireReader) -> PageRecord? {
    guard case .contact(let phase, let pointer, let place, let time) = contact(in: &reader),
      let altitude = reader.double(), let azimuth = reader.double()
    else { return nil }
    var attributes = pointer.attributes
    (attributes.altitude, attributes.azimuth) = (altitude, azimuth)
    let stylus = Pointer(button: pointer.button, number: pointer.number, attributes: attributes)
    return .contact(phase, stylus, at: place, time: time)
  }

  private static func moment(in reader: inout WireReader) -> (TimeInterval, CGPoint)? {
    guard let time = reader.moment(), let x = reader.length(), let y = reader.length() else {
      return nil
    }
    return (time, CGPoint(x: x, y: y))
  }

  private static func hover(in reader: inout WireReader) -> PageRecord? {
    moment(in: &reader).map { .hover(at: $1, time: $0) }
  }

  private static func wheel(in reader: inout WireReader) -> PageRecord? {
    guard let (time, place) = moment(in: &reader), let x = reader.float(), let y = reader.float()
    else { return nil }
    return .wheel(at: place, x: x, y: y, time: time)
  }

  private static func key(in reader: inout WireReader) -> PageRecord? {
    guard let time = reader.moment(), let flags = reader.byte(), let modifiers = reader.byte(),
      let code = reader.byte().flatMap({ reader.text($0) }),
      let key = reader.byte().flatMap({ reader.text($0) })
    else { return nil }
    let stroke = PageKey(
      code: code,
      key: key,
      modifiers: KeyStroke.Modifiers(rawValue: Int(modifiers & 31)),
      isDown: flags & 1 != 0,
      isRepeat: flags & 2 != 0
    )
    return .key(stroke, time: time)
  }

  private static func text(in reader: inout WireReader) -> PageRecord? {
    guard let time = reader.moment(), let count: UInt16 = reader.integer(),
      let text = reader.text(count)
    else { return nil }
    return .text(text, time: time)
  }

  private static func window(in reader: inout WireReader) -> PageRecord? {
    guard let time = reader.moment(),
      let change = reader.byte().flatMap({ changes.dropFirst(Int($0)).first })
    else { return nil }
    return .window(change, time: time)
  }
}
