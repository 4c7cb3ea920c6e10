import Drawing
public import Foundation
import Geometry

/// A picture: from a PNG file, drawn by the program, or one of a few symbols; immutable
/// (Apple: UIImage).
nonisolated open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  final let content: ImageContent

  init(_ content: ImageContent) {
    self.content = content
    super.init()
  }

  /// Archives of images do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  /// Creates an image from the bytes of a PNG file, with one pixel a point; nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG file, with so many pixels a point; nil for other
  /// bytes.
  public init?(data: Data, scale: CGFloat) {
    guard let picture = Picture(png: data) else { return nil }
    content = ImageContent(CGImage(picture), scale: scale)
    super.init()
  }

  /// Creates an image from a PNG file; nil when there is none.
  ///
  /// A name that ends with `@2x` or `@3x` means two or three pixels a point.
  public init?(contentsOfFile path: String) {
    guard let content = ImageFile(path: path).read() else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image from a PNG file among the program's resources; nil when there is none.
  ///
  /// `.png` may be left out of the name. Asset catalogues do not exist on this platform.
  public init?(named name: String) {
    guard let content = ImageFile.named(name, in: .main) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image from a PNG file among a bundle's resources, the program's own for nil.
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let content = ImageFile.named(name, in: bundle ?? .main) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image of what Core Graphics knows, with one pixel a point.
  public init(cgImage: CGImage) {
    content = ImageContent(cgImage, scale: 1)
    super.init()
  }

  /// Creates an image of what Core Graphics knows, with so many pixels a point.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    var content = ImageContent(cgImage, scale: scale)
    content.orientation = orientation
    self.content = content
    super.init()
  }

  /// Creates an empty image of size zero.
  public override convenience init() {
    self.init(drawnIn: CGContext(area: .zero))
  }

  // MARK: - Asking

  /// The size in points.
  open var size: CGSize { content.size }

  /// How many pixels a point has.
  open var scale: CGFloat { content.scale }

  /// How the pixels are turned when they are drawn.
  open var imageOrientation: Orientation { content.orientation }

  /// The pixels.
  open var cgImage: CGImage? { content.image }

  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool { content.isSymbol }

  /// Whether only the image's shape counts, filled with a tint.
  open var renderingMode: RenderingMode { content.renderingMode }

  /// The distances from the edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { content.capInsets }

  /// How what lies between them fills the room.
  open var resizingMode: ResizingMode { content.resizingMode }

  // MARK: - Variants

  /// The image with or without its own colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }

  /// The image's shape filled with a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    variant { $0.tint = color }
  }

  /// The image's shape filled with a colour, in a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    variant {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that keep their size when it is stretched; the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size when it is stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    variant {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The image with left and top edges that keep their size, and one point between that stretches.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top,
      left: left,
      bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The image mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    variant { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: - Drawing

  /// Draws the image in the current context with its top left corner at a point.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context with its top left corner at a point.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched to fill a rectangle.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in the current context, stretched to fill a rectangle.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = ContextStack.current else { return }
    let former = context.state
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.state.opacity *= alpha > 0 ? Double(alpha) : 0 }
    content.draw(in: rect, tint: content.drawnTint, context)
    context.state = former
  }

  /// Fills a rectangle of the current context with copies of the image, from its origin on.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = ContextStack.current else { return }
    context.saveGState()
    context.clip(to: rect)
    for tile in ImageTiles(size, filling: rect).rects {
      content.draw(in: tile, tint: content.drawnTint, context)
    }
    context.restoreGState()
  }

  /// The same image: it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object shows the same in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0 === self || $0.content == content } ?? false
  }

  /// A hash that equal images share.
  open override var hash: Int { content.image.hashValue }

  /// The size and what the image is made of.
  open override var description: String { "UIImage(\(content.image.picture) \(size))" }
}

nonisolated extension UIImage {
  /// An image of what was drawn.
  convenience init(drawnIn context: CGContext) {
    let picture = Picture(context.finishedList, size: context.area.size)
    self.init(ImageContent(CGImage(picture, scale: context.scale), scale: context.scale))
  }

  private func variant(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content)
  }
}
