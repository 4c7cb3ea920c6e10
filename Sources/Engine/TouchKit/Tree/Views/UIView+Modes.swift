public import Foundation

extension UIView {
  /// The placement of content whose size differs from the view's (Apple: UIView.ContentMode).
  nonisolated public enum ContentMode: Int, Sendable {
    /// The content is stretched to fill the view.
    case scaleToFill = 0
    /// The content is scaled to fit, and centred.
    case scaleAspectFit = 1
    /// The content is scaled to cover the view, and centred.
    case scaleAspectFill = 2
    /// The content is drawn again.
    case redraw = 3
    /// The content is centred.
    case center = 4
    /// The content is centred at the top edge.
    case top = 5
    /// The content is centred at the bottom edge.
    case bottom = 6
    /// The content is centred at the left edge.
    case left = 7
    /// The content is centred at the right edge.
    case right = 8
    /// The content is in the top left corner.
    case topLeft = 9
    /// The content is in the top right corner.
    case topRight = 10
    /// The content is in the bottom left corner.
    case bottomLeft = 11
    /// The content is in the bottom right corner.
    case bottomRight = 12
  }

  /// The adjustment of the tint colour (Apple: UIView.TintAdjustmentMode).
  nonisolated public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The unchanged tint.
    case normal = 1
    /// A grey tint, as behind a dialogue.
    case dimmed = 2
  }

  /// The value of a missing intrinsic size: -1.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// The target size for the smallest possible layout.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero

  /// The target size for the largest possible layout.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// The meaning of a view's content for its layout direction (Apple: UISemanticContentAttribute).
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// The content follows the environment.
  case unspecified = 0
  /// Playback controls, which have the same direction everywhere.
  case playback = 1
  /// Spatial content, which has the same direction everywhere.
  case spatial = 2
  /// The content is always left to right.
  case forceLeftToRight = 3
  /// The content is always right to left.
  case forceRightToLeft = 4
}

extension UIView {
  /// Returns the layout direction of a kind of content, in a left-to-right application.
  public final class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the layout direction of a kind of content, relative to another direction.
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
