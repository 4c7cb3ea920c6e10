/// A search for lines on which an item or a command begins.
struct ItemStartSearch {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private static let longestPrefix = 20_000

  /// Whether an item with its own line begins after bars, spaces and comment marks.
  func isItemStart(_ start: Int) -> Bool {
    guard let bracket = bracket(from: start) else { return false }
    var place = bracket + 1
    if place < bytes.count, bytes[place] == UInt8(ascii: "<") { place += 1 }
    return ItemHead(bytes).item(from: bracket, nameAt: place) != nil
  }

  /// Whether there are bars before the item that begins here.
  func hasBars(_ start: Int) -> Bool {
    guard let bracket = bracket(from: start) else { return false }
    return bytes[start..<bracket].contains(UInt8(ascii: "|"))
  }

  private func bracket(from start: Int) -> Int? {
    let end = prefixEnd(start)
    return end < bytes.count && bytes[end] == UInt8(ascii: "<") ? end : nil
  }

  /// Returns the offset after the bars, spaces and comment marks at an offset.
  func prefixEnd(_ start: Int) -> Int {
    var place = start
    while place < bytes.count, place - start < Self.longestPrefix {
      switch bytes[place] {
      case 0x20, 0x09, UInt8(ascii: "|"), UInt8(ascii: "/"), UInt8(ascii: "#"),
        UInt8(ascii: "+"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "'"):
        place += 1
      case UInt8(ascii: ">") where place + 1 < bytes.count && bytes[place + 1] == 0x20: place += 1
      default: return place
      }
    }
    return place
  }

  /// Whether a line is a debugger's prompt, or dots for omitted lines.
  func isPrompt(_ start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    let end = min(bytes.count, place + 6)
    let head = bytes[place..<end]
    return head.starts(with: "(lldb)".utf8) || head.starts(with: "(gdb)".utf8)
      || head.starts(with: "cy# ".utf8) || head.starts(with: "...".utf8)
      || head.starts(with: [0xE2, 0x80, 0xA6])
  }

  /// Returns the start of the next line on which an item begins, before a limit.
  func nextItemLine(from start: Int, limit: Int) -> Int? {
    var place = start
    while place < limit {
      guard let end = bytes[place..<min(limit, bytes.count)].firstIndex(of: 0x0A) else {
        return nil
      }
      if isItemStart(end + 1) || isPrompt(end + 1) && isCommand(end + 1) { return end }
      place = end + 1
    }
    return nil
  }

  /// Whether a line after a prompt is a command, which has brackets; a text can have a line of dots.
  private func isCommand(_ start: Int) -> Bool {
    start < bytes.count && bytes[start] == UInt8(ascii: "(")
  }
}
