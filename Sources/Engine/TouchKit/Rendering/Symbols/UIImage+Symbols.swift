public import Foundation

extension UIImage {
  /// What an image was made for (Apple: UIImage.Configuration).
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

    /// Nothing in particular.
    public class var unspecified: SymbolConfiguration {
      SymbolConfiguration(nil, .unspecified, .default)
    }

    /// The size of a font, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }

    /// The size of a font in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }

    /// The size of a font in points, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }

    /// A weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// A scale.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// The size of a font.
    public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified, .unspecified) }

    /// The size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, .unspecified, scale)
    }

    /// The size of the text that a style is for.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// The size of the text that a style is for, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// What another one says, and what it does not say as here.
    public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration
      return SymbolConfiguration(
        other.pointSize ?? pointSize,
        other.weight == .unspecified ? weight : other.weight,
        other.symbolScale == .unspecified ? symbolScale : other.symbolScale
      )
    }
  }

  /// How heavy the lines of a symbol are.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Very light.
    case thin
    /// Light.
    case light
    /// As usual.
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

  /// How large a symbol is beside text of its size.
  nonisolated public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As usual.
    case medium
    /// Large.
    case large
  }

  /// Creates an image of one of the symbols that exist here, in our own drawing; nil for other
  /// names.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of one of the symbols that exist here in a size and weight; nil for other
  /// names.
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

  /// A symbol in another size and weight; other images as they are.
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

  /// A symbol in a size and weight as far as it does not say them itself; other images as they are.
  final func preferring(_ configuration: UIImage.SymbolConfiguration) -> UIImage {
    withConfiguration(content.symbolLook.map { configuration.applying($0) } ?? configuration)
  }

  /// A symbol in another size and weight; nil for other images.
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
