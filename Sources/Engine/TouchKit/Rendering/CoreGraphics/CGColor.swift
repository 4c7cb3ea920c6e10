import Drawing
public import Foundation

/// An immutable colour with an opacity, used by Core Graphics.
nonisolated public final class CGColor: Sendable {
  let drawingColor: Color
  private let isGray: Bool

  init(_ color: Color, isGray: Bool = false) {
    drawingColor = color
    self.isGray = isGray
  }

  /// Creates a colour from red, green, blue and opacity, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from the components of sRGB and opacity, each 0…1.
  public convenience init(
    srgbRed red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey from its lightness and opacity, each 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
  }

  /// Creates a grey from its lightness and opacity, each 0…1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a colour from the components of a space followed by the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(
        red: components[0],
        green: components[1],
        blue: components[2],
        alpha: components[3]
      )
    case .unknown: return nil
    }
  }

  /// The components of the colour's space, then the opacity.
  public var components: [CGFloat]? {
    let color = drawingColor
    return (isGray ? [color.red, color.alpha] : [color.red, color.green, color.blue, color.alpha])
      .map { CGFloat($0) }
  }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(drawingColor.alpha) }

  /// The space of the components.
  public var colorSpace: CGColorSpace? {
    isGray
      ? CGColorSpace(model: .monochrome, name: CGColorSpace.genericGrayGamma2_2)
      : CGColorSpace(model: .rgb, name: CGColorSpace.sRGB)
  }

  /// Returns an equal colour as another object.
  public func copy() -> CGColor? { CGColor(drawingColor, isGray: isGray) }

  /// Returns the same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    let color = drawingColor
    return CGColor(
      Color(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha)),
      isGray: isGray
    )
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// A fully transparent colour.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

nonisolated extension CGColor: Hashable {
  /// Whether both have the same components.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.drawingColor == second.drawingColor && first.isGray == second.isGray
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(drawingColor) }
}

nonisolated extension CGColor: CustomStringConvertible {
  /// The components as text.
  public var description: String {
    "CGColor(" + (components ?? []).map { "\($0)" }.joined(separator: " ") + ")"
  }
}
