public import Foundation
@_spi(Components) public import TouchKit

/// The room in which a text view sets its text (Apple: NSTextContainer).
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  final var onChange: (() -> Void)?

  /// Creates a container of a size in points; a text view gives it its own size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  nonisolated deinit {}

  /// How much room there is, in points; 0 for as much as there can be.
  open var size: CGSize { didSet { if size != oldValue { onChange?() } } }

  /// The room at the beginning and end of lines, in points; 5 unless set.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }

  /// How many lines there are at most, 0 for as many as it takes; 0 unless set.
  open var maximumNumberOfLines = 0 { didSet { onChange?() } }

  /// What becomes of the last line if the text is too long; it ends after a word unless set.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { onChange?() } }

  /// Whether lines are as wide as the text view; true in a text view.
  open var widthTracksTextView = false { didSet { onChange?() } }
}
