import BenchmarkTable
import CPNG
import CairoRenderer

/// Screenshots.
enum PNGRows {
  static var all: [Row] {
    let title = RowTitle(
      "png-1000",
      "a PNG of 1280x800 with 1000 views",
      beside: "libpng as it is by default"
    )
    return [
      Row(title: title) { _ in
        let screen = try Screen()
        _ = Boxes(1_000, covering: 3_910_000).addViews(to: screen.root)
        screen.drawAll()
        let (own, usual) = (ownSize(screen.bitmap), usualSize(screen.bitmap))
        let (product, floor) = try Turns.measure(
          Turns.usual,
          product: { Turns.seconds { _ = ownSize(screen.bitmap) } },
          beside: { Turns.seconds { _ = usualSize(screen.bitmap) } }
        )
        let note = "\(own / 1024) kB; by default \(usual / 1024) kB"
        return RowFigures(.seconds, product, beside: floor, note: note)
      }
    ]
  }

  private static func ownSize(_ bitmap: Bitmap) -> Int { (try? bitmap.pngData())?.count ?? 0 }

  private static func usualSize(_ bitmap: Bitmap) -> Int {
    guard let writer = sandbox_png_writer_create() else { return 0 }
    defer { sandbox_png_writer_free(writer) }
    let (level, allFilters, filtered): (Int32, Int32, Int32) = (6, 0xF8, 1)
    bitmap.withUnsafePixels { pixels in
      var picture = sandbox_png_picture(
        pixels: pixels.bindMemory(to: UInt8.self).baseAddress,
        width: UInt32(bitmap.width),
        height: UInt32(bitmap.height),
        bytes_per_row: bitmap.bytesPerRow,
        has_alpha: 0,
        counts_colors: 0
      )
      _ = sandbox_png_writer_encode(writer, &picture, level, allFilters, filtered)
    }
    return writer.pointee.count
  }
}
