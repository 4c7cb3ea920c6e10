public import Foundation
@_spi(Components) public import TouchKit

/// The text field of a search bar (Apple: UISearchTextField).
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates a field at a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a field; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    borderStyle = .roundedRect
    backgroundColor = .tertiarySystemFill
    clearButtonMode = .always
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 28, height: 20)
    leftView = glass
    leftViewMode = .always
  }
}
