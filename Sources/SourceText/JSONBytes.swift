/// Writes JSON on one line, straight into bytes.
///
/// For what is written by the hundred thousand, where a `JSONValue` would first be built and thrown
/// away. Both write the same value with the same bytes. The caller sees to it that what begins ends,
/// and that names and values take turns; commas come by themselves.
public struct JSONBytes: Sendable {
  private var buffer = GrowingBytes()
  private var numbers = NumberTexts()
  /// Whether something stands before on the same level.
  private var needsComma = false

  /// Creates an empty text.
  public init() {}

  /// What was written so far.
  public var bytes: [UInt8] { Array(buffer.written()) }

  /// How many bytes were written so far.
  public var count: Int { buffer.count }

  /// What was written from some byte on; to be let go before more is written.
  public func written(from start: Int) -> ArraySlice<UInt8> { buffer.written(from: start) }

  /// Forgets what was written, and keeps the memory for more.
  public mutating func removeAll() {
    buffer.removeAll()
    needsComma = false
  }

  /// Hands out what was written so far.
  public func withUnsafeBytes<Answer>(_ body: (UnsafeRawBufferPointer) -> Answer) -> Answer {
    buffer.written().withUnsafeBytes(body)
  }

  /// Ends the line.
  public mutating func endLine() {
    buffer.append(0x0A)
    needsComma = false
  }

  // MARK: - Objects and lists

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends an object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins a list.
  public mutating func beginList() { begin(UInt8(ascii: "[")) }

  /// Ends a list.
  public mutating func endList() { end(UInt8(ascii: "]")) }

  /// Writes the name of a member, in which nothing has to be escaped; its value follows.
  public mutating func name(_ name: StaticString) {
    separate()
    let length = name.utf8CodeUnitCount
    buffer.add(atMost: length + 3) { place in
      place[0] = UInt8(ascii: "\"")
      (place + 1).update(from: name.utf8Start, count: length)
      place[length + 1] = UInt8(ascii: "\"")
      place[length + 2] = UInt8(ascii: ":")
      return length + 3
    }
  }

  /// Writes the comma that is due; for callers who note where a value begins.
  public mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
  }

  private mutating func end(_ bracket: UInt8) {
    buffer.append(bracket)
    needsComma = true
  }

  // MARK: - Values

  /// Writes `null`.
  public mutating func addNull() { add(plain: "null") }

  /// Writes a truth value.
  public mutating func add(_ value: Bool) { add(plain: value ? "true" : "false") }

  /// Writes a whole number.
  public mutating func add(_ number: Int) {
    separate()
    addDigits(number)
    needsComma = true
  }

  /// Writes a number in the shortest form that reads back as the same; what is not finite as `null`.
  public mutating func add(_ number: Double) {
    guard number.isFinite else { return addNull() }
    separate()
    let isWhole = number == number.rounded() && abs(number) < 1e15
    // Minus zero is a number of its own.
    if isWhole, !(number == 0 && number.sign == .minus) {
      addDigits(Int(number))
    } else if let thousandths = Self.thousandths(number) {
      add(thousandths: thousandths)
    } else {
      numbers.write(number, to: &buffer)
    }
    needsComma = true
  }

  /// The thousandths that a number consists of; nil for others.
  ///
  /// No other number of so few digits is read as the same, so that these are the shortest form.
  private static func thousandths(_ number: Double) -> Int? {
    let thousandths = (number * 1000).rounded()
    let isExact = abs(thousandths) < 1e14 && thousandths / 1000 == number && thousandths != 0
    return isExact ? Int(thousandths) : nil
  }

  /// Writes a number that is no whole one.
  private mutating func add(thousandths: Int) {
    if thousandths < 0 { buffer.append(UInt8(ascii: "-")) }
    let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    addDigits(Int(whole))
    buffer.append(UInt8(ascii: "."))
    var (rest, unit) = (part, UInt(100))
    while rest > 0 {
      buffer.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  /// Writes a text.
  public mutating func add(_ text: String) {
    var letters = text
    let isPlain = letters.withUTF8 { addIfPlain($0) }
    if !isPlain { add(plain: JSONValue.string(text).line) }
  }

  /// Writes a text of plain ASCII, which alone needs no look at each character; false for others.
  private mutating func addIfPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text
    where byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      return false
    }
    separate()
    buffer.add(atMost: text.count + 2) { place in
      place[0] = UInt8(ascii: "\"")
      if let first = text.baseAddress { (place + 1).update(from: first, count: text.count) }
      place[text.count + 1] = UInt8(ascii: "\"")
      return text.count + 2
    }
    needsComma = true
    return true
  }

  /// Writes a value that is JSON already.
  public mutating func add(written value: [UInt8]) {
    separate()
    buffer.append(value, from: 0, count: value.count)
    needsComma = true
  }

  /// Writes any value.
  public mutating func add(_ value: JSONValue) { add(plain: value.line) }

  private mutating func add(plain text: String) {
    separate()
    let letters = Array(text.utf8)
    buffer.append(letters, from: 0, count: letters.count)
    needsComma = true
  }

  private mutating func addDigits(_ number: Int) {
    if number < 0 { buffer.append(UInt8(ascii: "-")) }
    var (length, rest) = (1, number.magnitude / 10)
    while rest > 0 { (length, rest) = (length + 1, rest / 10) }
    buffer.add(atMost: length) { place in
      var rest = number.magnitude
      // From the last digit: to divide by ten, and by nothing else, is no division at all.
      for index in (0..<length).reversed() {
        place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return length
    }
  }
}
