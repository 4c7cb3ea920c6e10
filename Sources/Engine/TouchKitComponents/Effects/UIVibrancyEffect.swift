public import Foundation
@_spi(Components) import TouchKit

/// An effect that tints text and shapes in front of a blur effect (Apple: UIVibrancyEffect).
///
/// It gives its content view a tint that is readable in front of the blur. Content with a colour of
/// its own keeps it (our choice).
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// The tint of the content.
  let tint: UIColor

  /// Creates the effect for content in front of a blur effect.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates the effect for content of a style in front of a blur effect.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    tint = style.tint
    super.init()
  }

  /// Returns nil; archives of effects do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// The styles of content in front of a blur effect.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Less important text.
  case secondaryLabel = 1
  /// Unimportant text.
  case tertiaryLabel = 2
  /// Text that is nearly invisible.
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
