public import Foundation

/// An item of a bar, with a title or an image (Apple: UIBarItem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The closure that the bar sets and the item calls when its appearance changes.
  package final var onChange: (() -> Void)?

  /// Creates an empty item.
  public override init() { super.init() }

  /// Returns nil, because item archives do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The title; nil for none.
  open var title: String? { didSet { onChange?() } }

  /// The image; nil for none.
  open var image: UIImage? { didSet { onChange?() } }

  /// The image for a landscape phone; nil for the other image.
  ///
  /// It is stored but not shown, because the vertical size class of a window here is always regular.
  open var landscapeImagePhone: UIImage? { didSet { onChange?() } }

  /// The insets of the image in points; zero by default.
  ///
  /// As on a device, opposite insets of different sign move the image without shrinking it.
  open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }

  /// Whether the item can be pressed; true by default.
  open var isEnabled = true { didSet { onChange?() } }

  /// A number for the app's own use; 0 by default.
  open var tag = 0

  /// The identifier for tests; nil by default.
  ///
  /// The view that shows the item has the same identifier.
  open var accessibilityIdentifier: String? { didSet { onChange?() } }

  /// The accessibility label; nil for the title.
  open var accessibilityLabel: String? { didSet { onChange?() } }

  /// The accessibility hint; nil by default.
  open var accessibilityHint: String? { didSet { onChange?() } }

  private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  /// Sets the text attributes of the title in a state; nil for the default.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    onChange?()
  }

  /// Returns the text attributes that were set for a state; nil for the default.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Returns the attributed title in a state; nil if no attributes were set for it.
  package final func attributedTitle(
    for state: UIControl.State,
    over usual: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    guard let title, let own = titleAttributes[state] else { return nil }
    let basis = usual.merging(titleAttributes[.normal] ?? [:]) { $1 }
    return NSAttributedString(string: title, attributes: basis.merging(own) { $1 })
  }
}
