public import Foundation
@_spi(Components) import TouchKit

/// An effect for what stands on frosted glass: words and shapes in its tint
/// (Apple: UIVibrancyEffect).
///
/// It gives the content of its view a tint that reads well on the glass; what has a colour of its
/// own keeps it (our choice).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The tint of what stands on the glass.
  let tint: UIColor

  /// Creates the effect that goes with a glass.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates the effect that goes with a glass, for content of a kind.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    tint = style.tint
    super.init()
  }

  /// Archives of effects do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// What stands on frosted glass.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Words.
  case label = 0
  /// Less important words.
  case secondaryLabel = 1
  /// Unimportant words.
  case tertiaryLabel = 2
  /// Words that are hardly there.
  case quaternaryLabel = 3
  /// Large shapes.
  case fill = 4
  /// Less important shapes.
  case secondaryFill = 5
  /// Unimportant shapes.
  case tertiaryFill = 6
  /// Lines between parts.
  case separator = 7

  @MainActor var tint: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
