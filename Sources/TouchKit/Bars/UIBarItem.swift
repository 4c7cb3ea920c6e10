public import Foundation

/// Something that can be pressed in a bar: a title or an image (Apple: UIBarItem).
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Told when the item looks different; set by the bar that shows it.
  final var onChange: (() -> Void)?

  /// Creates an item that shows nothing.
  public override init() { super.init() }

  /// Archives of items do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The words; nil for none.
  open var title: String? { didSet { onChange?() } }

  /// The image; nil for none.
  open var image: UIImage? { didSet { onChange?() } }

  /// Whether it can be pressed; true unless set.
  open var isEnabled = true { didSet { onChange?() } }

  /// A number of the program's own; 0 unless set.
  open var tag = 0

  /// A name for tests; nil unless set.
  ///
  /// The view that shows the item has it too.
  open var accessibilityIdentifier: String? { didSet { onChange?() } }
}
