public import Drawing

/// The owner of a touch in a session that several people share.
public struct TouchOwner: Hashable, Sendable {
  /// The name of the owner.
  public var name: String
  /// The colour of the owner's fingers; text on it is black.
  public var color: Color

  /// Creates an owner.
  public init(name: String, color: Color) { (self.name, self.color) = (name, color) }

  /// Creates the owner of a device's fingers; the device determines the colour.
  public init(name: String, device: Int64) {
    self.init(name: name, color: Self.color(ofDevice: device))
  }

  /// Returns the constant colour of a device's fingers; the next device has another one.
  public static func color(ofDevice device: Int64) -> Color {
    let count = Int64(colors.count)
    return colors[Int((device % count + count) % count)]
  }

  /// The colours of owners.
  ///
  /// Black text on them has a contrast of 4.5, and they have a contrast of 3 on the panels of every theme.
  /// Neighbours differ in hue the most, and none is the pink of fingers without an owner.
  static let colors = [
    Color(hex: 0x4A8BE0), Color(hex: 0xD0741A), Color(hex: 0x2E9E5B), Color(hex: 0x9A76E0),
    Color(hex: 0x8F9228), Color(hex: 0x1E98A6), Color(hex: 0xE0605A),
  ]
}
