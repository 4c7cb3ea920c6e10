public import Foundation
@_spi(Components) public import TouchKit

/// The area in which a text view lays out its text (Apple: NSTextContainer).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  final var onChange: (() -> Void)?

  /// Creates a container with a size, in points; a text view sets the size itself.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  nonisolated deinit {}

  /// The size of the container, in points; 0 for unlimited.
  open var size: CGSize { didSet { if size != oldValue { onChange?() } } }

  /// The padding at both ends of lines, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }

  /// The maximum number of lines; 0, the default, for unlimited.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }

  /// The line break mode for a text that is too long; it ends after a word by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }

  /// Whether lines are as wide as the text view; true in a text view.
  open var widthTracksTextView = false { didSet { onChange?() } }
}
