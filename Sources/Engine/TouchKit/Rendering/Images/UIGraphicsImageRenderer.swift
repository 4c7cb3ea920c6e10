import Drawing
public import Foundation

/// The settings of a new image: its pixels per point and its opacity.
nonisolated open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; 1 by default.
  open var scale: CGFloat = 1

  /// Whether the image begins black instead of transparent; false by default.
  open var opaque = false

  /// Returns a format with one pixel per point that begins transparent.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer that makes images of drawings (Apple: UIGraphicsImageRenderer).
///
/// Drawings are kept as instructions and become pixels when the image is shown, at the size at which it is shown.
nonisolated open class UIGraphicsImageRenderer: NSObject {
  /// The closure that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let area: CGRect

  /// The settings of the images.
  open var format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of the drawing inside a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of the drawing inside a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    area = bounds.standardized
    self.format = format
    super.init()
  }

  /// Creates a renderer of images of a size in points, for given traits.
  public convenience init(size: CGSize, for traitCollection: UITraitCollection) {
    let format = UIGraphicsImageRendererFormat()
    if traitCollection.displayScale > 0 { format.scale = traitCollection.displayScale }
    self.init(size: size, format: format)
  }

  /// Returns an image of the drawing by the actions.
  open func image(actions: DrawingActions) -> UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    let context = CGContext(area: CGRect(origin: .zero, size: area.size), scale: scale)
    if format.opaque { context.list.append(.fillRect(context.area, .black)) }
    if area.origin != .zero { context.translateBy(x: -area.minX, y: -area.minY) }
    ContextStack.with(context) {
      actions(UIGraphicsImageRendererContext(context, format: format))
    }
    return UIImage(drawnIn: context)
  }

  /// Returns a PNG file of the drawing by the actions; empty if `UIImage.pngData()` is nil.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The drawing context of a renderer's actions (Apple: UIGraphicsImageRendererContext).
nonisolated open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context of the drawing.
  public let cgContext: CGContext

  /// The settings of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// An image of the drawing up to now.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) }

  /// Fills a rectangle with the present fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the present fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Draws a line of one point inside the edge of a rectangle, in the present stroke colour.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
