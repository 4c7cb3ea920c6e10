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

  /// The optional attributes that the device reported.
  public var attributes: ContactAttributes

  /// Who took the contact away, if it was not the platform; only of cancelled ones.
  public var taker: Taker?

  /// Creates a sample; the attributes default to those of a device without sensors.
  public init(
    id: ContactID,
    phase: Phase,
    location: CGPoint,
    timestamp: TimeInterval,
    attributes: ContactAttributes = ContactAttributes()
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.attributes = attributes
  }
}
