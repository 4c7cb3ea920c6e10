/// Writes JSON on one line, straight into bytes.
///
/// For what is written by the hundred thousand, where a `JSONValue` would first be built and thrown
/// away. Both write the same value with the same bytes. The caller sees to it that what begins ends,
/// and that names and values take turns; commas come by themselves.
public struct JSONBytes: Sendable {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  /// Whether something stands before on the same level.
  private var needsComma = false

  /// Creates an empty text.
  public init() {}

  /// Forgets what was written, and keeps the memory for more.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Hands out what was written so far.
  public func withUnsafeBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    bytes.withUnsafeBytes(body)
  }

  /// Ends the line.
  public mutating func endLine() {
    bytes.append(0x0A)
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
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    )
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes the comma that is due; for callers who note where a value begins.
  public mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
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
      bytes.append(contentsOf: number.description.utf8)
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
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, part) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    addDigits(Int(whole))
    bytes.append(UInt8(ascii: "."))
    var (rest, unit) = (part, UInt(100))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  /// Writes a text.
  public mutating func add(_ text: String) {
    // Only texts of plain ASCII need no look at each character.
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain else { return add(plain: JSONValue.string(text).line) }
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Writes a value that is JSON already.
  public mutating func add(written value: [UInt8]) {
    separate()
    bytes += value
    needsComma = true
  }

  /// Writes any value.
  public mutating func add(_ value: JSONValue) { add(plain: value.line) }

  private mutating func add(plain text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func addDigits(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var (rest, unit) = (number.magnitude, UInt(1))
    while rest / unit >= 10 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }
}
