/// The texts of numbers, of which the latest are kept.
///
/// What tells of a finger and of views tells the same places several times over, and to find the
/// shortest text of a number takes longer than all else in writing it.
struct NumberTexts: Sendable {
  /// The latest numbers by their bits; none of them is zero.
  private var numbers: [UInt64] = []
  private var lengths: [UInt8] = []
  private var texts: [UInt8] = []

  private static var slots: Int { 32 }
  /// The longest text of a number is `-2.2250738585072014e-308`.
  private static var room: Int { 32 }

  /// Writes the shortest text that reads back as a number, which is finite and not whole.
  mutating func write(_ number: Double, to bytes: inout GrowingBytes) {
    let slot = Int(truncatingIfNeeded: (number.bitPattern &* 0x9E37_79B9_7F4A_7C15) &>> 59)
    if numbers.isEmpty { makeRoom() }
    if numbers[slot] != number.bitPattern { keep(number, at: slot) }
    bytes.append(texts, from: slot * Self.room, count: Int(lengths[slot]))
  }

  private mutating func keep(_ number: Double, at slot: Int) {
    var length = 0
    for byte in number.description.utf8.prefix(Self.room) {
      texts[slot * Self.room + length] = byte
      length += 1
    }
    numbers[slot] = number.bitPattern
    lengths[slot] = UInt8(length)
  }

  private mutating func makeRoom() {
    numbers = Array(repeating: 0, count: Self.slots)
    lengths = Array(repeating: 0, count: Self.slots)
    texts = Array(repeating: 0, count: Self.slots * Self.room)
  }
}
