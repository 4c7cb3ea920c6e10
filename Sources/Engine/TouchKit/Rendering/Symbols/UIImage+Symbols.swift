public import Foundation

extension UIImage {
  /// The configuration of an image (Apple: UIImage.Configuration).
  nonisolated open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a symbol (Apple: UIImage.SymbolConfiguration).
  nonisolated public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let symbolScale: SymbolScale

    init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      symbolScale = scale
      super.init()
    }

    /// A configuration without a size, weight or scale.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, .default)
    }

    /// Creates a configuration from a font size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }

    /// Creates a configuration from a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }

    /// Creates a configuration from a font size in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// Creates a configuration from a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// Creates a configuration from a scale.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// Creates a configuration from the size of a font.
    public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified, .unspecified) }

    /// Creates a configuration from the size of a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, .unspecified, scale)
    }

    /// Creates a configuration from the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration from the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Returns the values of another configuration, with missing ones from this one.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration
      return SymbolConfiguration(
        other.pointSize ?? pointSize,
        other.weight == .unspecified ? weight : other.weight,
        other.symbolScale == .unspecified ? symbolScale : other.symbolScale
      )
    }
  }

  /// The weight of a symbol's lines.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// No weight.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin
    /// Light.
    case light
    /// The default weight.
    case regular
    /// A little heavy.
    case medium
    /// Somewhat heavy.
    case semibold
    /// Heavy.
    case bold
    /// Very heavy.
    case heavy
    /// The heaviest.
    case black
  }

  /// The scale of a symbol beside text of its size.
  nonisolated public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1
    /// No scale.
    case unspecified = 0
    /// Small.
    case small = 1
    /// The default scale.
    case medium
    /// Large.
    case large
  }

  /// Creates an image of a symbol in our own drawing; returns nil for unknown names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a symbol in a size and weight; returns nil for unknown names.
  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let drawing = SymbolDrawing(name: name) else { return nil }
    let look = configuration as? SymbolConfiguration ?? .unspecified
    var content = drawing.image(side: look.side, lineWidth: look.lineWidth).content
    content.isSymbol = true
    content.symbol = name
    content.symbolLook = look
    self.init(content)
  }

  /// Returns a symbol in another size and weight; other images stay the same.
  public final func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let name = content.symbol,
      let fresh = UIImage(systemName: name, withConfiguration: configuration)
    else { return self }
    var changed = fresh.content
    (changed.renderingMode, changed.tint) = (content.renderingMode, content.tint)
    return UIImage(changed)
  }

  /// The size and weight of a symbol; nil for other images.
  public final var symbolConfiguration: UIImage.SymbolConfiguration? { content.symbolLook }

  /// Returns a symbol with a size and weight where it has none of its own; other images stay the same.
  final func preferring(_ configuration: UIImage.SymbolConfiguration) -> UIImage {
    withConfiguration(content.symbolLook.map { configuration.applying($0) } ?? configuration)
  }

  /// Returns a symbol in another size and weight; nil for other images.
  public final func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    content.symbol == nil ? nil : withConfiguration(configuration)
  }
}

nonisolated extension UIImage.SymbolConfiguration {
  /// The width and height of a symbol, in points (our choice, near those of a device).
  fileprivate var side: CGFloat {
    let factor: CGFloat =
      switch symbolScale {
      case .small: 0.95
      case .large: 1.5
      default: 1.2
      }
    return ((pointSize ?? 17) * factor).rounded()
  }

  fileprivate var lineWidth: CGFloat {
    let step = CGFloat((weight == .unspecified ? .regular : weight).rawValue)
    return side / 24 * (0.6 + 0.35 * step)
  }
}
