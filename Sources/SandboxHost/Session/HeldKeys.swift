import PointerInput
import SandboxPanels

/// The keys that are down and are not the application's.
struct HeldKeys {
  /// What comes of a key that is not the application's.
  enum Meaning {
    case perform(KeyAction)
    case nothing
  }

  private let table: KeyTable
  private var names: Set<String> = []

  init(table: KeyTable) {
    self.table = table
  }

  /// What the sandbox does with a key; nil when it is the application's.
  mutating func meaning(of stroke: KeyStroke, in context: KeyTable.Context) -> Meaning? {
    let name = stroke.name.lowercased()
    // The one that heard a key go down hears it come up.
    guard stroke.isDown else { return names.remove(name).map { _ in .nothing } }
    let action = table.binding(for: stroke, in: context)?.action
    if stroke.isRepeat, names.contains(name) { return Self.meaning(ofRepeated: action) }
    guard let action else { return nil }
    names.insert(name)
    return .perform(action)
  }

  /// The keys come up where nothing is told of it.
  mutating func forget() { names = [] }

  /// A key that is held does nothing more, unless it moves things.
  private static func meaning(ofRepeated action: KeyAction?) -> Meaning {
    switch action {
    case .nudge?, .propertyStep?, .time(.stepEvents)?, .time(.stepFrames)?, .time(.skip)?,
      .listStep?:
      action.map(Meaning.perform) ?? .nothing
    default: .nothing
    }
  }
}
