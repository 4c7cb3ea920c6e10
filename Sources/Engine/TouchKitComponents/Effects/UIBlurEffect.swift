public import Foundation
@_spi(Components) import TouchKit

/// An effect that covers the content behind a view like frosted glass (Apple: UIBlurEffect).
///
/// Here it is a translucent colour, whose brightness and opacity depend on the style. It does not
/// blur (our choice: pictures stay cheap, and the same byte for byte).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Creates an effect with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Returns nil; archives of effects do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override var veil: UIColor? { style.veil }
}

extension UIBlurEffect {
  /// The styles of blur effects, by opacity and brightness.
  nonisolated public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// Light or dark like the interface style, thin.
    case regular = 4
    /// Light or dark like the interface style, in contrast to the content behind.
    case prominent = 5
    /// Light or dark like the interface style, very thin.
    case systemUltraThinMaterial = 6
    /// Light or dark like the interface style, thin.
    case systemThinMaterial = 7
    /// Light or dark like the interface style.
    case systemMaterial = 8
    /// Light or dark like the interface style, thick.
    case systemThickMaterial = 9
    /// Like the system's bars.
    case systemChromeMaterial = 10
    /// Light, very thin.
    case systemUltraThinMaterialLight = 11
    /// Light, thin.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Light, thick.
    case systemThickMaterialLight = 14
    /// Like the system's light bars.
    case systemChromeMaterialLight = 15
    /// Dark, very thin.
    case systemUltraThinMaterialDark = 16
    /// Dark, thin.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Dark, thick.
    case systemThickMaterialDark = 19
    /// Like the system's dark bars.
    case systemChromeMaterialDark = 20
  }
}

nonisolated extension UIBlurEffect.Style {
  /// The colour of the effect; its opacity is our choice.
  @MainActor var veil: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: .veil(light: 0.6, dark: 0.6)
    case .prominent: .veil(light: 0.85, dark: 0.85)
    case .systemUltraThinMaterial: .veil(light: 0.45, dark: 0.45)
    case .systemThinMaterial: .veil(light: 0.6, dark: 0.6)
    case .systemMaterial: .veil(light: 0.75, dark: 0.75)
    case .systemThickMaterial: .veil(light: 0.88, dark: 0.88)
    case .systemChromeMaterial: .veil(light: 0.8, dark: 0.8)
    case .systemUltraThinMaterialLight: .veil(white: 0.97, 0.45)
    case .systemThinMaterialLight: .veil(white: 0.97, 0.6)
    case .systemMaterialLight: .veil(white: 0.97, 0.75)
    case .systemThickMaterialLight: .veil(white: 0.97, 0.88)
    case .systemChromeMaterialLight: .veil(white: 0.97, 0.8)
    case .systemUltraThinMaterialDark: .veil(white: 0.14, 0.45)
    case .systemThinMaterialDark: .veil(white: 0.14, 0.6)
    case .systemMaterialDark: .veil(white: 0.14, 0.75)
    case .systemThickMaterialDark: .veil(white: 0.14, 0.88)
    case .systemChromeMaterialDark: .veil(white: 0.14, 0.8)
    }
  }
}

extension UIColor {
  /// Returns a light or dark colour that follows the interface style.
  nonisolated fileprivate static func veil(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? veil(white: 0.14, dark) : veil(white: 0.97, light)
    }
  }

  nonisolated fileprivate static func veil(white: CGFloat, _ alpha: CGFloat) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }
}
