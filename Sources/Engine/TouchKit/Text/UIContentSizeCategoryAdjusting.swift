/// Something with text whose size may follow what the user prefers (Apple:
/// UIContentSizeCategoryAdjusting).
///
/// The preferred size does not change while a program runs on a desktop, so that fonts made with
/// `preferredFont(forTextStyle:)` have it from the beginning.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the size follows.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
