import Foundation

/// Writes messages, as `Server/Sources/BrowserServer/WireFormat.md` has them.
struct WireWriter {
  private(set) var data = Data()

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(Float(number).bitPattern) }

  mutating func add(_ bytes: Data) { data.append(bytes) }

  mutating func add(_ text: String) { data.append(contentsOf: text.utf8) }

  /// A number that has to fit, because it was checked before, in two bytes.
  mutating func addShort(_ number: Int) { add(UInt16(clamping: number)) }
}
