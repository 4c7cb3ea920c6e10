import Foundation
import Geometry
import Testing

@Suite("Rectangles of pixels")
struct PixelRectangleTests {
  private let first = PixelRectangle(x: 0, y: 0, width: 10, height: 6)
  private let second = PixelRectangle(x: 4, y: 2, width: 10, height: 10)

  @Test("the intersection has the pixels of both")
  func intersection() {
    #expect(first.intersection(second) == PixelRectangle(x: 4, y: 2, width: 6, height: 4))
    #expect(
      first.intersection(PixelRectangle(x: 10, y: 0, width: 5, height: 5)) == .zero
    )
  }

  @Test("the union is around both, and empty ones add nothing")
  func union() {
    #expect(first.union(second) == PixelRectangle(x: 0, y: 0, width: 14, height: 12))
    let empty = PixelRectangle(x: 99, y: 99, width: 0, height: 5)
    #expect(first.union(empty) == first)
    #expect(empty.union(first) == first)
  }

  @Test("a rectangle contains itself, its parts and nothing that sticks out")
  func containment() {
    #expect(first.contains(first))
    #expect(first.contains(PixelRectangle(x: 9, y: 5, width: 1, height: 1)))
    #expect(!first.contains(second))
    #expect(first.contains(.zero))
  }

  @Test("membership, counted pixel by pixel, agrees with intersection and union")
  func pixels() {
    var random = RandomTransforms(seed: 10)
    for _ in 0..<500 {
      let rects = (0..<2).map { _ in
        PixelRectangle(
          x: Int(random.number()),
          y: Int(random.number()),
          width: Int(random.number(0...8)),
          height: Int(random.number(0...8))
        )
      }
      let sets = rects.map(Self.members)
      #expect(Self.members(rects[0].intersection(rects[1])) == sets[0].intersection(sets[1]))
      #expect(Self.members(rects[0].union(rects[1])).isSuperset(of: sets[0].union(sets[1])))
      #expect(rects[0].contains(rects[1]) == sets[0].isSuperset(of: sets[1]))
    }
  }

  private static func members(_ rect: PixelRectangle) -> Set<[Int]> {
    guard !rect.isEmpty else { return [] }
    return Set((rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { [$0, y] } })
  }
}
