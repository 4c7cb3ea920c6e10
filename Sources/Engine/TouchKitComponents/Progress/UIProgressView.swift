public import Foundation
@_spi(Components) public import TouchKit

/// A bar that shows the progress of a task (Apple: UIProgressView).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var part: Float = 0
  /// The part of the bar that is shown as filled.
  private let shown = AnimatedValue(0)

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    progressViewStyle = .default
    super.init(frame: frame)
  }

  /// Creates an empty bar with a style and the default height.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    progressViewStyle = style
  }

  /// Creates an empty bar; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    progressViewStyle = .default
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The default height, in points.
  private static let height: CGFloat = 4
  /// The duration of an animated change, in seconds.
  private static let duration: TimeInterval = 0.25

  /// The style of the bar.
  open var progressViewStyle: Style {
    didSet { setNeedsDisplay() }
  }

  /// The progress, 0…1; 0 by default.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, 0…1, with or without an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    part = min(max(0, progress), 1)
    guard animated else {
      shown.jump(to: CGFloat(part))
      return setNeedsDisplay()
    }
    shown.go(to: CGFloat(part), over: Self.duration, of: self) { [weak self] in
      self?.setNeedsDisplay()
    }
  }

  /// The colour of the filled part; nil for the tint colour.
  open var progressTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the remaining part; nil for a grey.
  open var trackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Returns the given width and the default height of 4 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The intrinsic size: no width, and the default height of 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  @_spi(Components) open override var drawsForSize: Bool { true }

  /// Draws the bar; overrides call `super`.
  open override func draw(_ rect: CGRect) {
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    let bar = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    if progressViewStyle == .default || trackTintColor != nil {
      (trackTintColor ?? ControlPalette.track).setFill()
      bar.fill()
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    bar.addClip()
    (progressTintColor ?? tintColor).setFill()
    let filled = CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: bounds.width * shown.value,
      height: bounds.height
    )
    UIBezierPath(roundedRect: filled, cornerRadius: radius).fill()
    context.restoreGState()
  }

  /// Redraws the bar with its new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usual(.updatesFrequently, value: "\(Int((progress * 100).rounded()))%")
  }
}

extension UIProgressView {
  /// The styles of progress views.
  nonisolated public enum Style: Int, Sendable {
    /// A bar with rounded ends and a track.
    case `default` = 0
    /// A bar within another bar, with square ends and no track.
    case bar = 1
  }
}
