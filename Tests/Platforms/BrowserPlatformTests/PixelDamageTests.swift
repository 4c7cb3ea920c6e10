import Foundation
import Geometry
import Testing

@testable import BrowserPlatform

@Suite("What a page does not show yet")
struct PixelDamageTests {
  private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRectangle {
    PixelRectangle(x: x, y: y, width: width, height: height)
  }

  @Test("Rectangles apart stay apart, and those that share pixels become one")
  func adding() {
    var damage = PixelDamage()
    damage.add(rectangle(0, 0, 10, 10))
    damage.add(rectangle(30, 0, 10, 10))
    damage.add(.zero)
    #expect(damage.rectangles.count == 2)
    damage.add(rectangle(5, 5, 30, 1))
    #expect(damage.rectangles == [rectangle(0, 0, 40, 10)])
  }

  @Test("However much changes, there are few rectangles, and they have all of it")
  func few() {
    var damage = PixelDamage()
    for number in 0..<100 { damage.add(rectangle(number * 20, number * 10, 5, 5)) }
    #expect(damage.rectangles.count <= PixelDamage.most)
    for number in 0..<100 {
      let part = rectangle(number * 20, number * 10, 5, 5)
      #expect(damage.rectangles.contains { $0.contains(part) })
    }
  }

  @Test("What lies outside is left out, what is large goes in bands")
  func taking() {
    var damage = PixelDamage()
    damage.add(rectangle(90, 0, 20, 25))
    damage.add(rectangle(200, 0, 20, 20))
    damage.clip(to: rectangle(0, 0, 100, 100))
    #expect(
      damage.takeAll(bandsOf: 100) == [
        rectangle(90, 0, 10, 10), rectangle(90, 10, 10, 10), rectangle(90, 20, 10, 5),
      ]
    )
    #expect(damage.isEmpty)
  }

  @Test("A page that is slow has two pictures on their way, and no more")
  func slow() {
    var viewer = Viewer(number: 1, size: PageSize(width: 10, height: 10, scale: 1))
    #expect(!viewer.isReady)
    viewer.damage.add(rectangle(0, 0, 1, 1))
    #expect(viewer.isReady)
    #expect([viewer.nextPicture(), viewer.nextPicture()] == [1, 2])
    #expect(!viewer.isReady)
    viewer.show(7)
    viewer.show(0)
    #expect(!viewer.isReady)
    viewer.show(1)
    #expect(viewer.isReady)
  }
}

@Suite("What has really changed")
struct PixelShadowTests {
  /// A picture in memory, whose single pixels a test paints.
  private final class Picture: PagePicture {
    let bounds: PixelRectangle
    var bytes: [UInt8]

    init(width: Int, height: Int) {
      bounds = PixelRectangle(x: 0, y: 0, width: width, height: height)
      bytes = [UInt8](repeating: 0, count: width * height * 4)
    }

    func paint(_ x: Int, _ y: Int) { bytes[(y * bounds.width + x) * 4] &+= 1 }

    func withPixels<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result {
      bytes.withUnsafeBytes { body($0, bounds.width * 4) }
    }

    func packed(_ sheet: PictureSheet) -> Data? { nil }
  }

  @Test("Of what was painted anew, the parts that differ are told, once")
  func parts() {
    let picture = Picture(width: 100, height: 50)
    var shadow = PixelShadow()
    #expect(shadow.changes(of: picture, in: []) == [picture.bounds])
    #expect(shadow.changes(of: picture, in: [picture.bounds]) == [])
    picture.paint(40, 20)
    picture.paint(40, 33)
    picture.paint(99, 49)
    let expected = [
      PixelRectangle(x: 32, y: 16, width: 32, height: 32),
      PixelRectangle(x: 96, y: 48, width: 4, height: 2),
    ]
    #expect(shadow.changes(of: picture, in: [picture.bounds]) == expected)
    #expect(shadow.changes(of: picture, in: [picture.bounds]) == [])
  }

  @Test("Nothing outside of the damage is looked at, and nothing outside of the picture")
  func damage() {
    let picture = Picture(width: 100, height: 50)
    var shadow = PixelShadow()
    _ = shadow.changes(of: picture, in: [])
    picture.paint(10, 10)
    let part = PixelRectangle(x: 20, y: 5, width: 200, height: 200)
    #expect(shadow.changes(of: picture, in: [part, .zero]) == [])
    #expect(!shadow.changes(of: picture, in: [picture.bounds]).isEmpty)
  }

  @Test("A picture of another size is new as a whole")
  func size() {
    var shadow = PixelShadow()
    _ = shadow.changes(of: Picture(width: 10, height: 10), in: [])
    let other = Picture(width: 12, height: 10)
    #expect(shadow.changes(of: other, in: []) == [other.bounds])
  }
}

@Suite("What is packed as one")
struct PictureSheetTests {
  private func random(_ state: inout UInt64, _ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Int(state >> 33) % limit
  }

  @Test("No part lies on another, none sticks out, and little is between them", arguments: 1...20)
  func places(seed: UInt64) {
    var state = seed
    let parts = (0..<16).map { _ in
      PixelRectangle(x: 0, y: 0, width: random(&state, 300), height: random(&state, 90))
    }
    let sheet = PictureSheet(parts)
    let places = sheet.parts.map {
      PixelRectangle(x: $0.x, y: $0.y, width: $0.source.width, height: $0.source.height)
    }
    let whole = PixelRectangle(x: 0, y: 0, width: sheet.width, height: sheet.height)
    #expect(places.allSatisfy(whole.contains))
    for (index, place) in places.enumerated() {
      #expect(places[..<index].allSatisfy { $0.intersection(place).isEmpty })
    }
    #expect(sheet.parts.count == 16)
    #expect(whole.area < 2 * parts.reduce(0) { $0 + $1.area })
  }

  @Test("One part is the sheet")
  func one() {
    let part = PixelRectangle(x: 7, y: 8, width: 90, height: 10)
    let sheet = PictureSheet([part])
    #expect((sheet.width, sheet.height) == (90, 10))
    #expect(sheet.parts.map(\.source) == [part] && sheet.parts.map(\.x) == [0])
  }
}

@Suite("Frames from the server")
struct ServerFrameTests {
  @Test("Frames come whole, however the bytes come")
  func whole() {
    let bytes: [UInt8] = [6, 0, 0, 0, 2, 9, 0, 0, 0, 7] + [5, 0, 0, 0, 3, 1, 0, 0, 0]
    var (atOnce, one) = (ServerFrames(), ServerFrames())
    let frames = atOnce.take(bytes)
    #expect(frames.map(\.viewer) == [9, 1] && frames.map { Array($0.content) } == [[7], []])
    #expect(bytes.flatMap { one.take([$0]) } == frames)
    #expect(!atOnce.isBroken)
  }

  @Test("A length that cannot be ends it", arguments: [[0, 0, 0, 0], [255, 255, 255, 255]])
  func broken(bytes: [UInt8]) {
    var frames = ServerFrames()
    #expect(frames.take(bytes + [1, 2, 3, 4, 5, 6]) == [])
    #expect(frames.isBroken)
  }
}
