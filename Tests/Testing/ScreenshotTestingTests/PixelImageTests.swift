import CairoRenderer
import Foundation
import ScreenshotTesting
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Images made of pixels")
struct PixelImageTests {
  private let stage = Stage(size: CGSize(width: 10, height: 10))

  init() { stage.usePixels() }

  private func image(
    _ bytes: [UInt8],
    width: Int,
    bits: Int,
    _ info: CGBitmapInfo,
    rowLength: Int? = nil,
    height: Int = 1
  ) -> CGImage? {
    let space = bits == 8 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width,
      height: height,
      bitsPerComponent: 8,
      bitsPerPixel: bits,
      bytesPerRow: rowLength ?? width * bits / 8,
      space: space,
      bitmapInfo: info,
      provider: provider,
      decode: nil,
      shouldInterpolate: false,
      intent: .defaultIntent
    )
  }

  /// Returns the pixels as red, green, blue and opacity, with the colours multiplied by it.
  private func pixels(_ image: CGImage?) throws -> [UInt8] {
    let image = try #require(image)
    let context = try #require(
      CGContext(
        data: nil,
        width: image.width,
        height: image.height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let data = try #require(context.data)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: image.width * image.height * 4))
  }

  private func info(_ kind: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: kind.rawValue).union(order)
  }

  @Test("Each order of the bytes gives the same pixels")
  func orders() throws {
    let expected: [UInt8] = [10, 20, 30, 255]
    let little = CGBitmapInfo.byteOrder32Little
    #expect(try pixels(image([10, 20, 30], width: 1, bits: 24, info(.none))) == expected)
    #expect(
      try pixels(image([10, 20, 30, 0], width: 1, bits: 32, info(.noneSkipLast))) == expected
    )
    #expect(
      try pixels(image([0, 10, 20, 30], width: 1, bits: 32, info(.noneSkipFirst))) == expected
    )
    let turned = info(.premultipliedFirst, little)
    #expect(try pixels(image([30, 20, 10, 255], width: 1, bits: 32, turned)) == expected)
    #expect(try pixels(image([7], width: 1, bits: 8, info(.none))) == [7, 7, 7, 255])
  }

  @Test("Colours that are not multiplied yet, are")
  func opacity() throws {
    let half = try pixels(image([200, 100, 0, 128], width: 1, bits: 32, info(.last)))
    #expect(half == [100, 50, 0, 128])
  }

  @Test("Rows are as far apart as said, and the first is the upper one")
  func rows() throws {
    let bytes: [UInt8] = [1, 1, 1, 99, 2, 2, 2]
    let two = image(bytes, width: 1, bits: 24, info(.none), rowLength: 4, height: 2)
    #expect(try pixels(two) == [1, 1, 1, 255, 2, 2, 2, 255])
  }

  @Test("Too few bytes, or pixels that are none, make no image")
  func refused() {
    #expect(image([1, 2], width: 1, bits: 24, info(.none)) == nil)
    #expect(image([1, 2, 3], width: 1, bits: 16, info(.none)) == nil)
    #expect(image([], width: 0, bits: 24, info(.none)) == nil)
    #expect(image([1, 2, 3], width: 9000, bits: 24, info(.none)) == nil)
  }
}
