import CairoRenderer
import Foundation

/// A decoder of this program's animated PNGs, which decodes each picture with libpng.
struct APNGDecoder {
  struct Animation {
    /// All visible pixels of each picture.
    var frames: [[UInt32]] = []
    /// The duration of each picture, in seconds.
    var delays: [Double] = []
    /// The number of pixels in each picture.
    var areas: [Int] = []
  }

  private struct Chunk {
    let kind: String
    let content: Data
    let whole: Data
  }

  private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  private static let end = Data([0, 0, 0, 0]) + Data("IEND".utf8) + Data([0xAE, 0x42, 0x60, 0x82])

  static func decode(_ file: Data) throws -> Animation? {
    guard file.starts(with: signature), file.suffix(12) == end else { return nil }
    let chunks = self.chunks(Data(file.dropFirst(8)))
    guard chunks.map(\.kind).prefix(3) == ["IHDR", "acTL", "fcTL"] else { return nil }
    let (width, height) = (number(chunks[0].content, 0), number(chunks[0].content, 4))
    var animation = Animation()
    var screen = [UInt32](repeating: 0, count: width * height)
    var index = 2
    var sequence = 0
    while index < chunks.count, chunks[index].kind == "fcTL" {
      let control = chunks[index].content
      guard number(control, 0) == sequence else { return nil }
      sequence += 1
      index += 1
      var content = Data()
      while index < chunks.count, ["IDAT", "fdAT"].contains(chunks[index].kind) {
        let isFirst = chunks[index].kind == "IDAT"
        guard isFirst == animation.frames.isEmpty,
          isFirst || number(chunks[index].content, 0) == sequence
        else { return nil }
        sequence += isFirst ? 0 : 1
        content += chunks[index].content.dropFirst(isFirst ? 0 : 4)
        index += 1
      }
      let part = (1...4).map { number(control, $0 * 4) }
      let bitmap = try picture(content, chunks[0].content, part[0], part[1])
      for y in 0..<part[1] {
        for x in 0..<part[0] {
          screen[(part[3] + y) * width + part[2] + x] = bitmap.color(x: x, y: y) ?? 0
        }
      }
      animation.frames.append(screen)
      animation.areas.append(part[0] * part[1])
      let delay = number(control, 20)
      animation.delays.append(Double(delay >> 16) / Double(delay & 0xFFFF))
    }
    return number(chunks[1].content, 0) == animation.frames.count ? animation : nil
  }

  /// Returns a separate picture, with the animation's header in its own size.
  private static func picture(
    _ content: Data,
    _ header: Data,
    _ width: Int,
    _ height: Int
  ) throws -> Bitmap {
    let header = word(width) + word(height) + header.dropFirst(8)
    let file = signature + chunk("IHDR", header) + chunk("IDAT", content) + end
    return try Bitmap(pngData: file)
  }

  private static func chunks(_ data: Data) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = 0
    while offset + 12 <= data.count {
      let length = number(data, offset)
      let whole = Data(data[offset..<(offset + length + 12)])
      let content = Data(whole[8..<(8 + length)])
      let kind = String(decoding: whole[4..<8], as: UTF8.self)
      chunks.append(Chunk(kind: kind, content: content, whole: whole))
      // The checksum must equal that of another algorithm.
      guard whole == chunk(kind, content) else { return [] }
      offset += length + 12
    }
    return chunks
  }

  private static func chunk(_ kind: String, _ content: Data) -> Data {
    let body = Data(kind.utf8) + content
    return word(content.count) + body + word(Int(checksum(body)))
  }

  /// Returns the checksum bit by bit, as the specification of PNG defines it.
  private static func checksum(_ data: Data) -> UInt32 {
    var value = UInt32.max
    for byte in data {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  private static func word(_ number: Int) -> Data {
    withUnsafeBytes(of: UInt32(number).bigEndian) { Data($0) }
  }

  private static func number(_ data: Data, _ offset: Int) -> Int {
    data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}
