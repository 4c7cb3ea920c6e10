public import Foundation

/// How the ground of a button looks (Apple: UIBackgroundConfiguration).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A view that lies on the ground, filling it; nil unless set.
  public var customView: UIView?
  /// The radius of the corners, in points; 0 unless set.
  public var cornerRadius: CGFloat = 0
  /// How far the ground stays inside the edges, in points; nowhere unless set.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil for the tint.
  public var backgroundColor: UIColor?
  /// Makes another colour of the one that is shown.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A picture on the ground; nil unless set.
  public var image: UIImage?
  /// How the picture fills the ground.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the border; nil for the tint.
  public var strokeColor: UIColor?
  /// Makes another colour of the border's.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0, which is none, unless set.
  public var strokeWidth: CGFloat = 0
  /// How far outside the ground the border lies, in points; 0 unless set.
  public var strokeOutset: CGFloat = 0

  init(color: UIColor? = nil) { backgroundColor = color }

  /// A ground that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }

  /// The colour of the ground for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the border for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Makes a colour of another one (Apple: UIConfigurationColorTransformer).
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  /// What makes the colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// The colour that is made of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes every colour grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.3 * red + 0.59 * green + 0.11 * blue, alpha: alpha)
  }

  /// Takes the tint of accessories as it is.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

  /// Makes every colour black or white with its opacity.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor.label.withAlphaComponent(color.cgColor.alpha)
  }
}

/// Makes attributes of text from given ones (Apple: UIConfigurationTextAttributesTransformer).
@preconcurrency @MainActor
public struct UIConfigurationTextAttributesTransformer {
  /// What makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes that are made from given ones.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
