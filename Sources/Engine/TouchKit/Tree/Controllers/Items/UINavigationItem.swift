public import Foundation

/// What a navigation bar shows for one of the controllers (Apple: UINavigationItem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Told when the item looks different; set by the bar that shows it.
  package final var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Archives of items do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The words in the middle; nil for none.
  open var title: String? { didSet { onChange?() } }

  /// The view in the middle in place of words; nil for none.
  open var titleView: UIView? { didSet { onChange?() } }

  /// The button at the beginning, in place of the one that goes back; nil for none.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the beginning, the first one outermost; nil for none.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// The button at the end; nil for none.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The buttons at the end, the first one outermost; nil for none.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }

  /// Sets the button at the beginning; changes happen at once, whatever `animated` says.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button at the end; changes happen at once, whatever `animated` says.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the buttons at the beginning; changes happen at once, whatever `animated` says.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the end; changes happen at once, whatever `animated` says.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// What the button that goes back to this item looks like; nil for its title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { onChange?() } }

  /// The words of the button that goes back to this item; nil for its title.
  open var backButtonTitle: String? { didSet { onChange?() } }

  /// Whether there is no button that goes back; there is one unless set.
  open var hidesBackButton = false { didSet { onChange?() } }

  /// Whether the button that goes back stands beside `leftBarButtonItems`; it does not unless set.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

  /// Hides the button that goes back or shows it; at once, whatever `animated` says.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The words of the button that goes back to this item.
  package final var wayBack: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back"
  }
}
