import CPNG
import CairoRenderer
import Foundation
import TouchKit

/// Screenshots.
enum PNGBenchmarks {
  static func run() -> [Comparison] {
    guard let screen = try? Screen() else { return [] }
    _ = Boxes(1_000, covering: 3_910_000).addViews(to: screen.root)
    screen.drawAll()
    let (own, usual) = (ownSize(screen.bitmap), usualSize(screen.bitmap))
    var comparison = Comparison(
      "PNG of 1280x800 with 1000 views",
      against: "libpng as it is by default",
      runs: 20,
      product: { _ = ownSize(screen.bitmap) },
      floor: { _ = usualSize(screen.bitmap) }
    )
    comparison.note = "(\(own / 1024) kB; by default \(usual / 1024) kB)"
    return [comparison]
  }

  private static func ownSize(_ bitmap: Bitmap) -> Int { (try? bitmap.pngData())?.count ?? 0 }

  private static func usualSize(_ bitmap: Bitmap) -> Int {
    guard let writer = sandbox_png_writer_create() else { return 0 }
    defer { sandbox_png_writer_free(writer) }
    let (level, allFilters, filtered): (Int32, Int32, Int32) = (6, 0xF8, 1)
    bitmap.withUnsafePixels { pixels in
      _ = sandbox_png_writer_encode(
        writer,
        pixels.bindMemory(to: UInt8.self).baseAddress,
        UInt32(bitmap.width),
        UInt32(bitmap.height),
        bitmap.bytesPerRow,
        0,
        level,
        allFilters,
        filtered
      )
    }
    return writer.pointee.count
  }
}
