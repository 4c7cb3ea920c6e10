import Drawing
public import Foundation

/// A colour with an opacity, in sRGB; immutable.
///
/// A dynamic colour is another one in a light and in a dark surrounding (Apple: UIColor).
nonisolated open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// Where the components come from.
  enum Source {
    case fixed(Color, isGray: Bool)
    case pair(light: Color, dark: Color)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  private let header = FoundationHeader()

  /// Immutable, which is what makes sharing colours between threads safe.
  final let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Archives of colours do not exist on this platform: there is none.
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

  /// Creates a colour from the components of wide screens' red, green and blue, each 0…1.
  ///
  /// What sRGB does not reach becomes the nearest colour that it does.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = Color(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)
    source = .fixed(color, isGray: false)
    super.init()
  }

  /// Creates the colour that Core Graphics knows.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor.drawingColor, isGray: cgColor.numberOfComponents == 2)
    super.init()
  }

  /// Creates a colour that asks for its components whenever they are needed.
  ///
  /// The closure is given the traits of the surrounding in which the colour is seen.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// The same colour with another opacity; a dynamic one stays dynamic.
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

  /// The colour as it is seen in a surrounding, which does not change any more.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .pair, .provider: UIColor(color(in: traitCollection))
    }
  }

  /// The colour in the present surrounding, for Core Graphics.
  open var cgColor: CGColor {
    if case .fixed(let color, let isGray) = source { return CGColor(color, isGray: isGray) }
    return CGColor(drawingColor)
  }

  /// Makes this the colour of insides and of lines in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of insides in the current context.
  open func setFill() { ContextStack.current?.state.fillColor = drawingColor }

  /// Makes this the colour of lines in the current context.
  open func setStroke() { ContextStack.current?.state.strokeColor = drawingColor }

  /// Reads red, green, blue and opacity in the present surrounding; always succeeds.
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

  /// Reads hue, saturation, brightness and opacity in the present surrounding; always succeeds.
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

  /// Reads the lightness that remains without the colour, and the opacity; always succeeds.
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

  /// The same colour: it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the same colour, in light and in dark surroundings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self
      || (other.color(in: .light) == color(in: .light)
        && other.color(in: .dark) == color(in: .dark))
  }

  /// A hash that equal colours share.
  open override var hash: Int { color(in: .light).hashValue }

  /// The components in the present surrounding, in words.
  open override var description: String {
    let color = drawingColor
    return "UIColor(\(color.red) \(color.green) \(color.blue) \(color.alpha))"
  }
}
