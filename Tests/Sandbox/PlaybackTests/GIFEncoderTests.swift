import CairoRenderer
import Drawing
import Foundation
import Geometry
import Playback
import TouchInput
import Testing

@MainActor
@Suite("Animated GIFs")
struct GIFEncoderTests {
  private let renderer = CairoRenderer()

  /// Returns a picture of stripes in a number of colours, with a square.
  private func picture(_ width: Int, _ height: Int, colors: Int, square: Int) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    var list = DisplayList()
    for index in 0..<colors {
      let stripe = CGRect(x: index % width, y: index / width * 4, width: 1, height: 4)
      let color = Color(hex: UInt32(truncatingIfNeeded: index &* 2_654_435) & 0xFF_FFFF)
      list.append(.fill(Path(rect: stripe), color))
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

  @Test(
    "pictures of up to 256 colours come back pixel by pixel",
    arguments: [(64, 48, 2), (64, 48, 17), (200, 150, 200), (301, 203, 254), (16, 16, 1)]
  )
  func exact(width: Int, height: Int, colors: Int) throws {
    var encoder = GIFEncoder(width: width, height: height)
    var expected: [[UInt32]] = []
    for (number, square) in [0, 3, 3, 40].enumerated() {
      let bitmap = try picture(width, height, colors: colors, square: square)
      encoder.add(bitmap, at: number * 10)
      if number != 2 { expected.append(pixels(bitmap)) }
    }
    encoder.finish(at: 50)
    // The third picture equals the second one and takes no room.
    let decoded = try #require(GIFDecoder.decode(encoder.data))
    #expect(decoded.delays == [10, 20, 20])
    let isSame = decoded.frames == expected
    #expect(isSame)
  }

  @Test(
    "still time before the first input takes at most half a second",
    arguments: [(300, 310, 60), (300, 200, 50), (300, 30, 30), (0, 300, 300)]
  )
  func leadingTime(firstInput: Int, change: Int, delay: Int) throws {
    var encoder = GIFEncoder(width: 64, height: 48, firstInput: firstInput)
    encoder.add(try picture(64, 48, colors: 2, square: 0), at: 0)
    encoder.add(try picture(64, 48, colors: 2, square: 3), at: change)
    encoder.finish(at: change + 400)
    let decoded = try #require(GIFDecoder.decode(encoder.data))
    #expect(decoded.delays == [delay, 400])
  }

  @Test("pictures of more colours come back nearly")
  func approximate() throws {
    let bitmap = try picture(200, 150, colors: 7000, square: 50)
    var encoder = GIFEncoder(width: 200, height: 150)
    encoder.add(bitmap, at: 0)
    encoder.finish(at: 10)
    let frames = try #require(GIFDecoder.decode(encoder.data)).frames
    #expect(Set(frames[0]).count <= 256)
    #expect(frames[0][55 * 200 + 55] == 0xFF0000)
  }

  @Test("noise, which cannot be compressed, comes back too")
  func noise() throws {
    let bitmap = try Bitmap(width: 160, height: 120)
    var random = SeededRandom(seed: 3)
    var list = DisplayList()
    for y in 0..<120 {
      for x in 0..<160 {
        let gray = UInt32.random(in: 0...255, using: &random)
        list.append(
          .fill(Path(rect: CGRect(x: x, y: y, width: 1, height: 1)), Color(hex: gray * 0x10101))
        )
      }
    }
    renderer.draw([list], on: bitmap, scale: 1, damage: [bitmap.bounds])
    var encoder = GIFEncoder(width: 160, height: 120)
    encoder.add(bitmap, at: 0)
    encoder.finish(at: 10)
    let frames = try #require(GIFDecoder.decode(encoder.data)).frames
    let isSame = frames[0] == pixels(bitmap)
    #expect(isSame)
  }
}
