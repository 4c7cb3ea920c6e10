public import Foundation

/// The state of one finger at one moment.
public struct ContactSample: Hashable, Codable, Sendable {
  /// The phase of a contact.
  public enum Phase: String, Hashable, Codable, Sendable {
    /// The finger touched the surface.
    case began
    /// The finger moved, or pressed harder or softer.
    case moved
    /// The finger left the surface.
    case ended
    /// The platform cancelled the contact: focus lost, window hidden, device gone.
    case cancelled
  }

  /// The originator of a cancellation, other than the platform.
  public enum Taker: String, Hashable, Codable, Sendable {
    /// The user of a tool, with a command.
    case user
  }

  /// The finger's identifier.
  public var id: ContactID

  /// The phase.
  public var phase: Phase

  /// The position, in points from the window's top left corner; may be outside of the window.
  public var location: CGPoint

  /// The time, in seconds on the input clock (monotonic, origin unspecified).
  public var timestamp: TimeInterval

  /// The optional attributes that the device reported.
  public var attributes: ContactAttributes

  /// The originator of a cancellation, if it was not the platform; nil for other phases.
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
