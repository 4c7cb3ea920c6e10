/// One finger on one device, for as long as it stays down.
///
/// Devices number their fingers independently, so the pair is the key. Platforms reuse numbers
/// after a lift; an identifier therefore names a contact only between its began and its end.
public struct ContactID: Hashable, Codable, Sendable {
  /// The input device, as the platform numbers it.
  public var device: Int64

  /// The finger on that device, as the device numbers it.
  public var finger: Int64

  /// Creates the identifier of one finger on one device.
  public init(device: Int64, finger: Int64) {
    self.device = device
    self.finger = finger
  }

  /// The contact made by the left mouse button.
  public static let mouse = ContactID(device: -1, finger: 0)

  /// The contact made by the right mouse button; what it means is the window's business.
  public static let secondaryButton = ContactID(device: -1, finger: 1)

  /// The contact made by the middle mouse button; what it means is the window's business.
  public static let middleButton = ContactID(device: -1, finger: 2)
}
