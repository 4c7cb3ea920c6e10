import Foundation

extension UIImage {
  /// The image as it looks under a finger: darker where it shows anything.
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
