public import Foundation
@_spi(Components) public import TouchKit

/// A bar with a tab for each part of an app (Apple: UITabBar).
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 49
  private var tabs: [TabButton] = []

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

  /// The delegate, called when the user presses a tab; not retained.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, from the leading to the trailing edge; nil for none.
  open var items: [UITabBarItem]? { didSet { remake(oldValue ?? []) } }

  /// Sets the tabs without an animation; ignores `animated`.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected tab; nil for none.
  ///
  /// Setting it does not call the delegate.
  open var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// The bar's colour; nil for the system's.
  open var barTintColor: UIColor? { didSet { showGround() } }

  /// The style of the bar, light or dark; `default` by default.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// Whether the content below shines through a translucent colour; true by default.
  open var isTranslucent = true { didSet { showGround() } }

  private func showGround() {
    let ground = barTintColor ?? .secondarySystemBackground
    backgroundColor = isTranslucent ? ground : ground.withAlphaComponent(1)
  }

  /// The colour of unselected tabs; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { showSelection() } }

  /// Returns the given width and a height of 49 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places the tabs side by side with equal widths; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, tabs.count))
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(
        x: (CGFloat(index) * width).rounded(),
        y: 0,
        width: width.rounded(),
        height: bounds.height
      )
    }
  }

  /// Updates the colours of the tabs.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  private func remake(_ old: [UITabBarItem]) {
    for item in old { item.onChange = nil }
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      let tab = TabButton(item: item)
      item.onChange = { [weak tab] in tab?.showItem() }
      tab.addAction(
        UIAction { [weak self, weak item] _ in if let item { self?.press(item) } },
        for: .touchUpInside
      )
      addSubview(tab)
      return tab
    }
    showSelection()
    setNeedsLayout()
  }

  private func press(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func showSelection() {
    for tab in tabs {
      tab.isSelected = tab.item === selectedItem
      tab.color = tab.isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    }
  }
}

/// A delegate that is called when the user selects a tab (Apple: UITabBarDelegate).
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user selected a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
