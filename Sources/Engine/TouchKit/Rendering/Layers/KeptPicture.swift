import Drawing

/// The cached picture of an application, valid while nothing on the screen changes.
///
/// A host requests the whole picture again when its pixels were lost, or to show the same moment at another scale. The
/// picture is cached from its second request on, so that a single picture costs no memory.
@MainActor
struct KeptPicture {
  /// The state that the picture depends on: the damage and the pending drawing code.
  private struct State: Equatable {
    let damage: Int
    let drawing: Int
  }

  private var state: State?
  private var list: DisplayList?
  /// The number of instructions of the latest picture.
  private(set) var length = 0

  /// Returns the picture, made again if anything changed since the last one.
  mutating func picture(of application: UIApplication, _ make: () -> DisplayList) -> DisplayList {
    // Read first, because drawing code of clients can change the state.
    let present = State(damage: application.damage.count, drawing: DrawingNews.count)
    let isUnchanged = state == present
    if isUnchanged, let list { return list }
    let made = make()
    (state, list, length) = (present, isUnchanged ? made : nil, made.commands.count)
    return made
  }
}
