public import Foundation

/// Sizes of a font and of what stands beside it, as the user wants text larger or smaller (Apple:
/// UIFontMetrics).
///
/// A user who chose none has the size `large`, at which nothing is scaled.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics for text of a purpose.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics for running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font as large as the user wants it.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// A font as large as the user wants it, but no larger than so many points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A font as large as the user wants it in a surrounding.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// A length in points, scaled as text is.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in points, scaled as text is in a surrounding; nil for the current one.
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
  /// How large text of the purpose is when the user wants it larger or smaller, in points.
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
