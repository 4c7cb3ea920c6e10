public import Foundation
@_spi(Components) import TouchKit

/// An effect that takes what is behind a view back, as frosted glass does (Apple: UIBlurEffect).
///
/// Here the glass is a translucent colour, light or dark and thin or thick as the style says; what
/// is behind it is not blurred (our choice: pictures stay the same byte for byte and cheap).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Creates the effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Archives of effects do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override var veil: UIColor? { style.veil }
}

extension UIBlurEffect {
  /// How thick the glass is, and whether it is light or dark.
  nonisolated public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the surrounding is, thin.
    case regular = 4
    /// As the surrounding is, in contrast to what is behind.
    case prominent = 5
    /// As the surrounding is, hardly there.
    case systemUltraThinMaterial = 6
    /// As the surrounding is, thin.
    case systemThinMaterial = 7
    /// As the surrounding is.
    case systemMaterial = 8
    /// As the surrounding is, thick.
    case systemThickMaterial = 9
    /// As bars of the system are.
    case systemChromeMaterial = 10
    /// Light, hardly there.
    case systemUltraThinMaterialLight = 11
    /// Light, thin.
    case systemThinMaterialLight = 12
    /// Light.
    case systemMaterialLight = 13
    /// Light, thick.
    case systemThickMaterialLight = 14
    /// As bars of the system are when they are light.
    case systemChromeMaterialLight = 15
    /// Dark, hardly there.
    case systemUltraThinMaterialDark = 16
    /// Dark, thin.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Dark, thick.
    case systemThickMaterialDark = 19
    /// As bars of the system are when they are dark.
    case systemChromeMaterialDark = 20
  }
}

nonisolated extension UIBlurEffect.Style {
  /// The colour of the glass; how much of it covers is our choice.
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
  /// Light or dark glass, as the surrounding is.
  nonisolated fileprivate static func veil(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark ? veil(white: 0.14, dark) : veil(white: 0.97, light)
    }
  }

  nonisolated fileprivate static func veil(white: CGFloat, _ alpha: CGFloat) -> UIColor {
    UIColor(white: white, alpha: alpha)
  }
}
