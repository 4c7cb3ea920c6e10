import Drawing
public import Foundation
import Geometry

nonisolated extension UIImage {
  /// The image as a PNG file, opacity included (Apple: pngData()).
  ///
  /// What came from a PNG file is that file again. What was drawn becomes pixels, which the window
  /// or the screenshots' renderer makes: nil where neither is there, off the main thread, for images
  /// without pixels, and for those with more than 16 384 in a row.
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

  /// The bytes of the file that shows just this.
  private var fileData: Data? {
    guard case .png(let data) = content.image.picture.content, content.orientation == .up,
      content.drawnTint == nil,
      content.image.source == CGRect(origin: .zero, size: content.image.picture.size)
    else { return nil }
    return data
  }
}

/// A number of pixels, whatever length it is made of.
nonisolated struct PixelCount {
  let value: Int

  /// The nearest number; 0 for none and for what is no number.
  init(_ length: CGFloat) { value = length > 0 ? Int(min(length, 1e6).rounded()) : 0 }
}
