/// Buttons of a mouse or trackpad.
public struct PointerButtons: OptionSet, Hashable, Codable, Sendable {
  /// The bits: the first button is the lowest.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The first button: the left one for most users.
  public static let primary = PointerButtons(rawValue: 1 << 0)
  /// The second button: the right one for most users.
  public static let secondary = PointerButtons(rawValue: 1 << 1)
  /// The third button: the middle one, or the pressed wheel.
  public static let middle = PointerButtons(rawValue: 1 << 2)
}
