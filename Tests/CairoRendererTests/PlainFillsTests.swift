import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Rectangles on whole pixels")
struct PlainFillsTests {
  /// Rectangles and borders in many bands, some of them translucent, some reaching out of the picture,
  /// with something else between them now and then.
  private func list(count: Int, seed: UInt64) -> DisplayList {
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func color() -> Color {
      Color(
        red: Double(next(256)) / 255,
        green: Double(next(256)) / 255,
        blue: Double(next(256)) / 255,
        alpha: Double(next(5)) / 4
      )
    }
    var list = DisplayList()
    for index in 0..<count {
      let rect = CGRect(x: next(900) - 60, y: next(600) - 60, width: next(300), height: next(300))
      list.append(.fillRect(rect, color()))
      list.append(.strokeRect(rect.insetBy(dx: 0.5, dy: 0.5), color(), StrokeStyle(width: 1)))
      guard index % 40 == 39 else { continue }
      list.append(.beginGroup(DrawCommand.Group(bounds: rect, opacity: 0.5)))
      list.append(.fillRect(rect.offsetBy(dx: 7, dy: 9), color()))
      list.append(.fillRect(rect.offsetBy(dx: 0.5, dy: 0.25), color()))
      list.append(.endGroup)
    }
    return list
  }

  private func picture(
    _ list: DisplayList,
    blendsItself: Bool,
    damage: [PixelRectangle]? = nil
  ) throws -> Bitmap {
    let renderer = CairoRenderer()
    renderer.blendsItself = blendsItself
    let bitmap = try Bitmap(width: 800, height: 500)
    renderer.draw(list, on: bitmap, background: .white, damage: damage)
    return bitmap
  }

  @Test("kept back and painted in bands by all cores, they are what the library paints at once")
  func bands() throws {
    for seed in 1...3 {
      let list = list(count: 200, seed: UInt64(seed))
      let own = try picture(list, blendsItself: true)
      #expect(own == (try picture(list, blendsItself: false)))
      #expect(own == (try picture(list, blendsItself: true)))
    }
  }

  @Test("painted part by part they are what they are at once")
  func parts() throws {
    let list = list(count: 120, seed: 9)
    let parts = [
      PixelRectangle(x: 0, y: 0, width: 333, height: 500),
      PixelRectangle(x: 333, y: 0, width: 467, height: 77),
      PixelRectangle(x: 333, y: 77, width: 467, height: 423),
    ]
    #expect(
      try picture(list, blendsItself: true, damage: parts)
        == picture(list, blendsItself: true)
    )
  }

  @Test(
    "the background is there where nothing is painted, or nothing can be",
    arguments: [1, 0, .nan]
  )
  func backgroundAlone(scale: Double) throws {
    for blendsItself in [false, true] {
      let renderer = CairoRenderer()
      renderer.blendsItself = blendsItself
      let bitmap = try Bitmap(width: 90, height: 150)
      let colour = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
      renderer.draw(DisplayList(), on: bitmap, scale: scale, background: colour)
      let pixels = bitmap.withUnsafePixels { Set($0.bindMemory(to: UInt32.self)) }
      #expect(pixels == [0xFF00_FF00])
    }
  }
}
