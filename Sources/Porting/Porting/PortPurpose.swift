/// The use of ported code.
enum PortPurpose {
  /// A project on Linux, whose files its authors keep.
  case project
  /// A library that is compiled once and loaded; compiler messages name lines of the originals.
  case live

  /// The conditions that are true in builds; nil if they are unknown.
  var flags: Set<String>? { self == .live ? ["DEBUG"] : nil }
}
