/// The meaning of a colour's components.
///
/// Everything here is drawn in sRGB; greys are greys of it.
nonisolated public final class CGColorSpace: Sendable {
  /// The kind of components that a space has.
  public let model: CGColorSpaceModel
  /// The space's name.
  public let name: CFString?

  /// A text, as Core Foundation calls it.
  public typealias CFString = String

  init(model: CGColorSpaceModel, name: String?) {
    self.model = model
    self.name = name
  }

  /// Creates the space with a name; nil for names that are not known here.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.displayP3,
      CGColorSpace.genericRGBLinear, CGColorSpace.linearSRGB:
      self.init(model: .rgb, name: name)
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray:
      self.init(model: .monochrome, name: name)
    default: return nil
    }
  }

  /// How many components a colour has besides its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0…1, which are brought into range here.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of sRGB without its curve; the curve is not undone here.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of the space of wide screens; its components are taken for those of sRGB.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of red, green and blue without a curve; the curve is not undone here.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of greys.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of greys without a curve; the curve is not undone here.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
}

nonisolated extension CGColorSpace: Hashable {
  /// Whether both have the same kind of components.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.model == second.model && first.name == second.name
  }

  /// Feeds the kind and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// The kind of components that a space has.
nonisolated public enum CGColorSpaceModel: Int32, Sendable {
  /// Not known.
  case unknown = -1
  /// A lightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// The space of the screen's greys.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(model: .monochrome, name: nil)
}

/// The space of the screen's red, green and blue, which is sRGB here.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(model: .rgb, name: nil)
}
