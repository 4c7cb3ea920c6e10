/// Someone who looks at a shared session on a page of their own, and may touch its scene.
package struct Guest: Hashable, Sendable {
  /// The number of the viewer, as the server has it; never used twice.
  package let number: UInt32
  /// What the guest is called, as it was given and cleaned, or as the sandbox calls it.
  package internal(set) var name: String

  /// The device of the guest's fingers.
  package var device: Int64 { Int64(number) }

  /// Creates a guest.
  package init(number: UInt32, name: String) { (self.number, self.name) = (number, name) }
}

/// Whose fingers reach the scene, besides the host's; the host decides.
package enum TouchRule: Hashable, Sendable {
  /// Those of all guests.
  case everyone
  /// Those of none.
  case nobody
  /// Those of one guest, by its number.
  case only(UInt32)

  /// Whether a guest's fingers reach the scene.
  package func allows(_ guest: UInt32) -> Bool {
    switch self {
    case .everyone: true
    case .nobody: false
    case .only(let number): number == guest
    }
  }
}

/// What the host does, as far as guests notice.
package enum HostActivity: Hashable, Sendable {
  /// The scene is there to be touched.
  case touching
  /// Guests say which view they expect; nothing of it is a touch.
  case voting
  /// What was done is looked at, and nothing can be touched.
  case reviewing
}
