import CairoRenderer
import Drawing
import Foundation
import Geometry
import Playback
import TouchInput
import Testing

@MainActor
@Suite("Animated PNGs")
struct APNGEncoderTests {
  private let renderer = CairoRenderer()

  /// Returns noise of thousands of colours, with a square.
  private func picture(_ width: Int, _ height: Int, square: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    var random = SeededRandom(seed: 7)
    var list = DisplayList()
    for y in stride(from: 0, to: height, by: 2) {
      for x in stride(from: 0, to: width, by: 3) {
        let color = Color(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random))
        list.append(.fill(Path(rect: CGRect(x: x, y: y, width: 3, height: 2)), color))
      }
    }
    let box = CGRect(x: square, y: square, width: 9, height: 9)
    list.append(.fill(Path(rect: box), Color(hex: 0xFF0000)))
    renderer.draw([list], on: bitmap, scale: 1, damage: [bitmap.bounds])
    return bitmap
  }

  private func pixels(_ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { bitmap.color(x: $0, y: y) ?? 0 }
    }
  }

  @Test("all colours come back, and pictures after the first hold what changed")
  func exact() throws {
    var encoder = APNGEncoder(width: 90, height: 64)
    var expected: [[UInt32]] = []
    for (number, square) in [0, 3, 3, 40].enumerated() {
      let bitmap = try picture(90, 64, square: square)
      try encoder.add(bitmap, at: number * 100)
      if number != 2 { expected.append(pixels(bitmap)) }
    }
    let decoded = try #require(try APNGDecoder.decode(encoder.finish(at: 500)))
    #expect(decoded.delays == [0.1, 0.2, 0.2])
    #expect(decoded.areas == [90 * 64, 12 * 12, 46 * 46])
    let isSame = decoded.frames == expected
    #expect(isSame)
  }

  @Test("a picture may be shown for a minute, ten minutes and a day")
  func delays() throws {
    var encoder = APNGEncoder(width: 90, height: 64)
    var moment = 0
    for (square, seconds) in [(0, 60), (10, 600), (20, 0), (30, 86_400)] {
      try encoder.add(try picture(90, 64, square: square), at: moment)
      moment += seconds * 1000
    }
    let decoded = try #require(try APNGDecoder.decode(encoder.finish(at: moment)))
    #expect(decoded.delays == [60, 600, 0, 65_535])
  }

  @Test("pictures of another size are cut to that of the file")
  func otherSize() throws {
    var encoder = APNGEncoder(width: 90, height: 64)
    for (width, height) in [(90, 64), (120, 30), (20, 100)] {
      try encoder.add(try picture(width, height, square: 5), at: width)
    }
    let decoded = try #require(try APNGDecoder.decode(encoder.finish(at: 500)))
    #expect(decoded.frames.count == 3)
    #expect(decoded.frames[2][8 * 90 + 8] == 0xFF0000)
    #expect(decoded.frames[2][8 * 90 + 30] == 0)
  }
}
