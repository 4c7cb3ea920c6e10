import CairoRenderer
import Drawing
import Geometry
import Testing

@Suite("Parts of a picture on another")
struct BitmapCopyTests {
  private func sample(seed: UInt64) throws -> Bitmap {
    var random = RandomPictures(seed: seed)
    let bitmap = try Bitmap(width: 60, height: 40)
    CairoRenderer().draw(random.list(count: 30), on: bitmap, background: .white)
    return bitmap
  }

  @Test(
    "A part is copied to its place, and nothing beside it changes",
    arguments: [
      (PixelRectangle(x: 10, y: 5, width: 20, height: 15), 30, 20),
      // The parts extend beyond one bitmap, beyond the other, and beyond both.
      (PixelRectangle(x: 50, y: -4, width: 30, height: 15), 3, 7),
      (PixelRectangle(x: 0, y: 0, width: 60, height: 40), 45, -12),
      (PixelRectangle(x: -5, y: 30, width: 20, height: 20), -3, 36),
      (PixelRectangle(x: 70, y: 0, width: 5, height: 5), 0, 0),
      (PixelRectangle(x: 0, y: 0, width: 5, height: 5), 80, 80),
    ]
  )
  func copying(part: PixelRectangle, x: Int, y: Int) throws {
    let (source, before, target) = try (sample(seed: 1), sample(seed: 2), sample(seed: 2))
    target.copy(part, of: source, toX: x, y: y)
    for row in 0..<40 {
      for column in 0..<60 {
        let (fromX, fromY) = (column - x + part.x, row - y + part.y)
        let isInside =
          (part.x..<part.maxX).contains(fromX) && (part.y..<part.maxY).contains(fromY)
        let copied = isInside ? source.color(x: fromX, y: fromY) : nil
        #expect(target.color(x: column, y: row) == copied ?? before.color(x: column, y: row))
      }
    }
  }
}
