/// A parser of the start of an item: class, address, name.
struct ItemHead {
  let bytes: [UInt8]

  private static let longestName = 2000
  /// The maximum nesting depth of generic classes.
  private static let deepestName = 24

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns an item without attributes, which ends after the parsed text; nil if no item begins
  /// here.
  func item(from start: Int, nameAt nameStart: Int) -> ConsoleItem? {
    guard nameStart < bytes.count, bytes[nameStart].isNameStart,
      let nameEnd = nameEnd(from: nameStart)
    else { return nil }
    var place = nameEnd
    let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
    var item = ConsoleItem(start: start, end: place, className: name)
    let hasColon = place < bytes.count && bytes[place] == UInt8(ascii: ":")
    if hasColon || byte(place) == UInt8(ascii: ";") { place += 1 }
    var next = place
    while next < bytes.count, bytes[next] == 0x20 { next += 1 }
    guard let address = address(at: next) else {
      // Without an address, a semicolon must mark an object: `<UIView; frame`.
      guard byte(nameEnd) == UInt8(ascii: ";"), KeyReader(bytes).key(at: next) != nil else {
        return nil
      }
      item.end = place
      return item
    }
    item.address = address.value
    item.end = address.end
    readLabel(&item)
    return item
  }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Returns the end of a class name, which can be generic or contain its context.
  private func nameEnd(from start: Int) -> Int? {
    var (place, angles, rounds) = (start, 0, 0)
    while place < min(bytes.count, start + Self.longestName) {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "<"):
        angles += 1
        if angles > Self.deepestName { return nil }
      case UInt8(ascii: "("): rounds += 1
      case UInt8(ascii: ")"): rounds -= 1
      case UInt8(ascii: ">"):
        if angles == 0 { return nil }
        angles -= 1
      case UInt8(ascii: ":"), 0x20, UInt8(ascii: ","), UInt8(ascii: "&"):
        if angles == 0, rounds == 0 { return place }
      case UInt8(ascii: ";"): return angles == 0 && rounds == 0 ? place : nil
      case UInt8(ascii: "."), UInt8(ascii: "-"): break
      default: if !byte.isNamePart { return nil }
      }
      place += 1
    }
    return nil
  }

  private func address(at start: Int) -> (value: ConsoleAddress, end: Int)? {
    guard byte(start) == UInt8(ascii: "0"), byte(start + 1).map({ $0 | 0x20 }) == 0x78 else {
      return nil
    }
    var place = start + 2
    while place < bytes.count, place < start + 20, bytes[place].isHexDigit { place += 1 }
    guard place > start + 2, place <= start + 18 else { return nil }
    let value = bytes[(start + 2)..<place].reduce(UInt64(0)) { value, byte in
      value << 4 | UInt64(byte.isDigit ? byte - 0x30 : (byte | 0x20) - 0x57)
    }
    return (ConsoleAddress(value), place)
  }

  private func readLabel(_ item: inout ConsoleItem) {
    var place = item.end
    while byte(place) == 0x20 { place += 1 }
    guard byte(place) == UInt8(ascii: "(") else { return }
    let limit = min(bytes.count, place + 300)
    let marks = bytes[place..<limit]
    guard let close = marks.firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == 0x0A }),
      bytes[close] == UInt8(ascii: ")")
    else { return }
    item.label = String(decoding: bytes[(place + 1)..<close], as: UTF8.self)
    item.end = close + 1
  }
}
