import Drawing
public import Foundation
import Geometry

/// An immutable picture: from a PNG file, drawn by the program, or a symbol (Apple: UIImage).
nonisolated open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  final let content: ImageContent

  init(_ content: ImageContent) {
    self.content = content
    super.init()
  }

  /// Returns nil, because this platform has no archives of images.
  public required init?(coder: NSCoder) { nil }

  /// Creates an image from the bytes of a PNG file, with one pixel per point; returns nil for other bytes.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG file and its pixels per point; returns nil for other bytes.
  public init?(data: Data, scale: CGFloat) {
    guard let picture = Picture(png: data) else { return nil }
    content = ImageContent(CGImage(picture), scale: scale)
    super.init()
  }

  /// Creates an image from a PNG file; returns nil if it does not exist.
  ///
  /// A name that ends with `@2x` or `@3x` means two or three pixels per point.
  public init?(contentsOfFile path: String) {
    guard let content = ImageFile(path: path).read() else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image from a PNG file among the program's resources; returns nil if it does not exist.
  ///
  /// The name can omit `.png`. This platform has no asset catalogues.
  public init?(named name: String) {
    guard let content = ImageFile.named(name, in: .main) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image from a PNG file among a bundle's resources; nil means the program's own.
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let content = ImageFile.named(name, in: bundle ?? .main) else { return nil }
    self.content = content
    super.init()
  }

  /// Creates an image from a Core Graphics image, with one pixel per point.
  public init(cgImage: CGImage) {
    content = ImageContent(cgImage, scale: 1)
    super.init()
  }

  /// Creates an image from a Core Graphics image, its pixels per point and its orientation.
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

  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }

  /// The rotation and mirroring of the pixels when they are drawn.
  open var imageOrientation: Orientation { content.orientation }

  /// The image as a Core Graphics image.
  open var cgImage: CGImage? { content.image }

  /// Whether the image is one of the system's symbols.
  open var isSymbolImage: Bool { content.isSymbol }

  /// The use of the image's own colours or only of its shape, filled with a tint.
  open var renderingMode: RenderingMode { content.renderingMode }

  /// The insets that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { content.capInsets }

  /// The way in which the area inside the insets fills the space.
  open var resizingMode: ResizingMode { content.resizingMode }

  // MARK: - Variants

  /// Returns the image in a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    variant { $0.renderingMode = renderingMode }
  }

  /// Returns the image's shape filled with a colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    variant { $0.tint = color }
  }

  /// Returns the image's shape filled with a colour, in a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    variant {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges that keep their size when it is stretched; the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size when it is stretched.
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

  /// Returns the image with fixed left and top edges and one stretchable point next to each.
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

  /// Returns the image mirrored from left to right.
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

  /// Fills a rectangle of the current context with copies of the image, starting at its origin.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = ContextStack.current else { return }
    context.saveGState()
    context.clip(to: rect)
    for tile in ImageTiles(size, filling: rect).rects {
      content.draw(in: tile, tint: content.drawnTint, context)
    }
    context.restoreGState()
  }

  /// Returns the same object, because an image is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is an equal image.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage).map { $0 === self || $0.content == content } ?? false
  }

  /// A hash that equal images share.
  open override var hash: Int { content.image.hashValue }

  /// The size and the picture of the image.
  open override var description: String { "UIImage(\(content.image.picture) \(size))" }
}

nonisolated extension UIImage {
  /// Creates an image of the drawing in a context.
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
