public import Foundation

extension UIView {
  /// What becomes of content that is smaller or larger than the view (Apple: UIView.ContentMode).
  nonisolated public enum ContentMode: Int, Sendable {
    /// Stretched to fill the view.
    case scaleToFill = 0
    /// As large as fits, in the middle.
    case scaleAspectFit = 1
    /// As small as covers the view, in the middle.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the top edge.
    case top = 5
    /// In the middle of the bottom edge.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// Whether the tint shows as it is (Apple: UIView.TintAdjustmentMode).
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview has it.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Grey, as behind a dialogue.
    case dimmed = 2
  }

  /// What a metric of a view's own size is where it has none: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The size that asks for the least there can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The size that asks for the most there can be.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// What a view's content means, for where lines begin (Apple: UISemanticContentAttribute).
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// As the surrounding has it.
  case unspecified = 0
  /// Controls of playback, which are the same everywhere.
  case playback = 1
  /// Places and directions, which are the same everywhere.
  case spatial = 2
  /// Lines begin on the left.
  case forceLeftToRight = 3
  /// Lines begin on the right.
  case forceRightToLeft = 4
}

extension UIView {
  /// Where lines begin in a content of a kind, in an application whose lines begin on the left.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Where lines begin in a content of a kind, where they begin on a side elsewhere.
  public final class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}
