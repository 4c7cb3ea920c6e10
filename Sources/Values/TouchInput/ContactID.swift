/// One finger on one device, while it stays down.
///
/// Devices number their fingers independently, so that the pair is the key. Platforms reuse numbers
/// after a lift. An identifier is therefore only valid for a contact between its beginning and its end.
public struct ContactID: Hashable, Codable, Sendable {
  /// The platform's number of the input device.
  public var device: Int64

  /// The device's number of the finger.
  public var finger: Int64

  /// Creates the identifier of one finger on one device.
  public init(device: Int64, finger: Int64) {
    self.device = device
    self.finger = finger
  }

  /// The contact made by the left mouse button.
  public static let mouse = ContactID(device: -1, finger: 0)

  /// The contact made by the right mouse button; the window decides its meaning.
  public static let secondaryButton = ContactID(device: -1, finger: 1)

  /// The contact made by the middle mouse button; the window decides its meaning.
  public static let middleButton = ContactID(device: -1, finger: 2)
}
