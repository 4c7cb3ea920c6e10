public import Foundation

/// An item of a tab bar (Apple: UITabBarItem).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Creates an empty tab.
  public override init() { super.init() }

  /// Returns nil, because item archives do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Creates a tab with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, an image, and another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image of the selected tab; nil for the same image.
  open var selectedImage: UIImage? { didSet { onChange?() } }

  /// The text of the badge, such as a number; nil for no badge.
  open var badgeValue: String? { didSet { onChange?() } }

  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { onChange?() } }
}
