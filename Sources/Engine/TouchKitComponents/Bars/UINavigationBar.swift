public import Foundation
@_spi(Components) public import TouchKit

/// A bar with a title, a back button and further items (Apple: UINavigationBar).
///
/// A navigation controller has one. It shows the `navigationItem` of the top controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 44
  /// Called when the user presses the back button; set by the navigation controller.
  final var onBack: (() -> Void)?
  private var left = BarButtons()
  private var right = BarButtons()
  private var ownTitle: UIView?
  private let titleLabel = UILabel()
  private let line = UIView()
  private let ground = UIImageView()
  private var images: [UIBarMetrics: UIImage] = [:]
  private var look: UINavigationBarAppearance?

  /// Creates a bar at a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    titleLabel.textAlignment = .center
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    ground.isHidden = true
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ground.frame = bounds
    addSubview(ground)
    addSubview(titleLabel)
    addSubview(line)
  }

  /// The items, with the visible one last; nil for none.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      for item in items ?? [] { item.onChange = { [weak self] in self?.showTop() } }
      showTop()
    }
  }

  /// Sets the items without an animation; ignores `animated`.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Adds an item and shows it without an animation; ignores `animated`.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Removes the last item and returns it; returns nil if there are no items.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last else { return nil }
    items = items?.dropLast()
    return last
  }

  /// The visible item.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button returns to; nil for none.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The bar's colour; nil for the system's.
  open var barTintColor: UIColor? { didSet { showGround() } }

  /// The style of the bar, light or dark; `default` by default.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether the content below can shine through; true by default.
  ///
  /// If it can, an image behind the bar replaces its colour.
  open var isTranslucent = true { didSet { showGround() } }

  /// The line at the lower edge as an image; nil for the system's.
  ///
  /// An empty image removes the line if the bar has a background image.
  open var shadowImage: UIImage? { didSet { showGround() } }

  /// The appearance of the bar; once set or read, it overrides the other properties.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let look { return look }
      let made = UINavigationBarAppearance()
      look = made
      return made
    }
    set {
      look = newValue
      showGround()
      showTitle()
    }
  }

  /// The appearance while content is scrolled to its top edge; nil for none.
  ///
  /// The bar uses it only if `standardAppearance` is not set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      showGround()
      showTitle()
    }
  }

  /// Sets a stretched background image; nil for none.
  ///
  /// The bar only shows images for `.default`.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
    showGround()
  }

  /// Returns the background image for the metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }

  private var shownLook: UINavigationBarAppearance? { look ?? scrollEdgeAppearance }

  /// Shows the background colour, background image and line.
  private func showGround() {
    let image = shownLook.map(\.backgroundImage) ?? images[.default]
    ground.image = image
    ground.isHidden = image == nil
    let usual: UIColor = barTintColor ?? .secondarySystemBackground
    let own = image != nil && isTranslucent ? nil : usual
    backgroundColor = shownLook.map(\.backgroundColor) ?? own
    line.isHidden =
      shownLook.map { $0.shadowColor == nil }
      ?? (image != nil && shadowImage.map { $0.size == .zero } ?? false)
    line.backgroundColor = shownLook?.shadowColor ?? .separator
  }

  /// The text attributes of the title; nil for the defaults.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showTop() } }

  /// Returns the given width and a height of 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places the title and the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }

  /// Creates the views of the visible item again.
  private func showTop() {
    left.remove()
    right.remove()
    ownTitle?.removeFromSuperview()
    let onChange: () -> Void = { [weak self] in self?.showTop() }
    left = BarButtons(leading, in: self, onChange: onChange)
    right = BarButtons(topItem?.rightBarButtonItems ?? [], in: self, onChange: onChange)
    ownTitle = topItem?.titleView
    if let ownTitle {
      if ownTitle.bounds.size == .zero { ownTitle.sizeToFit() }
      addSubview(ownTitle)
    }
    showTitle()
    setNeedsLayout()
  }

  private func showTitle() {
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    titleLabel.attributedText = NSAttributedString(
      string: topItem?.title ?? "",
      attributes: usual.merging(shownLook?.titleTextAttributes ?? titleTextAttributes ?? [:]) { $1 }
    )
    titleLabel.isHidden = ownTitle != nil
  }

  private func layOut() {
    let begin = left.place(from: BarButtons.margin, direction: 1, in: self)
    let end = right.place(from: bounds.width - BarButtons.margin, direction: -1, in: self)
    let side = min(max(begin, bounds.width - end), bounds.width / 2)
    titleLabel.frame = bounds.insetBy(dx: side, dy: 0)
    ownTitle?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let hair = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: bounds.height - hair, width: bounds.width, height: hair)
  }

  /// The items at the leading edge, including the back button.
  private var leading: [UIBarButtonItem] {
    let own = topItem?.leftBarButtonItems ?? []
    guard let back = backItem, topItem?.hidesBackButton == false,
      own.isEmpty || topItem?.leftItemsSupplementBackButton == true
    else { return own }
    let item = UIBarButtonItem(
      title: "\u{2039} " + back.wayBack,
      primaryAction: UIAction { [weak self] _ in self?.onBack?() }
    )
    item.accessibilityIdentifier = "back"
    return [item] + own
  }
}
