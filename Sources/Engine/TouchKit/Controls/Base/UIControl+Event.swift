extension UIControl {
  /// The events of a control, as a set (Apple: UIControl.Event).
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched down with a tap count of two or more.
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
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A touch changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
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

    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events of a text field.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for the client's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}

nonisolated extension UIControl.Event {
  /// The names of the members, with crossings before the events that follow them.
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
