public import Foundation

/// The scaling of fonts and lengths to the user's preferred text size (Apple: UIFontMetrics).
///
/// The default size is `large`, which scales nothing.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics for body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font in the size that the user prefers.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font in the size that the user prefers, up to a maximum in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// Returns a font in the size that the user prefers, for given traits.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a length in points, scaled like text.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points, scaled like text for given traits; nil means the current ones.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let wanted = style.size(in: traits.preferredContentSizeCategory)
    return (value * wanted / style.size).rounded()
  }
}

nonisolated extension UIFont.TextStyle {
  /// Returns the font size of the text style in a category, in points.
  ///
  /// From Apple's table of dynamic type sizes (Human Interface Guidelines, Typography).
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let steps: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let index = steps.firstIndex(of: category) ?? 3
    return sizes[index]
  }

  private var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40]
    case .title1: [25, 26, 27, 28, 30, 32, 34]
    case .title2: [19, 20, 21, 22, 24, 26, 28]
    case .title3: [17, 18, 19, 20, 22, 24, 26]
    case .callout: [13, 14, 15, 16, 18, 20, 22]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21]
    case .footnote: [12, 12, 12, 13, 15, 17, 19]
    case .caption1: [11, 11, 11, 12, 14, 16, 18]
    case .caption2: [11, 11, 11, 11, 13, 15, 17]
    default: [14, 15, 16, 17, 19, 21, 23]
    }
  }
}
