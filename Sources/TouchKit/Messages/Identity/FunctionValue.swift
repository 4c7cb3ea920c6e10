import Foundation

/// The two words of a function value: where its code is, and the box with what it captured.
///
/// A method that passes through generic code is wrapped: the code is an adapter then, and the box
/// holds the wrapped function's two words, after the types that the adapter needs.
nonisolated struct FunctionValue: Sendable {
  private let code: UInt
  private let context: UInt

  /// How many adapters may be wrapped around a method (our choice; two are usual).
  private static let deepestWrapping = 8

  /// Takes the words of the function value that `holder` consists of.
  init<Holder>(in holder: Holder) {
    guard MemoryLayout<Holder>.size >= 2 * MemoryLayout<UInt>.size else {
      self.init(code: 0, context: 0)
      return
    }
    self = withUnsafeBytes(of: holder) { words in
      FunctionValue(
        code: words.load(as: UInt.self),
        context: words.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      )
    }
  }

  private init(code: UInt, context: UInt) {
    self.code = code
    self.context = context
  }

  /// Whether both functions do the same with the same captured values.
  func isSame(as other: FunctionValue) -> Bool {
    if code == other.code, context == other.context { return code != 0 }
    let images = LoadedImages()
    var pair = (self, other)
    for _ in 0..<Self.deepestWrapping {
      var comparison = CodeComparison(images: images)
      guard comparison.isSame(pair.0.code, pair.1.code) else { return false }
      if pair.0.context == pair.1.context { return true }
      guard let left = CaptureBox(at: pair.0.context, in: images),
        let right = CaptureBox(at: pair.1.context, in: images), left.types == right.types
      else { return false }
      pair = (left.function, right.function)
    }
    return false
  }

  /// What an adapter captured: types, and the function it adapts.
  private struct CaptureBox {
    let types: [UInt]
    let function: FunctionValue

    /// The words of an object before its contents: its type and its reference count.
    private static let headerWords = 2
    /// More types than an adapter captures (our choice).
    private static let mostWords = 16

    /// Reads the box at an address; nil if it is no such box.
    init?(at address: UInt, in images: LoadedImages) {
      guard let words = HeapWords(at: address), words.count > Self.headerWords,
        images.isBoxType(words[0])
      else { return nil }
      var types: [UInt] = []
      for index in Self.headerWords..<min(words.count - 1, Self.mostWords) {
        guard images.isCode(words[index]) else {
          types.append(words[index])
          continue
        }
        self.types = types
        function = FunctionValue(code: words[index], context: words[index + 1])
        return
      }
      return nil
    }
  }
}
