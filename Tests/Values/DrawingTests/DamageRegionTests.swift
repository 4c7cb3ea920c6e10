import Drawing
import Foundation
import Geometry
import Testing

@Suite("Damage")
struct DamageRegionTests {
  @Test("nothing is damaged at first, and nothing after forgetting")
  func emptiness() {
    var region = DamageRegion()
    #expect(region.isEmpty)
    region.add(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!region.isEmpty)
    region.removeAll()
    #expect(region.isEmpty)
  }

  @Test("empty rectangles and rectangles that are no numbers add nothing")
  func nothing() {
    var region = DamageRegion()
    region.add(.null)
    region.add(CGRect(x: 5, y: 5, width: 0, height: 9))
    region.add(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    region.add(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
    #expect(region.isEmpty)
  }

  @Test("infinite damage is cut to a size that can be computed with")
  func infinite() {
    let region = DamageRegion(.infinite)
    let limit = PixelRectangle(x: 0, y: 0, width: 300, height: 200)
    #expect(region.pixelRectangles(scale: 2, limit: limit) == [limit])
  }

  @Test("rectangles that together are one become one")
  func merging() {
    var region = DamageRegion(CGRect(x: 0, y: 0, width: 10, height: 10))
    region.add(CGRect(x: 2, y: 2, width: 3, height: 3))
    region.add(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(region.rectangles == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    region.add(CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(region.rectangles.count == 2)
  }

  @Test("however much is added, few rectangles cover all of it", arguments: 0..<20)
  func capacity(seed: Int) {
    var region = DamageRegion()
    var added: [CGRect] = []
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 40) / CGFloat(1 << 24) * 1000
    }
    for _ in 0..<200 {
      let rect = CGRect(x: next(), y: next(), width: next() / 20, height: next() / 20)
      added.append(rect)
      region.add(rect)
      #expect(region.rectangles.count <= DamageRegion.capacity)
    }
    for rect in added where !rect.isEmpty {
      #expect(region.rectangles.contains { $0.contains(rect) })
    }
  }

  @Test("pixels that are damaged in part count whole, and none lie outside the picture")
  func pixels() {
    var region = DamageRegion(CGRect(x: 0.4, y: 1, width: 1, height: 1))
    region.add(CGRect(x: 500, y: 500, width: 1, height: 1))
    let limit = PixelRectangle(x: 0, y: 0, width: 100, height: 100)
    #expect(
      region.pixelRectangles(scale: 2, limit: limit)
        == [PixelRectangle(x: 0, y: 2, width: 3, height: 2)]
    )
    #expect(region.pixelRectangles(scale: .nan, limit: limit).isEmpty)
  }
}
