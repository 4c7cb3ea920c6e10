public import Foundation

/// The content of a navigation bar for one controller (Apple: UINavigationItem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The closure that the bar sets and the item calls when its appearance changes.
  package final var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Returns nil, because item archives do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The title in the middle; nil for none.
  open var title: String? { didSet { onChange?() } }

  /// The view in the middle instead of the title; nil for none.
  open var titleView: UIView? { didSet { onChange?() } }

  /// The leading button, which replaces the back button; nil for none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The leading buttons, the first one outermost; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// The trailing button; nil for none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The trailing buttons, the first one outermost; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// Sets the leading button at once, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the trailing button at once, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the leading buttons at once, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the trailing buttons at once, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The item for the button that goes back to this one; nil for the title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }

  /// The title of the button that goes back to this item; nil for the item's title.
  open var backButtonTitle: String? { didSet { onChange?() } }

  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false { didSet { onChange?() } }

  /// Whether the back button is shown together with the leading buttons; false by default.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

  /// Hides or shows the back button at once, without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The title of the button that goes back to this item.
  package final var wayBack: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }
}
