/// One instruction of a processor, as far as comparing programs needs to know it.
nonisolated struct MachineInstruction {
  /// How an instruction uses an address that it expresses by its distance from itself.
  enum Use {
    /// It calls what is there.
    case call
    /// It goes on there, perhaps.
    case branch
    /// It takes the address.
    case address
    /// It reads or writes what is there.
    case memory
  }

  /// Its bytes, with zeros for the distance.
  var pattern = SIMD16<UInt8>()
  /// The address it refers to, if any.
  var reference: (use: Use, address: UInt)?
  /// Whether what follows it in memory is reached from elsewhere only.
  var endsBlock = false
  /// How many bytes it has.
  var length = 0

  /// Its bytes.
  var bytes: [UInt8] { (0..<length).map { pattern[$0] } }
}

/// Reads the instructions of a processor one after the other.
nonisolated protocol InstructionReader {
  /// Starts at an address, from which a number of bytes are readable.
  init(at address: UInt, length: Int)

  /// The next instruction; nil when it is not understood.
  mutating func next() -> MachineInstruction?

  /// The first bytes of code that sets up a stack frame and takes it down again at once.
  static var emptyFrame: [UInt8] { get }
}

nonisolated extension InstructionReader {
  /// Where the code goes that is to be read, if it does nothing but go there.
  consuming func detour() -> UInt? {
    var reader = self
    var bytes: [UInt8] = []
    while let instruction = reader.next() {
      if instruction.endsBlock {
        let isEmpty = bytes.isEmpty || bytes == Self.emptyFrame
        return isEmpty ? instruction.reference?.address : nil
      }
      bytes += instruction.bytes
      guard bytes.count <= Self.emptyFrame.count else { return nil }
    }
    return nil
  }
}
