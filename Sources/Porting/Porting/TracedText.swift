/// A text with the origin of each line.
public struct TracedText: Sendable {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The origins of the lines.
  private(set) var origins: [LineMap.Origin?] = [nil]

  /// The text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  init() {}

  /// Creates a text; the function returns the origin of each line, from 0.
  init(_ bytes: some Collection<UInt8>, origin: (Int) -> LineMap.Origin?) {
    self.bytes = Array(bytes)
    let count = self.bytes.count { $0 == .lineFeed } + 1
    origins = (0..<count).map(origin)
  }

  /// Appends a text to the last line.
  ///
  /// The joined line has the origin of its first word.
  mutating func append(_ other: TracedText) {
    let lastLine = bytes[((bytes.lastIndex(of: .lineFeed) ?? -1) + 1)...]
    let isOwn = !lastLine.allSatisfy(\.isBlank)
    if !isOwn, !other.bytes.isEmpty { origins[origins.count - 1] = other.origins[0] }
    origins += other.origins.dropFirst()
    bytes += other.bytes
  }

  /// Returns the concatenation of two texts.
  public static func + (left: TracedText, right: TracedText) -> TracedText {
    var sum = left
    sum.append(right)
    return sum
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")

  /// Whether the byte is a space, a tab or a carriage return.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
