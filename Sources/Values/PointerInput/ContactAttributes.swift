/// The optional attributes of a contact at one moment: what made it, and how it presses.
public struct ContactAttributes: Hashable, Codable, Sendable {
  /// What made the contact.
  public enum Tool: String, Hashable, Codable, Sendable {
    /// A finger on a screen, or the mouse standing in for one.
    case finger
    /// A pencil or stylus.
    case pencil
    /// A trackpad or mouse pointer, reported as such.
    case pointer
  }

  /// The pressure: 0 if the device cannot tell, 1 for an average press.
  public var force: Double

  /// The radius, in points; 0 if the device cannot tell.
  public var radius: Double

  /// What made the contact.
  public var tool: Tool

  /// The buttons held; nil if it was not made by a pointer with buttons.
  public var buttons: PointerButtons?

  /// Creates attributes; the defaults are those of a device without sensors.
  public init(
    force: Double = 0,
    radius: Double = 0,
    tool: Tool = .finger,
    buttons: PointerButtons? = nil
  ) {
    self.force = force
    self.radius = radius
    self.tool = tool
    self.buttons = buttons
  }

  /// The attributes with the default in place of each number that is invalid.
  package var wellFormed: ContactAttributes {
    var attributes = self
    attributes.force = InputLimits.magnitude(force)
    attributes.radius = InputLimits.magnitude(radius)
    return attributes
  }
}
