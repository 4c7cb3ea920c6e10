/// The two words of a function value: the address of its code and of its captured context.
///
/// A function has no identity in Swift. Its words are an identity as long as the original function value is alive: see
/// `Assumptions.md`.
public struct FunctionWords: Hashable, Sendable {
  private let code: UInt
  private let context: UInt

  /// Whether the function captured nothing, so that its words are always the same.
  public var capturesNothing: Bool { context == 0 }

  /// Reads the words of the function in a holder; returns nil unless the holder is exactly one function.
  ///
  /// A holder is a structure with the function as its only property, because a function passed by itself would be
  /// wrapped in another one.
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
