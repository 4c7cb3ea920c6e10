import Drawing
public import Foundation

/// A colour with an opacity, in sRGB; immutable.
///
/// A dynamic colour has different components in light and dark mode (Apple: UIColor).
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The source of the components.
  enum Source {
    case fixed(Color, isGray: Bool)
    case pair(light: Color, dark: Color)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private let header = FoundationHeader()

  /// The source, which is immutable so that threads can share colours safely.
  final let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Returns nil, because this platform has no archives of colours.
  public required init?(coder: NSCoder) { nil }

  /// Creates a colour from red, green, blue and opacity, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    source = .fixed(color, isGray: false)
    super.init()
  }

  /// Creates a grey from its lightness and opacity, each 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    let color = Color(red: white, green: white, blue: white, alpha: alpha)
    source = .fixed(color, isGray: true)
    super.init()
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each 0…1; hue 0 and 1 are red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    source = .fixed(color, isGray: false)
    super.init()
  }

  /// Creates a colour from Display P3 components, each 0…1.
  ///
  /// A colour outside sRGB becomes the nearest one inside it.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = Color(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)
    source = .fixed(color, isGray: false)
    super.init()
  }

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor.drawingColor, isGray: cgColor.numberOfComponents == 2)
    super.init()
  }

  /// Creates a colour from a closure that provides its components whenever they are needed.
  ///
  /// The closure receives the traits in which the colour is shown.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// Returns the same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = Double(alpha)
    switch source {
    case .fixed(let color, let isGray):
      return UIColor(source: .fixed(color.withAlpha(alpha), isGray: isGray))
    case .pair(let light, let dark):
      return UIColor(source: .pair(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha)))
    case .provider(let provider):
      return UIColor { provider($0).withAlphaComponent(CGFloat(alpha)) }
    }
  }

  /// Returns the colour with fixed components for given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .pair, .provider: UIColor(color(in: traitCollection))
    }
  }

  /// The Core Graphics colour for the present traits.
  open var cgColor: CGColor {
    if case .fixed(let color, let isGray) = source { return CGColor(color, isGray: isGray) }
    return CGColor(drawingColor)
  }

  /// Sets the fill and stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  open func setFill() { ContextStack.current?.state.fillColor = drawingColor }

  /// Sets the stroke colour of the current context.
  open func setStroke() { ContextStack.current?.state.strokeColor = drawingColor }

  /// Stores red, green, blue and opacity for the present traits; always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = drawingColor
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores hue, saturation, brightness and opacity for the present traits; always succeeds.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = drawingColor
    let parts = color.hueSaturationBrightness
    hue?.pointee = CGFloat(parts.hue)
    saturation?.pointee = CGFloat(parts.saturation)
    brightness?.pointee = CGFloat(parts.brightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Stores the lightness of the equivalent grey and the opacity; always succeeds.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = drawingColor
    white?.pointee = CGFloat(color.lightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Returns the same object, because a colour is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is an equal colour, in light and dark mode.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self
      || (other.color(in: .light) == color(in: .light)
        && other.color(in: .dark) == color(in: .dark))
  }

  /// A hash that equal colours share.
  open override var hash: Int { color(in: .light).hashValue }

  /// The components for the present traits, as text.
  open override var description: String {
    let color = drawingColor
    return "UIColor(\(color.red) \(color.green) \(color.blue) \(color.alpha))"
  }
}
