import TouchInput

/// The keys that are down and are not the application's.
struct HeldKeys {
  /// What comes of a key that is not the application's.
  enum Meaning {
    case perform(KeyAction)
    case nothing
  }

  private let table: KeyTable
  private var names: Set<String> = []
  /// Modifiers that are down and of which the application was not told: most of them are meant for
  /// a command of the sandbox, or for fingers.
  private var quiet: [KeyStroke] = []
  /// Modifiers of which the application was told.
  private var told: Set<Int> = []
  /// Whether the text of a key that is not the application's is still to come.
  private var awaitsText = false

  /// USB's numbers of the left and right modifier keys.
  private static let modifierKeys = 0xE0...0xE7

  init(table: KeyTable) {
    self.table = table
  }

  /// What the sandbox does with a key; nil when it is the application's.
  mutating func meaning(of stroke: KeyStroke, in context: KeyTable.Context) -> Meaning? {
    let name = stroke.name.lowercased()
    // The one that heard a key go down hears it come up.
    guard stroke.isDown else {
      awaitsText = false
      return names.remove(name).map { _ in .nothing }
    }
    let action = table.binding(for: stroke, in: context)?.action
    awaitsText = action != nil && KeyBinding.Key(stroke.name, stroke.modifiers).isText
    if stroke.isRepeat, names.contains(name) { return Self.meaning(ofRepeated: action) }
    guard let action else { return nil }
    names.insert(name)
    return .perform(action)
  }

  /// Returns whether a text is that of a key which is not the application's.
  mutating func takesText() -> Bool {
    defer { awaitsText = false }
    return awaitsText
  }

  /// What the application is told for a key that is its own: nothing of a modifier alone, and of
  /// modifiers together with the key that they are held for.
  mutating func applicationStrokes(_ stroke: KeyStroke) -> [KeyStroke] {
    guard !table.isEmpty else { return [stroke] }
    guard Self.modifierKeys.contains(stroke.usage) else {
      guard stroke.isDown else { return [stroke] }
      defer { quiet = [] }
      for modifier in quiet { told.insert(modifier.usage) }
      return quiet + [stroke]
    }
    if stroke.isDown {
      if !stroke.isRepeat { quiet.append(stroke) }
      return []
    }
    quiet.removeAll { $0.usage == stroke.usage }
    return told.remove(stroke.usage).map { _ in [stroke] } ?? []
  }

  /// The keys come up where nothing is told of it.
  mutating func forget() { (names, quiet, told, awaitsText) = ([], [], [], false) }

  /// A key that is held does nothing more, unless it moves things.
  private static func meaning(ofRepeated action: KeyAction?) -> Meaning {
    switch action {
    case .nudge?, .propertyStep?, .stepProperty?, .time(.stepEvents)?, .time(.stepFrames)?,
      .time(.skip)?,
      .listStep?, .focusStep?, .focusArrow?, .zoom?, .timeZoom?:
      action.map(Meaning.perform) ?? .nothing
    default: .nothing
    }
  }
}
