/// A cleaner that reverses the effects of copying, web pages and escaping on a text.
///
/// Line ends become one byte, and non-breaking spaces become spaces. It removes terminal colours
/// and byte order marks. In HTML it resolves entities and tags. An `\n` for a line break of a tree
/// becomes a line break. It removes a mark before every line, and joins lines that a terminal
/// wrapped.
struct TextCleaner {
  private let input: [UInt8]
  private let isHTML: Bool
  private let hasEscapedQuotes: Bool
  private let format: LineFormat
  /// For each of the 256 bytes, whether it needs a check.
  private let isSpecial: [Bool]
  private var output: [UInt8] = []
  private var shifts: [PastedText.Shift] = []
  private var index = 0
  /// The number of brackets around the end of the current line, including its wrapped parts.
  private var openBrackets = 0

  private init(_ input: [UInt8]) {
    self.input = input
    let evidence = MarkupEvidence(input)
    (isHTML, hasEscapedQuotes) = (evidence.isHTML, evidence.hasEscapedQuotes)
    format = LineFormat(input)
    let marks = evidence.isHTML ? "&<\\" : "\\"
    var special = Set(marks.utf8).union([0x0D, 0x00, 0x1B, 0xC2, 0xE2, 0xEF])
    if format.mark != nil || format.width != nil || format.hasStamps { special.insert(0x0A) }
    isSpecial = (0...255).map { special.contains($0) }
    output.reserveCapacity(input.count)
  }

  /// Returns the cleaned text of some bytes.
  static func clean(_ bytes: [UInt8]) -> PastedText {
    let readable = WideText.decoded(bytes) ?? bytes
    var cleaner = TextCleaner(readable)
    cleaner.run()
    return PastedText(bytes: cleaner.output, original: readable, shifts: cleaner.shifts)
  }

  private mutating func run() {
    removeMark()
    while index < input.count {
      switch input[index] {
      case 0x0D: endLine(next(1) == 0x0A ? 2 : 1)
      case 0x0A: endLine(1)
      case 0x00: replace(1, by: 0x20)
      case 0x1B: removeColour()
      case 0xC2 where next(1) == 0xA0: replace(2, by: 0x20)
      case 0xE2 where next(1) == 0x80: cleanPunctuation()
      case 0xEF where next(1) == 0xBB && next(2) == 0xBF: remove(3)
      case UInt8(ascii: "\\"): cleanEscape()
      case UInt8(ascii: "&") where isHTML: cleanEntity()
      case UInt8(ascii: "<") where isHTML: cleanTag()
      default: keepAll()
      }
    }
  }

  /// Copies everything up to the next byte that needs a check.
  private mutating func keepAll() {
    var end = index + 1
    while end < input.count, !isSpecial[Int(input[end])] { end += 1 }
    output += input[index..<end]
    index = end
  }

  // MARK: - Lines

  /// Ends a line, or joins it with the next one if a terminal wrapped it.
  private mutating func endLine(_ length: Int) {
    if isBroken() {
      remove(length)
    } else {
      openBrackets = 0
      replace(length, by: 0x0A)
      removeMark()
    }
  }

  /// Whether the line reaches the edge within an object.
  private mutating func isBroken() -> Bool {
    guard let width = format.width, index >= width,
      index == width || input[index - width - 1] == 0x0A
    else { return false }
    let line = input[(index - width)..<index]
    guard !line.contains(0x0A) else { return false }
    for byte in line {
      if "<{".utf8.contains(byte) { openBrackets += 1 }
      if ">}".utf8.contains(byte) { openBrackets -= 1 }
    }
    return openBrackets > 0
  }

  /// Removes the mark before a line and keeps the indentation after it.
  private mutating func removeMark() {
    if format.hasStamps {
      let line = input[index..<min(input.count, index + 200)].prefix { $0 != 0x0A }
      let length = LineFormat.stamp(of: line)
      if length > 0 { remove(length) }
    }
    guard let mark = format.mark else { return }
    // The search for a mark is limited to the longest indentation.
    let line = input[index..<min(input.count, index + 1000)].prefix { $0 != 0x0A }
    guard LineFormat.begins(line, with: mark) else { return }
    while index < input.count, input[index] == 0x20 || input[index] == 0x09 { index += 1 }
    remove(mark.count)
  }

  // MARK: - Steps

  private func next(_ distance: Int) -> UInt8? {
    index + distance < input.count ? input[index + distance] : nil
  }

  private mutating func keep() {
    output.append(input[index])
    index += 1
  }

  private mutating func replace(_ count: Int, by byte: UInt8) {
    output.append(byte)
    index += count
    if count != 1 { shifts.append(.init(offset: output.count, original: index)) }
  }

  private mutating func remove(_ count: Int) {
    index = min(input.count, index + count)
    shifts.append(.init(offset: output.count, original: index))
  }

  /// Removes marks without width, replaces line separators by line breaks, and keeps ellipses.
  private mutating func cleanPunctuation() {
    switch next(2) {
    case 0x8B, 0x8E, 0x8F: remove(3)
    case 0xA8, 0xA9: replace(3, by: 0x0A)
    case 0xAF: replace(3, by: 0x20)
    default: keep()
    }
  }

  /// Removes `ESC [ 31 m` and similar sequences.
  private mutating func removeColour() {
    guard next(1) == UInt8(ascii: "[") else { return remove(1) }
    var length = 2
    while length < 24, let byte = next(length), !(0x40...0x7E).contains(byte) { length += 1 }
    remove(length + 1)
  }

  private mutating func cleanEscape() {
    switch next(1) {
    case UInt8(ascii: "n") where isBeforeStructure(index + 2): replace(2, by: 0x0A)
    case UInt8(ascii: "r") where next(2) == UInt8(ascii: "\\"): remove(2)
    case UInt8(ascii: "\""), UInt8(ascii: "/"):
      guard hasEscapedQuotes, let byte = next(1) else { return keep() }
      replace(2, by: byte)
    default: keep()
    }
  }

  /// Whether a tree, an object or the end of a set begins here, which follows an escaped line
  /// break.
  private func isBeforeStructure(_ start: Int) -> Bool {
    var place = start
    while place < input.count, place - start < 4000 {
      switch input[place] {
      case 0x20, 0x09: place += 1
      case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "+"): return true
      case UInt8(ascii: "&"): return isHTML
      default: return false
      }
    }
    return false
  }

  private mutating func cleanEntity() {
    guard let entity = MarkupEvidence.entity(in: input, at: index) else { return keep() }
    output += Array(String(entity.scalar).utf8)
    index += entity.length
    shifts.append(.init(offset: output.count, original: index))
  }

  private mutating func cleanTag() {
    guard let tag = MarkupEvidence.tag(in: input, at: index) else { return keep() }
    if tag.breaksLine { return replace(tag.length, by: 0x0A) }
    remove(tag.length)
  }
}
