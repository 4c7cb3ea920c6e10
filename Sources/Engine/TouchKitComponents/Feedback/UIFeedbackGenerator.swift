public import Foundation
@_spi(Components) import TouchKit

/// The base class of generators for haptic feedback (Apple: UIFeedbackGenerator).
///
/// A desktop has no haptics: the log contains each feedback instead.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  // The explicit declaration allows the release of a generator on any thread.
  nonisolated deinit {}

  /// Prepares for feedback; a log needs no preparation.
  open func prepare() {}

  final func perform(_ effect: DeviceEffect) { UIApplication.shared.perform(effect) }
}

/// A generator of impacts, as if objects collided (Apple: UIImpactFeedbackGenerator).
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and hardness of the colliding objects.
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

  /// Creates a generator of medium impacts.
  public convenience override init() { self.init(style: .medium) }

  /// Creates a generator of impacts.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  // The explicit declaration allows the release of a generator on any thread.
  nonisolated deinit {}

  /// Generates an impact.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Generates an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    perform(.impact("\(style)", min(max(intensity, 0), 1)))
  }
}

/// A generator of ticks for a changing selection (Apple: UISelectionFeedbackGenerator).
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }

  // The explicit declaration allows the release of a generator on any thread.
  nonisolated deinit {}

  /// Generates a tick.
  open func selectionChanged() { perform(.selection) }
}

/// A generator of feedback about results (Apple: UINotificationFeedbackGenerator).
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The results.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A partial success.
    case warning = 1
    /// A failure.
    case error = 2
  }

  /// Creates a generator.
  public override init() { super.init() }

  // The explicit declaration allows the release of a generator on any thread.
  nonisolated deinit {}

  /// Generates feedback about a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    perform(.notification("\(notificationType)"))
  }
}
