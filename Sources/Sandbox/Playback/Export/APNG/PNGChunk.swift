import Foundation

/// A piece of a PNG file: four letters that say what it is, and its content.
nonisolated struct PNGChunk {
  let kind: String
  let content: Data

  /// What every PNG file begins with.
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// The piece as it stands in a file: length, kind, content, checksum.
  var bytes: Data {
    let body = Data(kind.utf8) + content
    return Self.word(UInt32(content.count)) + body + Self.word(Self.checksum(of: body))
  }

  /// The pieces of a file that was just written, in order.
  static func chunks(of file: Data) -> [PNGChunk] {
    var rest = file.dropFirst(signature.count)
    var chunks: [PNGChunk] = []
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { break }
      let body = rest.dropFirst(4).prefix(length + 4)
      chunks.append(
        PNGChunk(kind: String(decoding: body.prefix(4), as: UTF8.self), content: body.dropFirst(4))
      )
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }

  /// A number of four bytes, the highest first.
  static func word(_ number: UInt32) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  /// A number of two bytes, the higher first.
  static func half(_ number: UInt16) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// CRC-32, as PNG asks for.
  private static func checksum(of data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { remainders[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
