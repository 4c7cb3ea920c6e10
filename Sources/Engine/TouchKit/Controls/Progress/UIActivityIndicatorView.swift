public import Foundation

/// An indicator with rotating spokes for work in progress (Apple: UIActivityIndicatorView).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private var turnsSince: TimeInterval?
  private var ticket: TimerQueue.Ticket?

  /// Creates a medium indicator that does not animate.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    showStanding()
  }

  /// Creates an indicator of a style that does not animate, in the size of that style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    showStanding()
  }

  /// Creates a medium indicator; this platform has no archives of views.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    showStanding()
  }

  nonisolated deinit {}

  /// The style, which determines the size.
  open var style: Style {
    didSet { setNeedsDisplay() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the spokes; nil for the grey of the style.
  open var color: UIColor! {
    didSet { setNeedsDisplay() }
  }

  /// Whether the indicator is hidden while it does not animate; true by default.
  open var hidesWhenStopped = true {
    didSet { showStanding() }
  }

  /// Whether the indicator animates.
  open var isAnimating: Bool { turnsSince != nil }

  /// Starts the animation, on the application's own time.
  open func startAnimating() {
    guard !isAnimating else { return }
    turnsSince = attachedWindow?.application?.currentTime ?? 0
    if hidesWhenStopped { isHidden = false }
    awaitStep()
  }

  /// Stops the animation.
  open func stopAnimating() {
    turnsSince = nil
    attachedWindow?.application?.cancel(ticket)
    ticket = nil
    showStanding()
  }

  /// Continues the animation in a new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    awaitStep()
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }

  @_spi(Components) open override var usualHugging: ContentPriority { ContentPriority(750, 750) }

  /// Draws the indicator; overrides call `super`.
  open override func draw(_ rect: CGRect) {
    let wheel = ActivityWheel(side: style.size.width)
    for spoke in 0..<ActivityWheel.spokeCount {
      let opacity = wheel.opacity(of: spoke, leading: step)
      (color ?? style.color).withAlphaComponent(opacity).setStroke()
      wheel.path(of: spoke, around: CGPoint(x: bounds.midX, y: bounds.midY)).stroke()
    }
  }

  private func showStanding() {
    if !isAnimating { isHidden = hidesWhenStopped }
    setNeedsDisplay()
  }

  /// The number of spokes by which the indicator has turned.
  private var step: Int {
    guard let turnsSince, let now = attachedWindow?.application?.currentTime else { return 0 }
    let turned = max(0, now - turnsSince) / ActivityWheel.stepDuration
    return Int(turned.truncatingRemainder(dividingBy: Double(ActivityWheel.spokeCount)) + 0.001)
  }

  private func awaitStep() {
    guard let application = attachedWindow?.application else { return }
    application.cancel(ticket)
    ticket = nil
    guard isAnimating else { return }
    let next = application.currentTime + ActivityWheel.stepDuration
    ticket = application.schedule(at: next) { [weak self] in
      self?.setNeedsDisplay()
      self?.awaitStep()
    }
  }

  @_spi(Components) open override var usualAccessibility: UsualAccessibility {
    usual(.updatesFrequently)
  }
}

extension UIActivityIndicatorView {
  /// The style of an indicator.
  nonisolated public enum Style: Int, Sendable {
    /// 37 points wide and white; replaced by `large` with a colour.
    case whiteLarge = 0
    /// 20 points wide and white; replaced by `medium` with a colour.
    case white = 1
    /// 20 points wide and grey; replaced by `medium`.
    case gray = 2
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101

    /// The size of the indicator, in points.
    var size: CGSize {
      switch self {
      case .large, .whiteLarge: CGSize(width: 37, height: 37)
      case .medium, .white, .gray: CGSize(width: 20, height: 20)
      }
    }

    /// The default colour of the spokes.
    var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .large, .medium, .gray: .systemGray
      }
    }
  }
}
