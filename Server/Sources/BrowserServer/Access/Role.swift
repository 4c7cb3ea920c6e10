/// What a viewer may do; its address decides.
enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// It has the whole window, with everything that the sandbox can do; there is one at a time.
  case host
  /// It has the scene, and its fingers; there are many, in a shared session alone.
  case guest
}
