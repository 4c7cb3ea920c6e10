import Foundation

/// The settings of assistive technologies and the notifications to a screen reader (Apple: UIAccessibility).
///
/// This platform has no screen reader. Every setting is false, and notifications are written to the log.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification for a screen reader.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The app shows another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen reader has to speak a text.
    public static let announcement = Notification(rawValue: 1008)
    /// The app scrolled its content.
    public static let pageScrolled = Notification(rawValue: 1009)

    var word: String {
      switch self {
      case .screenChanged: "screen changed"
      case .layoutChanged: "layout changed"
      case .announcement: "announcement"
      case .pageScrolled: "page scrolled"
      default: "notification \(rawValue)"
      }
    }
  }

  /// Posts a notification for a screen reader; it is written to the log at level info.
  public static func post(notification: Notification, argument: Any?) {
    UIApplication.shared.perform(.accessibility(notification.word, describe(argument)))
  }

  private static func describe(_ argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let responder as UIResponder:
      responder.accessibilityLabel ?? "\(type(of: responder))"
    default: nil
    }
  }

  /// Whether VoiceOver is running; always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running; always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether AssistiveTouch is running; always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether motion is reduced; always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is reduced; always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether bold text is on; always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether contrast is increased; always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the display is greyscale; always false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours are inverted; always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether button shapes are shown; always false.
  public static var buttonShapesEnabled: Bool { false }
}
