/// The use of ported code.
enum PortPurpose {
  /// A project on Linux, whose files people keep.
  case project
  /// A library that is compiled once and loaded; its messages name lines of the originals.
  case live

  /// The conditions that hold in builds; nil where they are not known.
  var flags: Set<String>? { self == .live ? ["DEBUG"] : nil }
}
