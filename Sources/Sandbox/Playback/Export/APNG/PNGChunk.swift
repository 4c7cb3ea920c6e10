import Foundation

/// A chunk of a PNG file: a four-letter type and its content.
nonisolated struct PNGChunk {
  let kind: String
  let content: Data

  /// The first bytes of every PNG file.
  static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// The bytes of the chunk in a file: length, type, content, checksum.
  var bytes: Data {
    let body = Data(kind.utf8) + content
    return Self.word(UInt32(content.count)) + body + Self.word(Self.checksum(of: body))
  }

  /// Returns the chunks of an encoded file, in order.
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

  /// Returns a number of four bytes, the most significant first.
  static func word(_ number: UInt32) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  /// Returns a number of two bytes, the more significant first.
  static func half(_ number: UInt16) -> Data {
    withUnsafeBytes(of: number.bigEndian) { Data($0) }
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  /// Returns the CRC-32 that PNG requires.
  private static func checksum(of data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { remainders[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
