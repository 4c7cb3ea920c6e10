import Foundation

extension UIImage {
  /// Returns the image for a pressed button, with its visible parts darkened.
  @MainActor
  func shaded() -> UIImage {
    guard size.width > 0, size.height > 0 else { return self }
    let box = CGRect(origin: .zero, size: size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: box)
      UIColor(white: 0, alpha: 0.4).setFill()
      UIRectFillUsingBlendMode(box, .sourceAtop)
    }
  }
}
