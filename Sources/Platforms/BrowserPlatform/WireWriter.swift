import Foundation
import Geometry

/// Writes messages (`Server/Sources/BrowserServer/WireFormat.md`).
struct WireWriter {
  private(set) var data = Data()

  mutating func add(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) { add(Float(number).bitPattern) }

  mutating func add(_ bytes: Data) { data.append(bytes) }

  mutating func add(_ text: String) { data.append(contentsOf: text.utf8) }

  /// Adds a number in two bytes; the caller has checked that it fits.
  mutating func addShort(_ number: Int) { add(UInt16(clamping: number)) }

  /// Adds the content of a message with a picture.
  mutating func addPicture(
    _ number: UInt32,
    _ bounds: PixelRectangle,
    scale: Double,
    _ sheet: PictureSheet,
    _ data: Data
  ) {
    add(number)
    addShort(bounds.width)
    addShort(bounds.height)
    add(scale)
    addShort(sheet.parts.count)
    for part in sheet.parts {
      let source = part.source
      for number in [source.x, source.y, source.width, source.height, part.x, part.y] {
        addShort(number)
      }
    }
    add(data)
  }
}
