/// A text with the place that each of its lines comes from.
public struct TracedText: Sendable {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The origins of the lines.
  private(set) var origins: [LineMap.Origin?] = [nil]

  /// The text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  init() {}

  /// Creates a text of which line `n` comes from the line that a function returns for `n`, from 0.
  init(_ bytes: some Collection<UInt8>, origin: (Int) -> LineMap.Origin?) {
    self.bytes = Array(bytes)
    let count = self.bytes.count { $0 == .lineFeed } + 1
    origins = (0..<count).map(origin)
  }

  /// Adds a text to the last line and after it.
  ///
  /// The line in which both meet comes from where its first word comes from.
  mutating func append(_ other: TracedText) {
    let lastLine = bytes[((bytes.lastIndex(of: .lineFeed) ?? -1) + 1)...]
    let isOwn = !lastLine.allSatisfy(\.isBlank)
    if !isOwn, !other.bytes.isEmpty { origins[origins.count - 1] = other.origins[0] }
    origins += other.origins.dropFirst()
    bytes += other.bytes
  }

  /// The texts of both, one after the other.
  public static func + (left: TracedText, right: TracedText) -> TracedText {
    var sum = left
    sum.append(right)
    return sum
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")

  /// Whether it is a space, a tab or a carriage return.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
