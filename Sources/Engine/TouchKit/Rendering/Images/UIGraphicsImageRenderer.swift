import Drawing
public import Foundation

/// How an image is made: how many pixels a point, and whether it covers what lies beneath.
nonisolated open class UIGraphicsImageRendererFormat: NSObject {
  /// How many pixels a point has; 1 unless set.
  open var scale: CGFloat = 1

  /// Whether the image begins black and not transparent; false unless set.
  open var opaque = false

  /// A format with one pixel a point that begins transparent.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// A format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes images of what is drawn (Apple: UIGraphicsImageRenderer).
///
/// What is drawn is kept as instructions and becomes pixels when the image is shown, at whatever
/// size it is shown then.
nonisolated open class UIGraphicsImageRenderer: NSObject {
  /// The closure that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let area: CGRect

  /// How images are made.
  open var format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images of a size in points, made in a way.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of what is drawn inside a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of what is drawn inside a rectangle, made in a way.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    area = bounds.standardized
    self.format = format
    super.init()
  }

  /// Creates a renderer of images of a size in points, as a surrounding likes.
  public convenience init(size: CGSize, for traitCollection: UITraitCollection) {
    let format = UIGraphicsImageRendererFormat()
    if traitCollection.displayScale > 0 { format.scale = traitCollection.displayScale }
    self.init(size: size, format: format)
  }

  /// The image of what the actions draw.
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

  /// A PNG file of what the actions draw; see `UIImage.pngData()` for when it is empty.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// What the actions of a renderer draw with (Apple: UIGraphicsImageRendererContext).
nonisolated open class UIGraphicsImageRendererContext: NSObject {
  /// The context that is drawn into.
  public let cgContext: CGContext

  /// How the image is made.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  /// The image of what was drawn so far.
  open var currentImage: UIImage { UIImage(drawnIn: cgContext) }

  /// Paints a rectangle in the present colour of insides.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Paints a rectangle in the present colour of insides, with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }

  /// Paints a line of one point inside the edge of a rectangle, in the present colour of lines.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Limits what is painted to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
