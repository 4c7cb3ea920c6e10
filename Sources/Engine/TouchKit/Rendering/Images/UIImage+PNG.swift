import Drawing
public import Foundation
import Geometry

nonisolated extension UIImage {
  /// Returns the image as a PNG file with its opacity (Apple: pngData()).
  ///
  /// An image from a PNG file returns that file again. A drawing becomes pixels, which the window or the screenshots'
  /// renderer makes. Returns nil without either of them and off the main thread. It also returns nil for images without
  /// pixels, and for those with more than 16 384 in a row.
  public final func pngData() -> Data? {
    if let data = fileData { return data }
    var list = DisplayList()
    let area = CGRect(origin: .zero, size: size)
    for use in content.uses(in: area, tint: content.drawnTint) { list.append(.picture(use)) }
    let (width, height) = (PixelCount(size.width * scale), PixelCount(size.height * scale))
    let (drawing, pixels) = (list, Double(scale))
    return PixelReading.ask(for: "UIImage.pngData()") { painter in
      painter.png(of: drawing, width: width.value, height: height.value, scale: pixels)
    }
  }

  /// The bytes of the file if the image is exactly that file.
  private var fileData: Data? {
    guard case .png(let data) = content.image.picture.content, content.orientation == .up,
      content.drawnTint == nil,
      content.image.source == CGRect(origin: .zero, size: content.image.picture.size)
    else { return nil }
    return data
  }
}

/// A number of pixels for any length.
nonisolated struct PixelCount {
  let value: Int

  /// Creates the nearest number; 0 for negative and invalid lengths.
  init(_ length: CGFloat) { value = length > 0 ? Int(min(length, 1e6).rounded()) : 0 }
}
