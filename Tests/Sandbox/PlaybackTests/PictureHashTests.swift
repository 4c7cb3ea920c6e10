import CairoRenderer
import Drawing
import Foundation
import Geometry
import Playback
import Testing

@Suite("The hash of a row of pictures")
@MainActor
struct PictureHashTests {
  private let renderer = CairoRenderer()

  private func bitmap(_ width: Int = 70, _ height: Int = 50) throws -> Bitmap {
    try Bitmap(width: width, height: height)
  }

  private func paint(_ x: Int, _ y: Int, _ bitmap: Bitmap) -> PixelRectangle {
    let rect = PixelRectangle(x: x, y: y, width: 1, height: 1)
    let list = DisplayList([.fillRect(CGRect(x: x, y: y, width: 1, height: 1), .white)])
    renderer.draw([list], on: bitmap, scale: 1, damage: [rect])
    return rect
  }

  @Test("it depends on the pixels alone, not on what was said to have changed")
  func pixels() throws {
    let picture = try bitmap()
    var (exact, whole, twice) = (PictureHash(), PictureHash(), PictureHash())
    exact.add(picture, changedIn: [])
    whole.add(picture, changedIn: [picture.bounds])
    twice.add(picture, changedIn: [picture.bounds, picture.bounds])
    for place in [(0, 0), (33, 10), (69, 49)] {
      let rect = paint(place.0, place.1, picture)
      exact.add(picture, changedIn: [rect])
      whole.add(picture, changedIn: [picture.bounds])
      twice.add(picture, changedIn: [rect, PixelRectangle(x: -9, y: -9, width: 99, height: 99)])
    }
    #expect(exact.digest == whole.digest)
    #expect(exact.digest == twice.digest)
  }

  @Test("every pixel counts, at its place")
  func places() throws {
    var digests: Set<String> = []
    for y in 0..<50 {
      for x in 0..<70 where (x + y) % 7 == 0 || x > 65 || y > 47 {
        let picture = try bitmap()
        _ = paint(x, y, picture)
        var hash = PictureHash()
        hash.add(picture, changedIn: [])
        #expect(digests.insert(hash.digest).inserted, "\(x),\(y)")
      }
    }
    #expect(digests.count > 300)
  }

  @Test("the number of pictures and their size count")
  func sizes() throws {
    func digest(_ pictures: Bitmap...) -> String {
      var hash = PictureHash()
      for picture in pictures { hash.add(picture, changedIn: []) }
      return hash.digest
    }
    let digests: Set<String> = [
      digest(try bitmap()), digest(try bitmap(), try bitmap()), digest(try bitmap(50, 70)),
      digest(try bitmap(70, 49)), digest(try bitmap(), try bitmap(50, 70)), digest(),
    ]
    #expect(digests.count == 6)
  }
}
