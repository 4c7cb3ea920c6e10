import CairoRenderer
import Drawing
import Foundation
import Geometry
import TouchInput
import Testing

/// Pixman fills these, and Cairo paints everything else, also a path that is a rectangle.
@Suite("Rectangles on whole pixels")
struct PlainRectangleTests {
  /// A generator of rectangles and borders; some are translucent, and some extend beyond the picture.
  private struct Boxes {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func rect() -> CGRect {
      CGRect(x: next(900) - 60, y: next(600) - 60, width: next(300) + 2, height: next(300) + 2)
    }

    mutating func color() -> Color {
      Color(
        red: Double(next(256)) / 255,
        green: Double(next(256)) / 255,
        blue: Double(next(256)) / 255,
        alpha: Double(next(5)) / 4
      )
    }

    private mutating func next(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
  }

  private func list(count: Int, seed: UInt64) -> DisplayList {
    var boxes = Boxes(seed: seed)
    var list = DisplayList()
    for index in 0..<count {
      let rect = boxes.rect()
      list.append(.fillRect(rect, boxes.color()))
      list.append(.strokeRect(rect.insetBy(dx: 0.5, dy: 0.5), boxes.color(), StrokeStyle(width: 1)))
      guard index % 40 == 39 else { continue }
      list.append(.beginGroup(DrawCommand.Group(bounds: rect, opacity: 0.5)))
      list.append(.fillRect(rect.offsetBy(dx: 7, dy: 9), boxes.color()))
      list.append(.fillRect(rect.offsetBy(dx: 0.5, dy: 0.25), boxes.color()))
      list.append(.endGroup)
    }
    return list
  }

  private func picture(_ list: DisplayList, damage: [PixelRectangle]? = nil) throws -> Bitmap {
    let bitmap = try Bitmap(width: 800, height: 500)
    CairoRenderer().draw(list, on: bitmap, background: .white, damage: damage)
    return bitmap
  }

  @Test("filled, they have the bytes of a path with the same edges", arguments: 1...6)
  func fills(seed: Int) throws {
    var boxes = Boxes(seed: UInt64(seed))
    var (plain, paths) = (DisplayList(), DisplayList())
    var color = Color.black
    for index in 0..<100 {
      let rect = boxes.rect()
      // Several rectangles of one colour overlap each other.
      if index % 4 == 0 { color = boxes.color() }
      plain.append(.fillRect(rect, color))
      paths.append(.fill(Path(rect: rect), color))
    }
    #expect(try picture(plain) == picture(paths))
  }

  @Test("borders differ from a path's by at most 1 of 255", arguments: 1...6)
  func borders(seed: Int) throws {
    var boxes = Boxes(seed: UInt64(seed))
    for width in [1.0, 2, 3] {
      let (rect, color) = (boxes.rect().insetBy(dx: width / 2, dy: width / 2), boxes.color())
      let pen = StrokeStyle(width: width)
      let difference = try BitmapDifference(
        from: picture(DisplayList([.stroke(Path(rect: rect), color, pen)])),
        to: picture(DisplayList([.strokeRect(rect, color, pen)]))
      )
      #expect(difference.largest <= 1, "\(rect) \(color)")
    }
  }

  @Test("among shapes they are painted in the order of the list")
  func order() throws {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    let bitmap = try picture(
      DisplayList([
        .fillRect(rect, Color(hex: 0xFF0000)),
        .fill(Path(ellipseIn: rect.insetBy(dx: -20, dy: -20)), Color(hex: 0x00FF00)),
        .fillRect(rect.offsetBy(dx: 10, dy: 0), Color(hex: 0x0000FF)),
      ])
    )
    #expect(bitmap.color(x: 12, y: 20) == 0x00FF00)
    #expect(bitmap.color(x: 25, y: 20) == 0x0000FF)
  }

  @Test("painted part by part they are as painted at once")
  func parts() throws {
    let list = list(count: 120, seed: 9)
    let parts = [
      PixelRectangle(x: 0, y: 0, width: 333, height: 500),
      PixelRectangle(x: 333, y: 0, width: 467, height: 77),
      PixelRectangle(x: 333, y: 77, width: 467, height: 423),
    ]
    #expect(try picture(list, damage: parts) == picture(list))
  }

  @Test(
    "the background is there where nothing is painted, or nothing can be",
    arguments: [1, 0, .nan]
  )
  func backgroundAlone(scale: Double) throws {
    let bitmap = try Bitmap(width: 90, height: 150)
    let colour = Color(red: 0, green: 1, blue: 0, alpha: 0.5)
    CairoRenderer().draw(DisplayList(), on: bitmap, scale: scale, background: colour)
    let pixels = bitmap.withUnsafePixels { Set($0.bindMemory(to: UInt32.self)) }
    #expect(pixels == [0xFF00_FF00])
  }
}
