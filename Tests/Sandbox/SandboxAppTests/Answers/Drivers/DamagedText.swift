import TouchInput

/// Damages to texts, as from broken tools and attackers.
enum DamagedText {
  /// Returns the bytes with one to four damages.
  static func damaged(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard bytes.count > 4 else { return bytes }
      damage(&bytes, &random)
    }
    return Array(bytes.prefix(400_000))
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...400, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      for _ in 0..<8 {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    case 1: bytes.removeSubrange(place...)
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      // Brackets and quotes are doubled.
      bytes = bytes.flatMap { byte in
        Self.brackets.contains(byte) && Int.random(in: 0..<16, using: &random) == 0
          ? [byte, byte] : [byte]
      }
    case 5:
      let depth = Int.random(in: 1...600, using: &random)
      let (open, close) = Self.nests[depth % Self.nests.count]
      bytes =
        Array(repeating: Array(open.utf8), count: depth).joined() + bytes
        + Array(repeating: Array(close.utf8), count: depth).joined()
    case 6: bytes += bytes
    default:
      let words = [
        "null", "1e999", "-1", "\"\"", "{", "]", "NaN", "\\u0000", "\u{0}", "\\\"", "0x",
      ]
      bytes.replaceSubrange(
        place..<min(end, place + 6),
        with: Array(words[place % words.count].utf8)
      )
    }
  }

  private static let brackets = Set("{}[]()<>\"',".utf8)
  private static let nests = [
    ("[", "]"), ("{\"children\":[", "]}"), ("<a>", "</a>"), ("{\"frame\":", "}"), ("<", ">"),
  ]
}
