/// An object with text whose size can follow the user's preference (Apple: UIContentSizeCategoryAdjusting).
///
/// The preferred size does not change while a program runs on a desktop. Fonts from `preferredFont(forTextStyle:)` have
/// it from the beginning.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the size follows the preference.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
