/// The optional attributes of a contact at one moment: its tool and its pressure.
public struct ContactAttributes: Hashable, Codable, Sendable {
  /// The finger, pencil or pointer that made the contact.
  public enum Tool: String, Hashable, Codable, Sendable {
    /// A finger on a screen, or the mouse that represents one.
    case finger
    /// A pencil or stylus.
    case pencil
    /// A trackpad or mouse pointer, if reported as such.
    case pointer
  }

  /// The pressure: 0 if the device cannot measure it, 1 for an average press.
  public var force: Double

  /// The radius, in points; 0 if the device cannot measure it.
  public var radius: Double

  /// The finger, pencil or pointer that made the contact.
  public var tool: Tool

  /// The angle between a stylus and the screen, in radians from 0 (flat) to π/2 (upright).
  public var altitude: Double

  /// The direction in which a stylus leans, in radians clockwise from the screen's x axis.
  public var azimuth: Double

  /// The pressed buttons; nil if a pointer with buttons did not make the contact.
  public var buttons: PointerButtons?

  /// The altitude of all other tools than a stylus.
  public static let upright = Double.pi / 2

  /// Creates attributes; the defaults are those of a device without sensors.
  public init(
    force: Double = 0,
    radius: Double = 0,
    tool: Tool = .finger,
    altitude: Double = ContactAttributes.upright,
    azimuth: Double = 0,
    buttons: PointerButtons? = nil
  ) {
    self.force = force
    self.radius = radius
    self.tool = tool
    self.altitude = altitude
    self.azimuth = azimuth
    self.buttons = buttons
  }

  /// The attributes with the default instead of each invalid number.
  package var wellFormed: ContactAttributes {
    var attributes = self
    attributes.force = InputLimits.magnitude(force)
    attributes.radius = InputLimits.magnitude(radius)
    attributes.altitude =
      altitude.isFinite ? min(max(0, altitude), Self.upright) : Self.upright
    attributes.azimuth = Self.turn(azimuth)
    return attributes
  }

  /// Returns the same direction as an angle from 0 to 2π; 0 for an invalid number.
  private static func turn(_ angle: Double) -> Double {
    guard angle.isFinite else { return 0 }
    let turn = angle.truncatingRemainder(dividingBy: 2 * .pi)
    return turn < 0 ? turn + 2 * .pi : turn
  }
}
