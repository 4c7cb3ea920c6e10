public import Foundation

extension UIScrollView {
  /// How fast content that goes on by itself slows down.
  ///
  /// The number is the part of its speed that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// Creates a rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// One that stops soon: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark, to be seen on anything but dark content.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// When the safe area counts among the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As for `scrollableAxes`.
    case automatic = 0
    /// In the directions in which the content can be scrolled.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}
