/// A person who looks at a shared session on their own page, and may touch its scene.
package struct Guest: Hashable, Sendable {
  /// The number of the viewer on the server; never used twice.
  package let number: UInt32
  /// The name of the guest: the cleaned name that the guest gave, or one from the sandbox.
  package internal(set) var name: String

  /// The device of the guest's fingers.
  package var device: Int64 { Int64(number) }

  /// Creates a guest.
  package init(number: UInt32, name: String) { (self.number, self.name) = (number, name) }
}

/// The guests whose fingers reach the scene, besides the host's; the host decides.
package enum TouchRule: Hashable, Sendable {
  /// All guests.
  case everyone
  /// No guest.
  case nobody
  /// One guest, by its number.
  case only(UInt32)

  /// Returns whether a guest's fingers reach the scene.
  package func allows(_ guest: UInt32) -> Bool {
    switch self {
    case .everyone: true
    case .nobody: false
    case .only(let number): number == guest
    }
  }
}

/// The activity of the host, as far as guests notice.
package enum HostActivity: Hashable, Sendable {
  /// The scene can be touched.
  case touching
  /// Guests guess a view; their touches do not reach the scene.
  case voting
  /// The host reviews earlier input, and nothing can be touched.
  case reviewing
}
