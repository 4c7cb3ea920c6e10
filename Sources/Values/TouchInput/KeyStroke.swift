public import Foundation

/// A key on the keyboard that went down or up.
public struct KeyStroke: Hashable, Codable, Sendable {
  /// The modifier keys that were held.
  public struct Modifiers: OptionSet, Hashable, Codable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Either Shift key.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Either Control key.
    public static let control = Modifiers(rawValue: 1 << 1)
    /// Either Alt key.
    public static let alternate = Modifiers(rawValue: 1 << 2)
    /// Either Super, Windows or Command key.
    public static let command = Modifiers(rawValue: 1 << 3)
    /// The Caps Lock state.
    public static let capsLock = Modifiers(rawValue: 1 << 4)
  }

  /// The physical key as a USB HID usage number of the keyboard page.
  public var usage: Int

  /// The meaning of the key in the current layout: `a`, `F12`, `Escape`, `Left`.
  public var name: String

  /// The modifiers that were held.
  public var modifiers: Modifiers

  /// Whether the key went down; false when it came up.
  public var isDown: Bool

  /// Whether the platform generated this stroke by repeating a held key.
  public var isRepeat: Bool

  /// The time, in seconds on the input clock.
  public var timestamp: TimeInterval

  /// Creates a key stroke.
  public init(
    usage: Int,
    name: String,
    modifiers: Modifiers = [],
    isDown: Bool,
    isRepeat: Bool = false,
    timestamp: TimeInterval
  ) {
    self.usage = usage
    self.name = name
    self.modifiers = modifiers
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.timestamp = timestamp
  }
}
