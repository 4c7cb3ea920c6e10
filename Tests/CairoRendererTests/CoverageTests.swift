@testable import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

@Suite("Colouring by coverage")
struct CoverageTests {
  @Test("our own loops give the bytes of the drawing library", arguments: 0..<32)
  func ownBytesAreTheLibrarys(seed: Int) throws {
    var random = RandomPictures(seed: UInt64(1000 + seed))
    let (own, library) = (CairoRenderer(), CairoRenderer())
    own.blendsItself = true
    library.blendsItself = false
    for scale in [1.0, 1.5, 2.0] {
      for _ in 0..<4 {
        let list = random.list(count: 40)
        let first = try picture(of: list, scale, own)
        #expect(try picture(of: list, scale, library) == first, "seed \(seed), scale \(scale)")
        #expect(try picture(of: list, scale, own) == first, "the second time, seed \(seed)")
      }
    }
  }

  @Test("a part painted by our own loops gives the bytes of everything", arguments: 0..<8)
  func partEqualsWhole(seed: Int) throws {
    var random = RandomPictures(seed: UInt64(2000 + seed))
    let renderer = CairoRenderer()
    renderer.blendsItself = true
    for _ in 0..<6 {
      let list = random.list(count: 40)
      let whole = try picture(of: list, 1, renderer)
      let part = try picture(of: random.list(count: 40), 1, renderer)
      var damage = (0..<4).map { PixelRectangle(x: $0 * 50, y: 0, width: 50, height: 71) }
      damage += (0..<3).map { PixelRectangle(x: $0 * 67, y: 71, width: 67, height: 79) }
      renderer.draw(list, on: part, background: .white, damage: damage)
      #expect(part == whole, "seed \(seed)\n\(list.dump())")
    }
  }

  @Test("a shape moved by whole pixels is painted as a renderer that never saw it paints it")
  func movedShapes() throws {
    let renderer = CairoRenderer()
    renderer.blendsItself = true
    for step in 0..<40 {
      let turned = CGAffineTransform(rotationAngle: 0.4)
        .concatenating(CGAffineTransform(translationX: CGFloat(step) * 3 + 0.3, y: 20.7))
      var list = DisplayList()
      list.append(.concatenate(turned))
      list.append(.fillRect(CGRect(x: 0, y: 0, width: 50, height: 30), .translucentRed))
      list.append(
        .stroke(Path(ellipseIn: ellipse), .black, StrokeStyle(width: 2.5, dashes: [7, 3]))
      )
      #expect(try picture(of: list, 1, renderer) == picture(of: list, 1, CairoRenderer()))
    }
  }

  @Test("more shapes than are kept, and pens that differ by little, are painted all the same")
  func manyShapes() throws {
    let (own, library) = (CairoRenderer(), CairoRenderer())
    own.blendsItself = true
    library.blendsItself = false
    for round in 0..<3 {
      var list = DisplayList()
      for index in 0..<60 {
        let pen = StrokeStyle(width: 1 + Double(index) / 64, cap: .round, join: .round)
        list.append(.stroke(Path(ellipseIn: ellipse), .translucentRed, pen))
        list.append(.concatenate(CGAffineTransform(rotationAngle: 0.1 + CGFloat(round) / 128)))
      }
      #expect(try picture(of: list, 3, own) == picture(of: list, 3, library))
    }
  }

  @Test("the memory of shapes is limited, and what is shown now takes the place of what was")
  func limit() throws {
    let cache = CoverageCache()
    let box = PixelRectangle(x: 0, y: 0, width: 1024, height: 1024)
    func show(_ shape: Int) -> Coverage? {
      let corner = CGPoint(x: CGFloat(shape) + 9, y: 900)
      let path = Path(polyline: [.zero, CGPoint(x: 900, y: 3), corner])
      let shape = DeviceShape(outline: .path(path), transform: .identity)
      #expect(shape.describe(to: &cache.key, covering: box))
      return cache.coverage(of: shape, at: box)
    }
    for picture in 0..<6 {
      cache.beginPicture()
      let shapes = (0..<20).map { picture * 10 + $0 }
      let first = shapes.map { show($0) }
      for (shape, coverage) in zip(shapes, first) { #expect(show(shape) === coverage) }
      #expect(cache.byteCount <= DrawingLimits.keptCoverageBytes)
    }
    cache.beginPicture()
    let many = (0..<60).map { show(1000 + $0) }
    #expect(many.allSatisfy { $0 != nil })
    #expect(cache.byteCount <= DrawingLimits.keptCoverageBytes)
  }

  @Test("a shape that was not shown for long is forgotten, one that is shown stays")
  func patience() throws {
    let cache = CoverageCache()
    let box = PixelRectangle(x: 0, y: 0, width: 256, height: 256)
    func show(_ shape: Int) -> Coverage? {
      let path = Path(polyline: [.zero, CGPoint(x: 200, y: 3), CGPoint(x: shape, y: 200)])
      let shape = DeviceShape(outline: .path(path), transform: .identity)
      #expect(shape.describe(to: &cache.key, covering: box))
      return cache.coverage(of: shape, at: box)
    }
    let lasting = show(0)
    let one = cache.byteCount
    for picture in 1...3 * CoverageCache.patience {
      cache.beginPicture()
      #expect(show(0) === lasting)
      if picture < 200 { _ = show(picture) }
    }
    #expect(cache.byteCount == one)
  }

  private var ellipse: CGRect { CGRect(x: 5, y: 2, width: 60, height: 40) }

  private func picture(
    of list: DisplayList,
    _ scale: Double,
    _ renderer: CairoRenderer
  ) throws -> Bitmap {
    let bitmap = try Bitmap(width: 200, height: 150)
    renderer.draw(list, on: bitmap, scale: scale, background: .white)
    return bitmap
  }
}

extension Color {
  fileprivate static let translucentRed = Color(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.6)
}
