public import Foundation

extension UIScrollView {
  /// The deceleration rate of scrolling.
  ///
  /// The number is the fraction of the speed that remains after a millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: CGFloat

    /// Creates a rate from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate: 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner: 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Hashable, Sendable {
    /// Dark, visible on all but dark content.
    case `default` = 0
    /// Black, for light content.
    case black = 1
    /// White, for dark content.
    case white = 2
  }

  /// The conditions under which the content insets include the safe area.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The same as `scrollableAxes`.
    case automatic = 0
    /// Along the axes on which the content can be scrolled.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }
}

extension UIScrollView {
  /// The effect of a drag on the first responder.
  ///
  /// There is no keyboard on the screen, so all but `none` do the same: the first responder of the window resigns when
  /// the drag begins.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// No effect.
    case none = 0
    /// Ends editing when the drag begins.
    case onDrag = 1
    /// Ends editing as the finger pushes the keyboard out.
    case interactive = 2
    /// The same as `onDrag`, with the accessory above the keyboard.
    case onDragWithAccessory = 3
    /// The same as `interactive`, with the accessory above the keyboard.
    case interactiveWithAccessory = 4
  }
}
