import Drawing
public import Foundation

/// A view that shows an image (Apple: UIImageView).
///
/// By default it receives no touches.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private let flicker = ImageFlicker()
  /// The animation of an animated image.
  private let series = ImageFlicker()

  nonisolated deinit {}

  /// Creates a view with a frame in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view that shows an image, in the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view that shows an image, and another one while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = (image ?? highlightedImage)?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// Creates a view of size zero; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The image, positioned by `contentMode`.
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }

  /// The image while the view is highlighted; nil for the same.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { imageDidChange() } }
  }

  /// Whether the view shows its highlighted image; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  /// The size and weight of symbols where the image has none of its own; nil for the defaults.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }

  // MARK: - Animation

  /// The images that `startAnimating` animates; nil for none.
  open var animationImages: [UIImage]? { didSet { animationDidChange() } }

  /// The animated images while the view is highlighted; nil for the same.
  open var highlightedAnimationImages: [UIImage]? { didSet { animationDidChange() } }

  /// The duration of all images together, in seconds; 0 for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles, 0 to run until `stopAnimating`; 0 by default.
  open var animationRepeatCount = 0

  /// Whether the images are animated.
  open var isAnimating: Bool { flicker.isRunning }

  /// Starts the animation, on the application's own time.
  open func startAnimating() {
    guard let images = moving, !images.isEmpty else { return }
    let each = animationDuration > 0 ? animationDuration / Double(images.count) : 1.0 / 30
    flicker.start(count: images.count, each: each, rounds: animationRepeatCount, in: self)
  }

  /// Stops the animation and shows the single image again.
  open func stopAnimating() { flicker.stop(in: self) }

  private var moving: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  private func animationDidChange() {
    if isAnimating { stopAnimating() }
  }

  /// Continues the animation in a new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    flicker.moved(in: self)
    series.moved(in: self)
  }

  // MARK: - Size

  /// The image's size.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// The content hugging priorities of images, slightly above the default, so that other views are stretched first.
  @_spi(Components) open override var usualHugging: ContentPriority { ContentPriority(251, 251) }

  /// Returns the image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  private var shownImage: UIImage? {
    if let index = flicker.index, let moving, moving.indices.contains(index) {
      return moving[index]
    }
    guard let image = restingImage else { return nil }
    if let index = series.index, let images = image.images { return images[index] }
    return preferredSymbolConfiguration.map { image.preferring($0) } ?? image
  }

  private var restingImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageDidChange() {
    let (images, duration) = (restingImage?.images ?? [], restingImage?.duration ?? 0)
    if images.count > 1 {
      let each = duration > 0 ? duration / Double(images.count) : 1.0 / 30
      series.start(count: images.count, each: each, rounds: 0, in: self)
    } else {
      series.stop(in: self)
    }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  override var hasOwnContent: Bool { shownImage != nil }

  override func paintOwnContent(into list: inout DisplayList) {
    guard let content = shownImage?.content else { return }
    let target = contentMode.place(content.size, in: shownGeometry.bounds)
    for use in content.uses(in: target, tint: tintOfImage(content)) { list.append(.picture(use)) }
  }

  private func tintOfImage(_ content: ImageContent) -> Color? {
    if let tint = content.tint { return tint.color(in: traitCollection) }
    return content.isTemplate ? effectiveTint.color(in: traitCollection) : nil
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usual(.image, isElement: false)
  }
}
