/// Bytes that are written one after the other, for which room is made by the piece.
///
/// An array by itself looks at every byte whether there is room for it.
struct GrowingBytes: Sendable {
  /// What was written, and room for more behind it.
  private var room: [UInt8] = []
  /// How many bytes were written.
  private(set) var count = 0

  /// What was written from some byte on.
  func written(from start: Int = 0) -> ArraySlice<UInt8> { room[start..<count] }

  /// Forgets what was written, and keeps the room.
  mutating func removeAll() { count = 0 }

  /// Adds one byte.
  mutating func append(_ byte: UInt8) {
    if count == room.count { grow(by: 1) }
    room[count] = byte
    count += 1
  }

  /// Adds a part of some bytes.
  mutating func append(_ bytes: [UInt8], from start: Int, count length: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      add(atMost: length) { place in
        guard let first = bytes.baseAddress else { return 0 }
        place.update(from: first + start, count: length)
        return length
      }
    }
  }

  /// Adds a piece of at most so many bytes, which `write` puts where the pointer leads; it answers
  /// how many they are.
  @inline(__always)
  mutating func add(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if room.count - count < most { grow(by: most) }
    let end = count
    count += room.withUnsafeMutableBufferPointer { room in
      room.baseAddress.map { write($0 + end) } ?? 0
    }
  }

  private mutating func grow(by piece: Int) {
    room.append(contentsOf: repeatElement(0, count: max(piece, room.count, 64)))
  }
}
