/// The two words of a function value: where its code is, and what it captured.
///
/// A function has no identity in Swift; its words are one, as long as the function value that they
/// were taken from is alive: see `Assumptions.md`.
public struct FunctionWords: Hashable, Sendable {
  private let code: UInt
  private let context: UInt

  /// Whether the function captured nothing, so that its words are always the same.
  public var capturesNothing: Bool { context == 0 }

  /// Takes the words of the function that a holder consists of; nil if it consists of more or less.
  ///
  /// A holder is a structure with the function as its only property, since a function that is handed
  /// on by itself would be wrapped in another one.
  public init?<Holder>(of holder: Holder) {
    guard MemoryLayout<Holder>.size == 2 * MemoryLayout<UInt>.size else { return nil }
    (code, context) = withUnsafeBytes(of: holder) { words in
      (
        words.load(as: UInt.self),
        words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      )
    }
  }
}
