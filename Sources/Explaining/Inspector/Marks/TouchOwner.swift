public import Drawing

/// Whose finger a touch is, where several people share a session.
public struct TouchOwner: Hashable, Sendable {
  /// What its owner is called.
  public var name: String
  /// The colour of its owner's fingers; words on it are black.
  public var color: Color

  /// Creates an owner.
  public init(name: String, color: Color) { (self.name, self.color) = (name, color) }

  /// The owner of the fingers of a device, which decides the colour.
  public init(name: String, device: Int64) {
    self.init(name: name, color: Self.color(ofDevice: device))
  }

  /// The colour of a device's fingers: always the same, and another for the next device.
  public static func color(ofDevice device: Int64) -> Color {
    let count = Int64(colors.count)
    return colors[Int((device % count + count) % count)]
  }

  /// Colours on which black words have a contrast of 4.5, and which have 3 on the panels of every theme;
  /// neighbours differ in hue the most, and none is the pink of fingers without an owner.
  static let colors = [
    Color(hex: 0x4A8BE0), Color(hex: 0xD0741A), Color(hex: 0x2E9E5B), Color(hex: 0x9A76E0),
    Color(hex: 0x8F9228), Color(hex: 0x1E98A6), Color(hex: 0xE0605A),
  ]
}
