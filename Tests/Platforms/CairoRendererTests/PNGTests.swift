import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchInput
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

  @Test("pictures of any width and any part of one are read back pixel for pixel")
  func widths() throws {
    let bitmap = try sample()
    for width in [1, 2, 3, 4, 31] {
      let part = PixelRectangle(x: 200 - width, y: 9, width: width, height: 60)
      let read = try Bitmap(pngData: bitmap.pngData(of: part))
      let expected = try Bitmap(width: width, height: 60)
      expected.copy(part, of: bitmap, toX: 0, y: 0)
      #expect(read == expected)
    }
  }

  @Test("translucent pixels are put on white")
  func opacity() throws {
    // The pixels are gray and opacity, 8 bits each.
    let file = PNGTests.file(width: 4, form: [8, 4], row: [0, 255, 0, 0, 100, 128, 255, 3])
    let bitmap = try Bitmap(pngData: file)
    let colors = (0..<4).map { bitmap.color(x: $0, y: 0) }
    #expect(colors == [0x000000, 0xFFFFFF, 0xB1B1B1, 0xFFFFFF])
    let unused = stride(from: 3, to: 16, by: 4)
    #expect(bitmap.withUnsafePixels { pixels in unused.allSatisfy { pixels[$0] == 255 } })
  }

  @Test("16 bits per component are the same colours as 8")
  func deepColors() throws {
    let deep = PNGTests.file(
      width: 2,
      form: [16, 2],
      row: [0x80, 0x80, 0, 0, 0xFF, 0xFF, 9, 9, 0x40, 0x40, 1, 1]
    )
    let usual = PNGTests.file(width: 2, form: [8, 2], row: [0x80, 0, 0xFF, 9, 0x40, 1])
    #expect(try Bitmap(pngData: deep) == Bitmap(pngData: usual))
    #expect(try Bitmap(pngData: deep).color(x: 0, y: 0) == 0x8000FF)
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
    // The colours are sRGB.
    #expect(Set(names) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  @Test("a cut or bent file is read as it was, or fails with a reason", arguments: 0..<200)
  func damagedFiles(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let original = try Bitmap(width: 40, height: 30)
    var data = try original.pngData()
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
    // The chunks have checksums, so a result without an error must be the whole picture.
    do {
      #expect(try BitmapDifference(from: original, to: Bitmap(pngData: data)).count == 0)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test("S06: a picture that announces a giant size is refused before memory is asked for")
  func bomb() throws {
    let error = try #require(throws: BitmapError.self) {
      try Bitmap(pngData: PNGTests.file(width: 100_000, height: 100_000, form: [8, 2], row: []))
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

  /// Returns a file with one row; its form is the number of bits per component and the colour type.
  private static func file(width: Int, height: Int = 1, form: [UInt8], row: [UInt8]) -> Data {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = bytes(of: UInt32(width)) + bytes(of: UInt32(height)) + form + [0, 0, 0]
    // A row begins with its filter, and is not compressed here.
    let content = [0] + row
    let (low, high) = content.reduce((UInt32(1), UInt32(0))) { sums, byte in
      let low = (sums.0 + UInt32(byte)) % 65521
      return (low, (sums.1 + low) % 65521)
    }
    let count = UInt16(content.count)
    let lengths = [count, ~count].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let stream: [UInt8] = [0x78, 1, 1] + lengths + content + bytes(of: high << 16 | low)
    return Data(signature) + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    var sum = UInt32.max
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Data(bytes(of: UInt32(content.count)) + body + bytes(of: ~sum))
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
