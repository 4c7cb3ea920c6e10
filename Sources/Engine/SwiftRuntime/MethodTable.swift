/// The words after a class's header in memory, which include its method table.
///
/// The header's layout is part of Swift's stable metadata format on platforms without Objective-C: kind, superclass,
/// flags and sizes, then the description, the field destroyer, and the members.
struct MethodTable {
  private let base: UnsafeRawPointer
  private let wordCount: Int

  /// The number of words in the header before the first member.
  private static let headerWords = 7

  /// The offsets in the header of the description's size in bytes and of the number of bytes before the class's
  /// address.
  private static let sizeOffset = 32
  private static let addressPointOffset = 36

  /// Reads the table of a class.
  init(_ type: AnyClass) {
    base = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let size = base.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
    let before = base.load(fromByteOffset: Self.addressPointOffset, as: UInt32.self)
    wordCount = Int(size - min(before, size)) / MemoryLayout<UInt>.size
  }

  /// Returns the word at an index; nil beyond the end.
  subscript(word: Int) -> UInt? {
    guard word < wordCount else { return nil }
    return base.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// Returns the indexes at which both tables have different words.
  func words(differingFrom other: MethodTable) -> Set<Int> {
    let shared = min(wordCount, other.wordCount)
    guard shared > Self.headerWords else { return [] }
    return Set((Self.headerWords..<shared).filter { self[$0] != other[$0] })
  }
}
