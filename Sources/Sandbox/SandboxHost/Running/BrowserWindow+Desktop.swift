package import BrowserPlatform
package import CairoRenderer
package import Foundation
package import Geometry

extension BrowserWindow: DesktopWindow {
  package var size: CGSize { pageSize.size }

  package var scale: Double { pageSize.scale }

  package var pixels: PixelRectangle { pageSize.pixels }

  package var hasOutline: Bool { true }

  package var loss: String { "the page's server has exited. Start the program again." }

  package func whenDisplayIsLost(_ end: @escaping @MainActor () -> Never) { whenServerIsLost(end) }

  package func showPicture(_ bitmap: Bitmap, damage: [PixelRectangle]) throws(ProgramError) -> Bool
  {
    guard bitmap.bounds == pixels.shownPart else { return false }
    present(PackedBitmap(bitmap), damage: damage)
    return true
  }
}

/// An in-memory picture for the browser's pages.
final class PackedBitmap: PagePicture {
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  var bounds: PixelRectangle { bitmap.bounds }

  func withPixels<Result>(_ body: (UnsafeRawBufferPointer, Int) -> Result) -> Result {
    bitmap.withUnsafePixels { body($0, bitmap.bytesPerRow) }
  }

  func packed(_ sheet: PictureSheet) -> Data? {
    if sheet.parts.count == 1 { return try? bitmap.pngData(of: sheet.parts[0].source) }
    guard let copy = try? Bitmap(width: sheet.width, height: sheet.height) else { return nil }
    for part in sheet.parts { copy.copy(part.source, of: bitmap, toX: part.x, y: part.y) }
    return try? copy.pngData()
  }
}
