public import Foundation

/// The appearance of a button's background (Apple: UIBackgroundConfiguration).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view that fills the background; nil by default.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the edges, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil for the tint.
  public var backgroundColor: UIColor?
  /// The transformation of the background colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture in the background; nil by default.
  public var image: UIImage?
  /// The scaling of the picture in the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; nil for the tint.
  public var strokeColor: UIColor?
  /// The transformation of the border colour.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0, for none, by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside the background, in points; 0 by default.
  public var strokeOutset: CGFloat = 0

  init(color: UIColor? = nil) { backgroundColor = color }

  /// Returns a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }

  /// Returns the colour of the background for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the border for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// A transformation of one colour into another (Apple: UIConfigurationColorTransformer).
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// The closure that returns the colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns the grey of equal lightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.3 * red + 0.59 * green + 0.11 * blue, alpha: alpha)
  }

  /// A transformer that returns the tint of accessories.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

  /// A transformer that returns black or white with the opacity of the colour.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor.label.withAlphaComponent(color.cgColor.alpha)
  }
}

/// A transformation of text attributes (Apple: UIConfigurationTextAttributesTransformer).
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that returns the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
