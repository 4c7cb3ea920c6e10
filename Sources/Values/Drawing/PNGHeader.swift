import Foundation

/// The beginning of a PNG file: its signature, and the size in pixels.
struct PNGHeader {
  let width: Int
  let height: Int

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let largestSide = 8192

  /// Parses the header; nil for other bytes and for unreasonable sizes.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, Array(bytes[..<8]) == PNGHeader.signature,
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    width = number(at: 16)
    height = number(at: 20)
    let sides = 1...PNGHeader.largestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
  }
}
