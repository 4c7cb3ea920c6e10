import BenchmarkTable
import CCairo
import CairoRenderer

/// Screenshots.
enum PNGRows {
  static var all: [Row] {
    let title = RowTitle(
      "png-1000",
      "a PNG of 1280x800 with 1000 views",
      beside: "Cairo's file of the same pixels",
      goal: .ratio(0.6)
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
        let note = "\(own / 1024) kB; Cairo's \(usual / 1024) kB"
        return RowFigures(.seconds, product, beside: floor, note: note)
      }
    ]
  }

  private static func ownSize(_ bitmap: Bitmap) -> Int { (try? bitmap.pngData())?.count ?? 0 }

  private static func usualSize(_ bitmap: Bitmap) -> Int {
    var count = 0
    bitmap.withUnsafePixels { pixels in
      // Cairo only reads them.
      let bytes = UnsafeMutablePointer(
        mutating: pixels.bindMemory(to: UInt8.self).baseAddress
      )
      let surface = cairo_image_surface_create_for_data(
        bytes,
        CAIRO_FORMAT_RGB24,
        CInt(bitmap.width),
        CInt(bitmap.height),
        CInt(bitmap.bytesPerRow)
      )
      cairo_surface_write_to_png_stream(
        surface,
        { count, _, length in
          count?.assumingMemoryBound(to: Int.self).pointee += Int(length)
          return CAIRO_STATUS_SUCCESS
        },
        &count
      )
      cairo_surface_destroy(surface)
    }
    return count
  }
}
