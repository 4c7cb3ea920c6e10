/// A scanner that parses items in one pass over the text.
///
/// It never goes back, and caches distant search results, such as the end of a quoted text. So any
/// text takes only a few passes.
struct ItemScanner {
  let bytes: [UInt8]
  var quotes: QuoteSearch
  var starts: ItemStartSearch

  /// The maximum number of bytes in an item without texts; a longer item is damaged.
  static let longestItem = 1 << 16

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    quotes = QuoteSearch(bytes)
    starts = ItemStartSearch(bytes)
  }

  /// Returns the item that begins at an offset; nil if no item begins there.
  mutating func item(at start: Int) -> ConsoleItem? {
    var place = start + 1
    // Some views print text around their own item: `<<View: 0x1; …> more = …>`.
    let isDouble = place < bytes.count && bytes[place] == UInt8(ascii: "<")
    if isDouble { place += 1 }
    guard var item = ItemHead(bytes).item(from: start, nameAt: place) else { return nil }
    readAttributes(&item)
    if isDouble, !item.isCut { skipOuter(&item) }
    return item
  }

  /// Reads keys and values up to the closing bracket.
  private mutating func readAttributes(_ item: inout ConsoleItem) {
    var place = item.end
    var limit = item.start + Self.longestItem
    while true {
      place = skipSpaces(place)
      guard place < bytes.count, place < limit else { return cut(&item, at: place) }
      switch bytes[place] {
      case UInt8(ascii: ">"):
        item.end = place + 1
        return
      case UInt8(ascii: ";"), UInt8(ascii: ","): place += 1
      default:
        if starts.isItemStart(place) { return cut(&item, at: place) }
        let stop = readAttribute(&item, from: place)
        if stop.isCut { return cut(&item, at: stop.place) }
        limit += stop.textLength
        place = max(stop.place, place + 1)
      }
    }
  }

  private func cut(_ item: inout ConsoleItem, at place: Int) {
    item.isCut = true
    item.end = max(item.end, min(place, bytes.count))
  }

  private func skipSpaces(_ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place].isSpace {
      // A new item on a new line means that the current one is truncated.
      if bytes[place] == 0x0A, starts.isItemStart(place + 1) { return place + 1 }
      place += 1
    }
    return place
  }

  /// The end of a value, and whether the item is truncated there.
  struct Stop {
    let place: Int
    var isCut = false
    /// The number of bytes of text in it.
    var textLength = 0
  }

  private mutating func readAttribute(_ item: inout ConsoleItem, from start: Int) -> Stop {
    let key = KeyReader(bytes).key(at: start)
    guard let key else {
      // Text that is not a key: dots for omitted text, or damage.
      if bytes[start] == UInt8(ascii: ".") || bytes[start] == 0xE2 { item.isCut = true }
      let stop = scanValue(from: start)
      noteWord(start..<stop.place, of: &item)
      return stop
    }
    if key.isText, let range = quotes.text(at: key.end, until: starts) {
      item.attributes.append(.init(key: key.name, value: range.value))
      return Stop(place: range.end, isCut: range.isCut, textLength: range.value.count)
    }
    let stop = scanValue(from: key.end)
    item.attributes.append(.init(key: key.name, value: key.end..<max(key.end, stop.place)))
    return stop
  }

  /// Records a word without a value, such as `hidden` in EarlGrey's hierarchy, as a key.
  private func noteWord(_ range: Range<Int>, of item: inout ConsoleItem) {
    guard (1...40).contains(range.count), bytes[range].allSatisfy(\.isNamePart) else { return }
    let word = String(decoding: bytes[range], as: UTF8.self)
    item.attributes.append(.init(key: word, value: range.upperBound..<range.upperBound))
  }

  /// Scans a value up to the semicolon after it, or to the bracket that ends the item.
  private func scanValue(from start: Int) -> Stop {
    var (place, angles, others) = (start, 0, 0)
    // After bars without an item, each further bar would be checked again.
    var checked = start
    let limit = min(bytes.count, start + Self.longestItem)
    while place < limit {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"):
        let isArrow = place > start && bytes[place - 1] == UInt8(ascii: "-")
        if angles == 0, !isArrow { return Stop(place: place) }
        if angles > 0 { angles -= 1 }
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): others += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): others = max(0, others - 1)
      case UInt8(ascii: ";"): if angles == 0, others == 0 { return Stop(place: place) }
      case 0x0A: if isBreak(at: place + 1, inside: others > 0) { return cutStop(place) }
      case UInt8(ascii: "|") where place >= checked:
        if starts.isItemStart(place) { return cutStop(place) }
        checked = starts.prefixEnd(place)
      default: break
      }
      place += 1
    }
    return cutStop(place)
  }

  private func cutStop(_ place: Int) -> Stop { Stop(place: place, isCut: true) }

  /// Whether an item cannot continue in the line at an offset.
  private func isBreak(at lineStart: Int, inside isInSet: Bool) -> Bool {
    guard starts.isItemStart(lineStart) || starts.isPrompt(lineStart) else { return false }
    // A set in braces prints its elements on separate lines, without bars.
    return !isInSet || starts.hasBars(lineStart) || starts.isPrompt(lineStart)
  }

  /// Skips the text between an inner item and the outer closing bracket.
  private func skipOuter(_ item: inout ConsoleItem) {
    let stop = outerEnd(from: item.end)
    if stop.isCut {
      item.end = stop.place
    } else {
      item.end = stop.place + 1
    }
  }

  private func outerEnd(from start: Int) -> Stop {
    var stop = scanValue(from: start)
    while !stop.isCut, bytes[stop.place] == UInt8(ascii: ";") {
      stop = scanValue(from: stop.place + 1)
    }
    return stop
  }
}
