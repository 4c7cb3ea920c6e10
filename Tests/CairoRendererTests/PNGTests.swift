import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite("PNG")
struct PNGTests {
  private func sample() throws -> Bitmap {
    var random = RandomPictures(seed: 11)
    let bitmap = try Bitmap(width: 201, height: 147)
    CairoRenderer().draw(random.list(count: 50), on: bitmap, background: .white)
    return bitmap
  }

  @Test("what is written is read back pixel for pixel")
  func roundTrip() throws {
    let bitmap = try sample()
    let data = try bitmap.pngData()
    #expect(try Bitmap(pngData: data) == bitmap)
    #expect(try Bitmap(pngData: data).pngData() == data)
  }

  @Test(
    "pictures of few colours are written with fewer bits, and read back pixel for pixel",
    arguments: [(1, 4), (2, 4), (16, 4), (17, 8), (256, 8), (257, 24)]
  )
  func palettes(colors: Int, bits: Int) throws {
    for width in [1, 2, 31] {
      let bitmap = try Bitmap(width: width, height: 300)
      for row in 0..<300 {
        let color = row * 29 % colors
        let shade = Color(
          red: Double(color % 7) / 7,
          green: Double(color / 7) / 37,
          blue: width == 1 ? 0.25 : 0.5
        )
        let rect = PixelRectangle(x: row % width, y: row, width: width, height: 1)
        let whole = PixelRectangle(x: 0, y: row, width: width, height: 1)
        let list = DisplayList([.fillRect(CGRect(x: 0, y: 0, width: width, height: 300), shade)])
        CairoRenderer().draw(list, on: bitmap, damage: [row.isMultiple(of: 3) ? rect : whole])
      }
      let data = try bitmap.pngData()
      #expect(try Bitmap(pngData: data) == bitmap)
      guard width == 1 else { continue }
      // The header's bits for each component, and its kind of colours.
      let form = [UInt8](data[24...25])
      #expect(form == (bits == 24 ? [8, 2] : [UInt8(bits), 3]), "\(form)")
    }
  }

  @Test("a file holds the pixels and nothing else")
  func chunks() throws {
    let data = try sample().pngData()
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var names: [String] = []
    var offset = 8
    while offset + 8 <= data.count {
      let length = data[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: data[(offset + 4)..<(offset + 8)], as: UTF8.self))
      offset += 12 + length
    }
    #expect(Set(names) == ["IHDR", "IDAT", "IEND"])
  }

  @Test("no cut or bent file does more than fail with a reason", arguments: 0..<200)
  func damagedFiles(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var data = try Bitmap(width: 40, height: 30).pngData()
    if seed.isMultiple(of: 2) {
      data = data.prefix(Int.random(in: 0..<data.count, using: &random))
    } else {
      for _ in 0..<3 {
        data[Int.random(in: 0..<data.count, using: &random)] = UInt8.random(
          in: 0...255,
          using: &random
        )
      }
    }
    do {
      _ = try Bitmap(pngData: data)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test("S06: a picture that announces a giant size is refused before memory is asked for")
  func bomb() throws {
    let error = try #require(throws: BitmapError.self) {
      try Bitmap(pngData: PNGTests.header(width: 100_000, height: 100_000))
    }
    #expect(error.description.contains("limit"), "\(error)")
    #expect(throws: BitmapError.size(width: 100_000, height: 100_000)) {
      try Bitmap(width: 100_000, height: 100_000)
    }
    #expect(throws: BitmapError.size(width: 16_384, height: 16_384)) {
      try Bitmap(width: 16_384, height: 16_384)
    }
    #expect(throws: BitmapError.size(width: 0, height: 5)) { try Bitmap(width: 0, height: 5) }
  }

  /// The beginning of a PNG with a correct check sum.
  private static func header(width: UInt32, height: UInt32) -> Data {
    var chunk = Data("IHDR".utf8)
    for side in [width, height] { chunk.append(contentsOf: bytes(of: side)) }
    chunk.append(contentsOf: [8, 2, 0, 0, 0])
    var sum = UInt32.max
    for byte in chunk {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    return Data(signature + bytes(of: 13)) + chunk + Data(bytes(of: ~sum))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  @Test("other files are refused by their first bytes")
  func otherFormats() {
    for data in [Data(), Data("GIF89a".utf8), Data(repeating: 0, count: 100)] {
      #expect(throws: BitmapError.self) { try Bitmap(pngData: data) }
    }
  }
}
