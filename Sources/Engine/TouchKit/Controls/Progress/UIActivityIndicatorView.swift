public import Foundation

/// A wheel of spokes that turns while work goes on (Apple: UIActivityIndicatorView).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  private var turnsSince: TimeInterval?
  private var ticket: TimerQueue.Ticket?

  /// Creates a wheel of medium size that does not turn.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    showStanding()
  }

  /// Creates a wheel of a style that does not turn, in the size of that style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    showStanding()
  }

  /// Creates a wheel of medium size; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    showStanding()
  }

  nonisolated deinit {}

  /// How large the wheel is.
  open var style: Style {
    didSet { setNeedsDisplay() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the spokes; nil for that of the style, which is a grey.
  open var color: UIColor! {
    didSet { setNeedsDisplay() }
  }

  /// Whether the wheel is hidden while it does not turn; true unless set.
  open var hidesWhenStopped = true {
    didSet { showStanding() }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { turnsSince != nil }

  /// Begins to turn, on the application's own time.
  open func startAnimating() {
    guard !isAnimating else { return }
    turnsSince = attachedWindow?.application?.currentTime ?? 0
    if hidesWhenStopped { isHidden = false }
    awaitStep()
  }

  /// Ceases to turn.
  open func stopAnimating() {
    turnsSince = nil
    attachedWindow?.application?.cancel(ticket)
    ticket = nil
    showStanding()
  }

  /// Goes on turning in a new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    awaitStep()
  }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { style.size }

  @_spi(Components) open override var usualHugging: ContentPriority { ContentPriority(750, 750) }

  /// Draws the wheel; overrides call `super`.
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

  /// By how many spokes the wheel has turned.
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
  /// How large a wheel is.
  nonisolated public enum Style: Int, Sendable {
    /// 37 points wide and white; `large` with a colour took its place.
    case whiteLarge = 0
    /// 20 points wide and white; `medium` with a colour took its place.
    case white = 1
    /// 20 points wide and grey; `medium` took its place.
    case gray = 2
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
    case large = 101

    /// The size of the wheel, in points.
    var size: CGSize {
      switch self {
      case .large, .whiteLarge: CGSize(width: 37, height: 37)
      case .medium, .white, .gray: CGSize(width: 20, height: 20)
      }
    }

    /// The colour of the spokes while no other is set.
    var color: UIColor {
      switch self {
      case .whiteLarge, .white: .white
      case .large, .medium, .gray: .systemGray
      }
    }
  }
}
