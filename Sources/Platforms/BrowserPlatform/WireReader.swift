import Foundation

/// Reads numbers and texts from the front of a message; missing values are nil.
struct WireReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.endIndex - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Returns all remaining bytes.
  mutating func rest() -> ArraySlice<UInt8> {
    defer { position = bytes.endIndex }
    return bytes[position...]
  }

  mutating func integer<Number: FixedWidthInteger>(_: Number.Type = Number.self) -> Number? {
    take(MemoryLayout<Number>.size).map { part in
      part.reversed().reduce(Number.zero) { $0 << 8 | Number(truncatingIfNeeded: $1) }
    }
  }

  mutating func byte() -> UInt8? { take(1)?.first }

  mutating func float() -> Double? {
    integer(UInt32.self).map { Double(Float(bitPattern: $0)) }
  }

  mutating func double() -> Double? { integer(UInt64.self).map(Double.init(bitPattern:)) }

  /// Reads a length in pixels, rounded to 64ths, which are finer than any finger and short as text.
  mutating func length() -> Double? { float().map { ($0 * 64).rounded() / 64 } }

  /// Reads a moment of the page in seconds; the page sends milliseconds.
  mutating func moment() -> Double? { double().map { $0 / 1000 } }

  mutating func text(_ count: some BinaryInteger) -> String? {
    take(Int(count)).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
