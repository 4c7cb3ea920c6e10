public import Foundation

extension UIScrollView {
  /// How fast content that goes on by itself slows down.
  ///
  /// The number is the part of its speed that is left after a millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
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
  nonisolated public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark, to be seen on anything but dark content.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// When the safe area counts among the insets of the content.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
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

extension UIScrollView {
  /// What a finger that scrolls does to typing.
  ///
  /// There is no keyboard on the screen, so all but `none` do the same: the first responder of the
  /// window resigns when the drag begins.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It ends when the drag begins.
    case onDrag = 1
    /// It ends as the finger pushes the keyboard out.
    case interactive = 2
    /// As `onDrag`, together with what stands above the keyboard.
    case onDragWithAccessory = 3
    /// As `interactive`, together with what stands above the keyboard.
    case interactiveWithAccessory = 4
  }
}
