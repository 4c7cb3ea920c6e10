extension UIControl {
  /// What can happen to a control, as a set (Apple: UIControl.Event).
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down that taps for the second time or more.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and counts as inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and counts as outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved from outside to inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved from inside to outside.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used for what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of a text field ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// Everything fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything that happens to a text field.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for the client's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that belong to the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

nonisolated extension UIControl.Event {
  /// The names of the members, crossings before what they lead to.
  var names: [String] {
    Self.nameTable.filter { contains($0.event) }.map(\.name)
      + (intersection(.applicationReserved).isEmpty ? [] : ["applicationReserved"])
  }

  private static let nameTable: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]
}
