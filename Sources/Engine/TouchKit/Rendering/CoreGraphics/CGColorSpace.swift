/// The meaning of a colour's components.
///
/// Everything here is drawn in sRGB, including greys.
nonisolated public final class CGColorSpace: Sendable {
  /// The model of the space's components.
  public let model: CGColorSpaceModel
  /// The space's name.
  public let name: CFString?

  /// A string, under its name in Core Foundation.
  public typealias CFString = String

  init(model: CGColorSpaceModel, name: String?) {
    self.model = model
    self.name = name
  }

  /// Creates the space with a name; returns nil for unknown names.
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

  /// The number of a colour's components without its opacity.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0…1, which are clamped here.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of linear sRGB; its components count as those of sRGB here.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The name of Display P3; its components count as those of sRGB here.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of linear red, green and blue; the components count as those of sRGB here.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  /// The name of the space of greys.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the space of linear greys; the components count as greys of sRGB here.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
}

nonisolated extension CGColorSpace: Hashable {
  /// Whether both have the same model and name.
  public static func == (first: CGColorSpace, second: CGColorSpace) -> Bool {
    first.model == second.model && first.name == second.name
  }

  /// Hashes the model and the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }
}

/// The model of a space's components.
nonisolated public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1
  /// One component for lightness.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// Returns the space of the screen's greys.
nonisolated public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(model: .monochrome, name: nil)
}

/// Returns the space of the screen's red, green and blue, which is sRGB here.
nonisolated public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(model: .rgb, name: nil)
}
