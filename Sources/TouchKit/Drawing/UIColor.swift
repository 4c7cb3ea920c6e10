import Drawing
public import Foundation

/// A colour with an opacity, in sRGB.
nonisolated open class UIColor: NSObject, @unchecked Sendable {
  /// Immutable, which is what makes sharing colours between threads safe.
  final let drawingColor: Color

  init(_ color: Color) {
    drawingColor = color
    super.init()
  }

  /// Creates a colour from red, green, blue and opacity, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    drawingColor = Color(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a grey from its lightness and opacity, each 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    drawingColor = Color(red: white, green: white, blue: white, alpha: alpha)
    super.init()
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each 0…1; hue 0 and 1 are red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    drawingColor = Color(
      hue: hue,
      saturation: saturation,
      brightness: brightness,
      alpha: alpha
    )
    super.init()
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: drawingColor.red,
      green: drawingColor.green,
      blue: drawingColor.blue,
      alpha: alpha
    )
  }

  /// Whether another object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.drawingColor == drawingColor
  }

  /// A hash that equal colours share.
  open override var hash: Int { drawingColor.hashValue }

  /// The components in words.
  open override var description: String {
    let color = drawingColor
    return "UIColor(\(color.red) \(color.green) \(color.blue) \(color.alpha))"
  }
}

extension Color {
  /// Creates a colour from hue, saturation and brightness (the hexcone model).
  nonisolated fileprivate init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let hue = hue.isFinite ? (hue - hue.rounded(.down)) * 6 : 0
    func component(_ offset: Double) -> Double {
      let position = (offset + hue).truncatingRemainder(dividingBy: 6)
      let ramp = max(0, min(1, min(position, 4 - position)))
      return brightness * (1 - saturation * ramp)
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }
}
