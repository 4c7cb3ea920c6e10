/// The words that follow a class's header in memory, its method table among them.
///
/// The header's layout is part of Swift's stable metadata format on platforms without Objective-C:
/// kind, superclass, flags and sizes, then the description, the field destroyer, and the members.
struct MethodTable {
  private let base: UnsafeRawPointer
  private let wordCount: Int

  /// Words taken by the header before the first member.
  private static let headerWords = 7

  /// Reads the table of a class.
  init(_ type: AnyClass) {
    base = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let classSize = base.load(fromByteOffset: 32, as: UInt32.self)
    let addressPoint = base.load(fromByteOffset: 36, as: UInt32.self)
    wordCount = Int(classSize - min(addressPoint, classSize)) / MemoryLayout<UInt>.size
  }

  /// The word at an index, or 0 beyond the end.
  subscript(word: Int) -> UInt {
    guard word < wordCount else { return 0 }
    return base.load(fromByteOffset: word * MemoryLayout<UInt>.size, as: UInt.self)
  }

  /// The indices at which both tables have a word but not the same one.
  func words(differingFrom other: MethodTable) -> [Int] {
    let shared = min(wordCount, other.wordCount)
    guard shared > Self.headerWords else { return [] }
    return (Self.headerWords..<shared).filter { self[$0] != other[$0] }
  }
}
