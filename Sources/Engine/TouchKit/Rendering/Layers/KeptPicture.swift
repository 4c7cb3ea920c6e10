import Drawing

/// The whole picture of an application, kept as long as nothing on the screen changes.
///
/// A host asks for all of it again when its pixels were lost, or to show the same moment at another
/// scale. It is kept from the second time on that it is asked for: a single picture
/// costs no memory.
@MainActor
struct KeptPicture {
  /// What the picture depends on: what came to the damage, and what made drawing code due.
  private struct State: Equatable {
    let damage: Int
    let drawing: Int
  }

  private var state: State?
  private var list: DisplayList?
  /// How many instructions the latest had.
  private(set) var length = 0

  /// The picture, made where anything changed since the last one.
  mutating func picture(of application: UIApplication, _ make: () -> DisplayList) -> DisplayList {
    // Read before: drawing code of clients may change what it is part of.
    let present = State(damage: application.damage.count, drawing: DrawingNews.count)
    let isUnchanged = state == present
    if isUnchanged, let list { return list }
    let made = make()
    (state, list, length) = (present, isUnchanged ? made : nil, made.commands.count)
    return made
  }
}
