import TouchInput

extension UIEvent {
  /// The buttons of a mouse or trackpad held during an event (Apple: UIEvent.ButtonMask).
  nonisolated public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set, with the first button in the lowest bit.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button; the left one for most users.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button; the right one for most users.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// Returns the button with a number, counted from 1; empty for an invalid number.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: (1...Int.bitWidth).contains(buttonNumber) ? 1 << (buttonNumber - 1) : 0)
    }
  }
}

extension EventContent {
  /// The buttons held by the pointers among the touches.
  var buttonMask: UIEvent.ButtonMask {
    var mask: UIEvent.ButtonMask = []
    for touch in touches {
      if let buttons = touch.state.attributes.buttons {
        mask.formUnion(UIEvent.ButtonMask(rawValue: buttons.rawValue))
      }
    }
    return mask
  }
}
