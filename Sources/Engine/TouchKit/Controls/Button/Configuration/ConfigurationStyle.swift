import Foundation

/// The style of a configuration, which provides its default colours.
@MainActor
enum ConfigurationStyle {
  case plain, tinted, gray, filled, borderless

  /// Returns the configuration with default colours for a button's state where the client set none.
  func resolve(
    _ configuration: UIButton.Configuration,
    for button: UIButton
  ) -> UIButton.Configuration {
    var result = configuration
    let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
    let tint: UIColor = button.tintColor ?? .systemBlue
    let front = configuration.baseForegroundColor ?? foreground(tint, isSelected)
    let ground =
      configuration.background.backgroundColor
      ?? background(configuration.baseBackgroundColor, tint, isSelected)
    guard button.isEnabled else {
      result.baseForegroundColor = .tertiaryLabel
      result.background.backgroundColor = hasGround ? .tertiarySystemFill : ground
      return result
    }
    let isPressed = button.isHighlighted
    result.baseForegroundColor = isPressed ? faded(front) : front
    result.background.backgroundColor = isPressed && hasGround ? faded(ground) : ground
    return result
  }

  private var hasGround: Bool { self == .tinted || self == .gray || self == .filled }

  private func foreground(_ tint: UIColor, _ isSelected: Bool) -> UIColor {
    self == .filled || (isSelected && (self == .tinted || self == .gray)) ? .white : tint
  }

  private func background(_ base: UIColor?, _ tint: UIColor, _ isSelected: Bool) -> UIColor {
    switch self {
    case .plain: isSelected ? (base ?? tint).withAlphaComponent(0.15) : base ?? .clear
    case .borderless: base ?? .clear
    case .tinted: isSelected ? base ?? tint : (base ?? tint).withAlphaComponent(0.18)
    case .gray: isSelected ? base ?? tint : base ?? .secondarySystemFill
    case .filled: base ?? tint
    }
  }

  private func faded(_ color: UIColor) -> UIColor {
    color.withAlphaComponent(color.cgColor.alpha * 0.75)
  }
}
