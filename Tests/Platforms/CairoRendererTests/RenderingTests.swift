import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Rendering")
struct RenderingTests {
  private func picture(
    _ commands: [DrawCommand],
    scale: Double = 1,
    background: Color = .white
  ) throws -> Bitmap {
    let bitmap = try Bitmap(width: 100, height: 80)
    CairoRenderer().draw(
      DisplayList(commands),
      on: bitmap,
      scale: scale,
      background: background
    )
    return bitmap
  }

  @Test("the same list gives the same bytes, whoever draws it", arguments: 0..<5)
  func determinism(seed: Int) throws {
    var random = RandomPictures(seed: UInt64(seed))
    let list = random.list(count: 60)
    let renderer = CairoRenderer()
    var pictures: [Data] = []
    for _ in 0..<5 {
      let bitmap = try Bitmap(width: 200, height: 150)
      renderer.draw(list, on: bitmap, background: .white)
      pictures.append(try bitmap.pngData())
      // Earlier pictures must leave no trace.
      renderer.draw(random.list(count: 60), on: try Bitmap(width: 333, height: 222))
    }
    pictures.append(try picture(seed: seed))
    #expect(Set(pictures).count == 1)
  }

  private func picture(seed: Int) throws -> Data {
    var random = RandomPictures(seed: UInt64(seed))
    let bitmap = try Bitmap(width: 200, height: 150)
    CairoRenderer().draw(random.list(count: 60), on: bitmap, background: .white)
    return try bitmap.pngData()
  }

  @Test("a border on whole pixels is sharp, translucent corners are painted once")
  func border() throws {
    let half = Color(hex: 0x000000, alpha: 0.5)
    let bitmap = try picture([
      .strokeRect(CGRect(x: 10.5, y: 10.5, width: 20, height: 20), half, StrokeStyle(width: 1))
    ])
    #expect(bitmap.color(x: 10, y: 10) == 0x7F7F7F)
    #expect(bitmap.color(x: 20, y: 10) == 0x7F7F7F)
    #expect(bitmap.color(x: 11, y: 11) == 0xFFFFFF)
    #expect(bitmap.color(x: 9, y: 10) == 0xFFFFFF)
    #expect(bitmap.color(x: 30, y: 30) == 0x7F7F7F)
  }

  @Test("overlapping views in a half transparent group do not shine through each other")
  func groupOpacity() throws {
    let bitmap = try picture([
      .beginGroup(.init(bounds: CGRect(x: 0, y: 0, width: 60, height: 60), opacity: 0.5)),
      .fillRect(CGRect(x: 0, y: 0, width: 40, height: 40), Color(hex: 0x0000FF)),
      .fillRect(CGRect(x: 20, y: 20, width: 60, height: 60), Color(hex: 0xFF0000)),
      .endGroup,
    ])
    #expect(bitmap.color(x: 5, y: 5) == 0x7F7FFF)
    #expect(bitmap.color(x: 30, y: 30) == 0xFF7F7F)
    #expect(bitmap.color(x: 70, y: 30) == 0xFFFFFF, "outside the group's bounds")
  }

  @Test("a mask cuts a group once, with nothing of the inside lost")
  func mask() throws {
    let bounds = CGRect(x: 10, y: 10, width: 60, height: 60)
    let bitmap = try picture([
      .beginGroup(.init(bounds: bounds, mask: Path(roundedRect: bounds, cornerRadius: 20))),
      .fillRect(bounds, Color(hex: 0x00FF00)), .endGroup,
    ])
    #expect(bitmap.color(x: 11, y: 11) == 0xFFFFFF)
    #expect(bitmap.color(x: 40, y: 11) == 0x00FF00)
    #expect(bitmap.color(x: 40, y: 40) == 0x00FF00)
  }

  @Test("a turned clip leaves no seam of what is painted over")
  func turnedClip() throws {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 40)
    let place = CGAffineTransform(rotationAngle: 0.4)
      .concatenating(CGAffineTransform(translationX: 35, y: 15))
    let bitmap = try picture([
      .save, .concatenate(place), .clip(rect), .fillRect(rect, .black),
      .fillRect(rect.insetBy(dx: -20, dy: -20), Color(hex: 0xFFFF00)), .restore,
    ])
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        // Between white and yellow, red and green stay full; black would lower them.
        let color = try #require(bitmap.color(x: x, y: y))
        #expect(color >> 8 >= 0xFEFE, "black at \(x), \(y)")
      }
    }
    #expect(bitmap.color(x: 50, y: 40) == 0xFFFF00)
  }

  @Test("an upright clip is exact to the pixel")
  func uprightClip() throws {
    let bitmap = try picture([
      .clip(CGRect(x: 10, y: 10, width: 20, height: 20)),
      .fill(Path(ellipseIn: CGRect(x: -100, y: -100, width: 300, height: 300)), .black),
    ])
    #expect(bitmap.color(x: 9, y: 15) == 0xFFFFFF)
    #expect(bitmap.color(x: 10, y: 10) == 0x000000)
    #expect(bitmap.color(x: 29, y: 29) == 0x000000)
    #expect(bitmap.color(x: 30, y: 29) == 0xFFFFFF)
  }

  @Test("scale multiplies every length")
  func scale() throws {
    let bitmap = try picture(
      [.fillRect(CGRect(x: 5, y: 5, width: 10, height: 10), .black)],
      scale: 2
    )
    #expect(bitmap.color(x: 10, y: 10) == 0x000000)
    #expect(bitmap.color(x: 29, y: 29) == 0x000000)
    #expect(bitmap.color(x: 30, y: 29) == 0xFFFFFF)
    #expect(bitmap.color(x: 9, y: 10) == 0xFFFFFF)
  }
}
