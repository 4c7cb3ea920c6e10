import CairoRenderer
import Drawing
import Geometry
import Testing

@Suite("Painting the damage only")
struct DamageTests {
  @Test("painting a part gives the bytes of painting everything", arguments: 0..<24)
  func partEqualsWhole(seed: Int) throws {
    var random = RandomPictures(seed: UInt64(seed))
    let renderer = CairoRenderer()
    for scale in [1.0, 1.5, 2.0] {
      for _ in 0..<4 {
        let list = random.list(count: 40)
        let whole = try Bitmap(width: 200, height: 150)
        renderer.draw(list, on: whole, scale: scale, background: .white)
        let part = try Bitmap(width: 200, height: 150)
        renderer.draw(random.list(count: 40), on: part, scale: scale, background: .black)
        // Everything is damaged, piece by piece.
        var damage = (0..<9).map { _ in random.damage() }
        damage += (0..<6).map { PixelRectangle(x: $0 * 37, y: 0, width: 37, height: 61) }
        damage += (0..<3).map { PixelRectangle(x: $0 * 83, y: 61, width: 83, height: 89) }
        renderer.draw(list, on: part, scale: scale, background: .white, damage: damage)
        #expect(part == whole, "seed \(seed), scale \(scale)\n\(list.dump())")
      }
    }
  }

  @Test("pixels outside the damage stay as they are")
  func outsideUntouched() throws {
    var random = RandomPictures(seed: 7)
    let renderer = CairoRenderer()
    for _ in 0..<30 {
      let before = random.list(count: 30)
      let after = random.list(count: 30)
      let damage = random.damage()
      let first = try Bitmap(width: 200, height: 150)
      renderer.draw(before, on: first, background: .white)
      let second = try Bitmap(width: 200, height: 150)
      renderer.draw(before, on: second, background: .white)
      renderer.draw(after, on: second, background: .white, damage: [damage])
      for y in 0..<150 {
        for x in 0..<200 {
          let isInside =
            x >= damage.x && x < damage.maxX && y >= damage.y && y < damage.maxY
          if !isInside, first.color(x: x, y: y) != second.color(x: x, y: y) {
            Issue.record("pixel \(x), \(y) changed outside \(damage)")
            return
          }
        }
      }
    }
  }
}
