public import Foundation

/// What one finger reported at one moment.
public struct ContactSample: Hashable, Codable, Sendable {
  /// What happened to a contact.
  public enum Phase: String, Hashable, Codable, Sendable {
    /// The finger touched the surface.
    case began
    /// The finger moved, or pressed harder or softer.
    case moved
    /// The finger left the surface.
    case ended
    /// The platform took the contact away: focus lost, window hidden, device gone.
    case cancelled
  }

  /// What made the contact.
  public enum Tool: String, Hashable, Codable, Sendable {
    /// A finger on a screen, or the mouse standing in for one.
    case finger
    /// A pencil or stylus.
    case pencil
    /// A trackpad or mouse pointer, reported as such.
    case pointer
  }

  /// Who can take a contact away, besides the platform.
  public enum Taker: String, Hashable, Codable, Sendable {
    /// The user of a tool, by a command of it.
    case user
  }

  /// The finger.
  public var id: ContactID

  /// What happened to it.
  public var phase: Phase

  /// Where it is, in points from the window's top left corner; may lie outside the window.
  public var location: CGPoint

  /// When it happened, in seconds on the input clock (monotonic, origin unspecified).
  public var timestamp: TimeInterval

  /// How hard it presses: 0 when the device cannot tell, 1 for an average press.
  public var force: Double

  /// How large it is, in points; 0 when the device cannot tell.
  public var radius: Double

  /// What made it.
  public var tool: Tool

  /// The buttons held; nil when it was not made by a pointer with buttons.
  public var buttons: PointerButtons?

  /// Who took the contact away, if it was not the platform; only of cancelled ones.
  public var taker: Taker?

  /// Creates a sample; `force` and `radius` default to what a device without those sensors says.
  public init(
    id: ContactID,
    phase: Phase,
    location: CGPoint,
    timestamp: TimeInterval,
    force: Double = 0,
    radius: Double = 0,
    tool: Tool = .finger,
    buttons: PointerButtons? = nil
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.force = force
    self.radius = radius
    self.tool = tool
    self.buttons = buttons
  }
}
