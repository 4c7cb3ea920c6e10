import Drawing
import Foundation
import Geometry

/// The content of an image and its drawing settings.
nonisolated struct ImageContent: Equatable {
  let image: CGImage
  /// The number of pixels per point.
  let scale: CGFloat
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var isResizable = false
  var isSymbol = false
  /// The name of the symbol, for drawing it in another size.
  var symbol: String?
  /// The requested size and weight of the symbol.
  var symbolLook: UIImage.SymbolConfiguration?
  /// The images of an animated image; nil for a single image.
  var series: ImageSeries?

  init(_ image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The size in points.
  var size: CGSize {
    let width = image.source.width * image.scale / scale
    let height = image.source.height * image.scale / scale
    return orientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Whether a tint replaces the image's own colours.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbol)
  }

  /// The colour that replaces the image's own when the image is drawn without a view.
  var drawnTint: Color? { tint?.drawingColor ?? (isTemplate ? .black : nil) }

  /// Draws the image, stretched to fill a rectangle.
  func draw(in rect: CGRect, tint: Color?, _ context: CGContext) {
    for use in uses(in: rect, tint: tint) { context.draw(use) }
  }

  /// Returns the pictures that fill a rectangle.
  func uses(in rect: CGRect, tint: Color?) -> [PictureUse] {
    guard orientation == .up else { return [turned(in: rect, tint: tint)] }
    guard isResizable, rect.size != size else {
      return [PictureUse(image.picture, source: image.source, target: rect, tint: tint)]
    }
    return NineParts(self, in: rect).uses(tint: tint)
  }

  /// Returns the whole oriented image, as a picture that draws the picture.
  private func turned(in rect: CGRect, tint: Color?) -> PictureUse {
    let pixels = image.source.size
    let swaps = orientation.swapsSides
    let size = swaps ? CGSize(width: pixels.height, height: pixels.width) : pixels
    var list = DisplayList()
    list.append(.concatenate(orientation.transform(of: pixels)))
    list.append(
      .picture(
        PictureUse(
          image.picture,
          source: image.source,
          target: CGRect(origin: .zero, size: pixels)
        )
      )
    )
    return PictureUse(Picture(list, size: size), target: rect, tint: tint)
  }
}

nonisolated extension UIImage.Orientation {
  /// Returns the transform from an image's coordinates to those of the oriented image.
  ///
  /// Both have their origin at their top left corner.
  fileprivate func transform(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    let turn: CGAffineTransform =
      switch self {
      case .up, .upMirrored: .identity
      case .down, .downMirrored: CGAffineTransform(-1, 0, 0, -1, width, height)
      case .left, .leftMirrored: CGAffineTransform(0, -1, 1, 0, 0, width)
      case .right, .rightMirrored: CGAffineTransform(0, 1, -1, 0, height, 0)
      }
    guard rawValue >= 4 else { return turn }
    return CGAffineTransform(-1, 0, 0, 1, width, 0).concatenating(turn)
  }
}
