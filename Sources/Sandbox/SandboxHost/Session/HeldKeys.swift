import TouchInput

/// The held keys that do not belong to the application.
struct HeldKeys {
  /// The effect of a key that does not belong to the application.
  enum Meaning {
    case perform(KeyAction)
    case nothing
  }

  private let table: KeyTable
  private var names: Set<String> = []
  /// The held modifiers that the application does not know of.
  ///
  /// Most of them are meant for a command of the sandbox, or for emulated fingers.
  private var quiet: [KeyStroke] = []
  /// The modifiers whose press was sent to the application.
  private var told: Set<Int> = []
  /// The keys whose press went to a field of the workbench.
  private var typed: Set<String> = []
  /// Whether the text of a sandbox key is still to come.
  private var awaitsText = false

  /// The USB usage codes of the left and right modifier keys.
  private static let modifierKeys = 0xE0...0xE7

  init(table: KeyTable) {
    self.table = table
  }

  /// Returns whether a key goes to the field of the workbench that is edited.
  ///
  /// The field that receives a key press also receives its release, even after editing has ended.
  mutating func goesToField(_ stroke: KeyStroke, isTyping: Bool) -> Bool {
    let name = stroke.name.lowercased()
    guard stroke.isDown else { return typed.remove(name) != nil }
    if isTyping { typed.insert(name) }
    return isTyping
  }

  /// Returns the sandbox's use of a key; nil if the key belongs to the application.
  mutating func meaning(of stroke: KeyStroke, in context: KeyTable.Context) -> Meaning? {
    let name = stroke.name.lowercased()
    // The receiver of a key press also receives its release.
    guard stroke.isDown else {
      awaitsText = false
      return names.remove(name).map { _ in .nothing }
    }
    let action = table.binding(for: stroke, in: context)?.action
    // The key that begins to type a value is its first letter.
    awaitsText =
      action != nil && action != .typeProperty
      && KeyBinding.Key(stroke.name, stroke.modifiers).isText
    if stroke.isRepeat, names.contains(name) { return Self.meaning(ofRepeated: action) }
    guard let action else { return nil }
    names.insert(name)
    return .perform(action)
  }

  /// Returns whether a text comes from a key that does not belong to the application.
  mutating func takesText() -> Bool {
    defer { awaitsText = false }
    return awaitsText
  }

  /// Returns the strokes to send to the application for its key.
  ///
  /// A modifier alone sends nothing. Held modifiers are sent together with the key that follows.
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

  /// Forgets all held keys after their release went elsewhere.
  mutating func forget() { (names, quiet, told, typed, awaitsText) = ([], [], [], [], false) }

  /// Returns the effect of a repeated key; only actions that move something repeat.
  private static func meaning(ofRepeated action: KeyAction?) -> Meaning {
    switch action {
    case .nudge?, .propertyStep?, .stepProperty?, .time(.stepEvents)?, .time(.stepFrames)?,
      .time(.skip)?,
      .listStep?, .scrollPanel?, .focusStep?, .focusArrow?, .zoom?, .timeZoom?:
      action.map(Meaning.perform) ?? .nothing
    default: .nothing
    }
  }
}
