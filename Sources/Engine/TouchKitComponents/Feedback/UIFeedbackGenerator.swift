public import Foundation
@_spi(Components) import TouchKit

/// Makes what happens on screen felt in the hand (Apple: UIFeedbackGenerator).
///
/// A desktop cannot be felt: each feedback is written to the log instead.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  // Said explicitly, so that a generator may be released on any thread.
  nonisolated deinit {}

  /// Says that feedback is about to be wanted; a log need not be warmed up.
  open func prepare() {}

  final func perform(_ effect: DeviceEffect) { UIApplication.shared.perform(effect) }
}

/// Knocks, as if things collided (Apple: UIImpactFeedbackGenerator).
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy and hard the things are.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// Of medium size.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Creates a generator of medium knocks.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator of knocks.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  // Said explicitly, so that a generator may be released on any thread.
  nonisolated deinit {}

  /// Knocks.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Knocks with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    perform(.impact("\(style)", min(max(intensity, 0), 1)))
  }
}

/// Ticks while a selection changes (Apple: UISelectionFeedbackGenerator).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  // Said explicitly, so that a generator may be released on any thread.
  nonisolated deinit {}

  /// Ticks.
  open func selectionChanged() { perform(.selection) }
}

/// Tells how something ended (Apple: UINotificationFeedbackGenerator).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it ended.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Not quite.
    case warning = 1
    /// Not at all.
    case error = 2
  }

  /// Creates a generator.
  public override init() { super.init() }

  // Said explicitly, so that a generator may be released on any thread.
  nonisolated deinit {}

  /// Tells how it ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    perform(.notification("\(notificationType)"))
  }
}
