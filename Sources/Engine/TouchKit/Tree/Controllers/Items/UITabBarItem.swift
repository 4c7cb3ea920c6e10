public import Foundation

/// A tab (Apple: UITabBarItem).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates a tab that shows nothing.
  public override init() { super.init() }

  /// Archives of items do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Creates a tab with words, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with words, an image, and another image while it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image while the tab is chosen; nil for the same.
  open var selectedImage: UIImage? { didSet { onChange?() } }

  /// A short text in a red spot, such as a number; nil for none.
  open var badgeValue: String? { didSet { onChange?() } }

  /// The colour of that spot; nil for red.
  open var badgeColor: UIColor? { didSet { onChange?() } }
}
