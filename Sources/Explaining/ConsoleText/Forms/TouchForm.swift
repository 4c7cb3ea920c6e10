import Foundation
import TextFormats

/// A parser of touches, from an item and the pairs after it.
///
/// The form is `<UITouch: 0x7f> phase: Began tap count: 1 window: <…> view: <…> location in window:
/// {295, 216}`. Newer systems print semicolons between the pairs.
struct TouchForm {
  /// A touch, the items of its window and view, and the end of its line.
  struct Reading {
    var touch: ConsoleTouch
    var window: ConsoleItem?
    var view: ConsoleItem?
    var end: Int
  }

  private static let keys = [
    "phase", "tap count", "force", "window", "view", "responder", "type", "is pointer",
    "location in window", "previous location in window", "location in view",
    "previous location in view", "gesture recognizers", "timestamp", "estimation update index",
  ]

  static func fits(_ item: ConsoleItem) -> Bool {
    item.className == "UITouch" || item.className.hasSuffix("UITouch")
  }

  static func read(
    _ item: ConsoleItem,
    _ scanner: inout ItemScanner,
    at position: SourcePosition
  ) -> Reading {
    let values = ValueText(scanner.bytes)
    var reading = Reading(
      touch: ConsoleTouch(address: item.address, position: position),
      end: item.end
    )
    while let key = key(in: scanner.bytes, from: reading.end) {
      reading.end = key.end
      let start = key.end
      if start < scanner.bytes.count, scanner.bytes[start] == UInt8(ascii: "<"),
        let named = scanner.item(at: start)
      {
        take(named, key.name, &reading)
        reading.end = named.end
        continue
      }
      let end = valueEnd(in: scanner.bytes, from: start)
      take(start..<end, key.name, values, &reading.touch)
      reading.end = end
    }
    return reading
  }

  private static func take(_ item: ConsoleItem, _ key: String, _ reading: inout Reading) {
    let reference = ConsoleReference(className: item.className, address: item.address)
    switch key {
    case "window":
      reading.touch.window = reference
      reading.window = item
    case "view", "responder":
      if reading.touch.view == nil || key == "view" {
        reading.touch.view = reference
        reading.view = item
      }
    default: break
    }
  }

  private static func take(
    _ range: Range<Int>,
    _ key: String,
    _ values: ValueText,
    _ touch: inout ConsoleTouch
  ) {
    switch key {
    case "phase": touch.phase = values.word(range)
    case "tap count": touch.tapCount = values.integer(range)
    case "location in window": touch.locationInWindow = values.point(range)
    case "location in view": touch.locationInView = values.point(range)
    case "gesture recognizers": touch.recognizers = values.references(range)
    default: break
    }
  }

  private static func key(in bytes: [UInt8], from start: Int) -> (name: String, end: Int)? {
    var place = start
    while place < bytes.count, place - start < 300,
      bytes[place].isSpace || bytes[place] == UInt8(ascii: ";") || bytes[place] == UInt8(ascii: ",")
    { place += 1 }
    let nameStart = place
    while place < bytes.count, place - nameStart < 40, bytes[place] != UInt8(ascii: ":"),
      bytes[place] != 0x0A
    { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
    let name = String(decoding: bytes[nameStart..<place], as: UTF8.self)
    guard keys.contains(name) else { return nil }
    place += 1
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    return (name, place)
  }

  /// Returns the end of a value, which is one word or a text in brackets.
  private static func valueEnd(in bytes: [UInt8], from start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < bytes.count, place - start < 4000 {
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";"), 0x0A, 0x20: if depth <= 0 { return place }
      default: break
      }
      place += 1
    }
    return place
  }
}
