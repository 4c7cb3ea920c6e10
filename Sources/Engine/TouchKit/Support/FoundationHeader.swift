/// The first stored property of objects that become attributes of strings.
///
/// When Foundation on this platform joins pieces of attributed text, it compares the values of their attributes. It
/// interprets the first word of an object as the header of one of its own objects. It ends the program if these bits
/// are zero, as they are in a colour that begins with a round number.
nonisolated struct FoundationHeader: Sendable {
  private let bits: UInt64 = 0x3FF00
}
