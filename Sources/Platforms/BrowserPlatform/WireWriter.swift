import Foundation
import Geometry

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

  /// What a message about a picture carries.
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
