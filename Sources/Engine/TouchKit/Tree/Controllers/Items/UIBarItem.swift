public import Foundation

/// Something that can be pressed in a bar: a title or an image (Apple: UIBarItem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Told when the item looks different; set by the bar that shows it.
  package final var onChange: (() -> Void)?

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Archives of items do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The words; nil for none.
  open var title: String? { didSet { onChange?() } }

  /// The image; nil for none.
  open var image: UIImage? { didSet { onChange?() } }

  /// The image for a phone on its side; nil for ``image``.
  ///
  /// It is kept and not shown: the vertical size class of a window here is always regular.
  open var landscapeImagePhone: UIImage? { didSet { onChange?() } }

  /// How far the image is moved from each edge of its place, in points; zero unless set.
  ///
  /// As on a device it moves and is not made smaller where opposite insets differ in sign.
  open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }

  /// Whether it can be pressed; true unless set.
  open var isEnabled = true { didSet { onChange?() } }

  /// A number of the program's own; 0 unless set.
  open var tag = 0

  /// A name for tests; nil unless set.
  ///
  /// The view that shows the item has it too.
  open var accessibilityIdentifier: String? { didSet { onChange?() } }

  /// What assistive technologies call it; nil for its title.
  open var accessibilityLabel: String? { didSet { onChange?() } }

  /// What assistive technologies say happens when it is pressed; nil unless set.
  open var accessibilityHint: String? { didSet { onChange?() } }

  private var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()

  /// Sets how the words are drawn in a state; nil for as usual.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    onChange?()
  }

  /// How the words are drawn in a state, as it was set; nil for as usual.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The words as they are drawn in a state; nil where nothing was said about that.
  package final func attributedTitle(
    for state: UIControl.State,
    over usual: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    guard let title, let own = titleAttributes[state] else { return nil }
    let basis = usual.merging(titleAttributes[.normal] ?? [:]) { $1 }
    return NSAttributedString(string: title, attributes: basis.merging(own) { $1 })
  }
}
