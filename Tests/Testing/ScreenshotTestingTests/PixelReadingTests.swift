import CairoRenderer
import TouchTrace
import Drawing
import Foundation
import Geometry
import ScreenshotTesting
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Pixels that the program reads")
struct PixelReadingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))
  private let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))

  init() { stage.application.textMeasuring = CairoRenderer() }

  private func halfRed(_ context: UIGraphicsImageRendererContext) {
    UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).setFill()
    context.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  private func context(_ info: UInt32, bytesPerRow: Int = 0) throws -> CGContext {
    try #require(
      CGContext(
        data: nil,
        width: 2,
        height: 2,
        bitsPerComponent: 8,
        bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info
      )
    )
  }

  private func bytes(_ context: CGContext) throws -> [UInt8] {
    let data = try #require(context.data)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  @Test("a stage makes pixels when it is told to, and says what is missing before")
  func onRequest() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    stage.advance(by: 0)
    #expect(image.pngData() == nil)
    let warnings = stage.log.records.map { "\($0.event)" }
    #expect(warnings.contains { $0.contains("import ScreenshotTesting") })
    stage.usePixels()
    #expect(image.pngData() != nil)
  }

  @Test("what was drawn becomes a PNG file with opacity")
  func drawnImage() throws {
    let data = try #require(renderer.image(actions: halfRed).pngData())
    // Colour type 6: red, green, blue and opacity.
    #expect(data[25] == 6)
    let image = try #require(UIImage(data: data))
    #expect(image.size == CGSize(width: 4, height: 2))
    let copy = try context(CGImageAlphaInfo.premultipliedLast.rawValue)
    let pixels = try #require(image.cgImage)
    copy.draw(pixels, in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(try bytes(copy) == Array(repeating: [128, 0, 0, 128], count: 4).flatMap { $0 })
  }

  @Test("a scale makes more pixels, and a tint counts")
  func scaleAndTint() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let large = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format)
    let image = large.image(actions: halfRed).withTintColor(.blue)
    let data = try #require(image.pngData())
    let file = try #require(UIImage(data: data))
    #expect(file.size == CGSize(width: 12, height: 6))
    let copy = try context(CGImageAlphaInfo.premultipliedLast.rawValue)
    let pixels = try #require(file.cgImage)
    copy.draw(pixels, in: CGRect(x: 0, y: 0, width: 12, height: 6))
    #expect(try bytes(copy)[0..<4] == [0, 0, 128, 128])
  }

  @Test("an image from a file is that file again, a part of it is not")
  func filesStay() throws {
    let data = renderer.pngData(actions: halfRed)
    let image = try #require(UIImage(data: data))
    #expect(image.pngData() == data)
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 2)))
    let partData = try #require(UIImage(cgImage: part).pngData())
    let cut = try #require(UIImage(data: partData))
    #expect(cut.size == CGSize(width: 2, height: 2))
  }

  @Test("the pixels of a context stand in the order that was asked for")
  func orders() throws {
    let big = CGBitmapInfo.byteOrder32Big.rawValue
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    for (info, expected) in [
      (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 128, 0, 255]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | big, [255, 128, 0, 255]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 128, 0]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0, 128, 255, 255]),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 128, 0, 255]),
    ] as [(UInt32, [UInt8])] {
      let context = try context(info, bytesPerRow: 12)
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      // The bottom of the picture, because y grows upwards.
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let all = try bytes(context)
      #expect(all.count == 24)
      #expect(Array(all[12..<16]) == expected, "\(info)")
      #expect(all[0..<4].contains { $0 != 0 } == (context.alphaInfo == .noneSkipLast))
    }
  }

  @Test("pixels are those of all that was drawn so far")
  func laterDrawing() throws {
    let context = try context(CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(try bytes(context) == Array(repeating: 0, count: 16))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(context)[0..<4] == [0, 255, 0, 255])
  }

  @Test("the colour of a layer under a point can be read")
  func colourUnderPoint() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let dot = UIView(frame: CGRect(x: 30, y: 10, width: 5, height: 5))
    dot.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    view.addSubview(dot)
    let context = try context(CGImageAlphaInfo.premultipliedLast.rawValue)
    context.translateBy(x: -32, y: -12)
    view.layer.render(in: context)
    #expect(try bytes(context)[8..<12] == [255, 255, 0, 255])
  }

  @Test("greys are one byte, and layouts that contexts do not have are refused")
  func otherLayouts() throws {
    func make(_ space: CGColorSpace, _ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil,
        width: 3,
        height: 1,
        bitsPerComponent: bits,
        bytesPerRow: row,
        space: space,
        bitmapInfo: info
      )
    }
    let (gray, rgb) = (CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB())
    let context = try #require(make(gray, 8, 0, CGImageAlphaInfo.none.rawValue))
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == [0, 255, 0])
    #expect(context.bitsPerPixel == 8)
    #expect(make(rgb, 8, 0, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(rgb, 16, 0, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(make(rgb, 8, 11, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test("where nobody makes pixels there are none")
  func withoutRenderer() throws {
    stage.application.textMeasuring = nil
    #expect(renderer.image(actions: halfRed).pngData() == nil)
    #expect(renderer.pngData(actions: halfRed).isEmpty)
    #expect(try context(CGImageAlphaInfo.premultipliedLast.rawValue).data == nil)
  }

  @Test("empty and huge images have no file")
  func noPixels() {
    #expect(UIImage().pngData() == nil)
    let huge = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 4)).image { _ in }
    #expect(huge.pngData() == nil)
    let nan = UIGraphicsImageRenderer(size: CGSize(width: CGFloat.nan, height: 4)).image { _ in }
    #expect(nan.pngData() == nil)
  }
}
