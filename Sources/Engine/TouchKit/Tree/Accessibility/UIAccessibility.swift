import Foundation

/// Whether assistive technologies are on, and what a screen reader is told (Apple:
/// UIAccessibility).
///
/// There is no screen reader here: every question is answered no, and what is posted goes to the
/// log.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What is posted for a screen reader.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled.
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

  /// Tells a screen reader something; it is written to the log of level info.
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

  /// Whether a screen reader runs; false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether one switch drives the device; false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether a menu stands in for gestures; false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether less should move; false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether less should shine through; false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text should be bold; false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours should differ more; false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether everything should be grey; false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether colours should be turned into their opposites; false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether buttons should show where they are; false.
  public static var buttonShapesEnabled: Bool { false }
}
