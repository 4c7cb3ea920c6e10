public import Foundation
@_spi(Components) public import TouchKit

/// A bar with buttons side by side (Apple: UIToolbar).
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 44
  private var buttons = BarButtons()
  private var hasOwnAppearance = false

  /// Creates a bar at a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  /// Creates a bar; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .secondarySystemBackground
  }

  nonisolated deinit {}

  /// The items, from the leading to the trailing edge; nil for none.
  open var items: [UIBarButtonItem]? {
    didSet { remake() }
  }

  /// Sets the items without an animation; ignores `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The bar's colour; nil for the system's.
  open var barTintColor: UIColor? { didSet { showGround() } }

  /// The style of the bar, light or dark; `default` by default.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether the content below shines through a translucent colour; true by default.
  open var isTranslucent = true { didSet { showGround() } }

  /// The appearance of the bar; its colour overrides `barTintColor`.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasOwnAppearance = true
      showGround()
    }
  }

  /// Returns the given width and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The height of the bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// Places the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    buttons.spread(in: self)
  }

  private func showGround() {
    let look = hasOwnAppearance ? standardAppearance.backgroundColor : barTintColor
    let usual: UIColor? = hasOwnAppearance && isTranslucent ? nil : .secondarySystemBackground
    let ground = look ?? usual
    backgroundColor = isTranslucent ? ground : ground?.withAlphaComponent(1)
  }

  private func remake() {
    buttons.remove()
    buttons = BarButtons(items ?? [], in: self) { [weak self] in self?.remake() }
    setNeedsLayout()
  }
}
