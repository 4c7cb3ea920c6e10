/// Tells whether two unapplied methods are the same method.
///
/// A function value has no identity of its own; what stands for it is the method's type and the
/// function behind the value.
nonisolated struct MethodIdentity: Hashable, Sendable {
  /// The method's type, as text: `(Card) -> (UIButton)`.
  let typeName: String
  private let function: UInt

  /// Looks behind a function value, which has to be the only part of what is given.
  init<Holder>(of holder: Holder, typeName: String) {
    self.typeName = typeName
    function = withUnsafeBytes(of: holder) { bytes in
      let context = bytes.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      guard let box = UnsafeRawPointer(bitPattern: context) else { return 0 }
      return box.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self)
    }
  }
}
