/// The roles of viewers; the address of a page decides.
enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// The viewer with the whole window and all functions of the sandbox; one at a time.
  case host
  /// A viewer with the scene and its own fingers; only in a shared session, which can have many.
  case guest
}
