/// Reads x86-64 instructions of the kinds that compilers make from ordinary code.
///
/// Vector extensions beyond SSE and everything privileged is not understood.
nonisolated struct IntelInstructionReader: InstructionReader {
  private var address: UInt
  private let end: UInt

  /// `push %rbp; mov %rsp, %rbp; pop %rbp`.
  static let emptyFrame: [UInt8] = [0x55, 0x48, 0x89, 0xE5, 0x5D]

  /// No instruction is longer.
  private static let longest: UInt = 15

  init(at address: UInt, length: Int) {
    self.address = address
    end = address + UInt(length)
  }

  mutating func next() -> MachineInstruction? {
    guard end - address > Self.longest, let start = UnsafePointer<UInt8>(bitPattern: address)
    else { return nil }
    var decoder = IntelDecoder(bytes: start)
    guard decoder.decode() else { return nil }
    address += UInt(decoder.length)
    var instruction = MachineInstruction(endsBlock: decoder.endsBlock, length: decoder.length)
    for index in 0..<decoder.length { instruction.pattern[index] = start[index] }
    if let distance = decoder.distance {
      for index in distance.position..<distance.position + distance.size {
        instruction.pattern[index] = 0
      }
      instruction.reference = (distance.use, address &+ UInt(bitPattern: distance.value))
    }
    return instruction
  }
}

/// Takes one instruction apart.
nonisolated private struct IntelDecoder {
  /// A distance from the end of the instruction, and where it stands.
  struct Distance {
    var use: MachineInstruction.Use
    var position: Int
    var size: Int
    var value = 0
  }

  let bytes: UnsafePointer<UInt8>
  private(set) var length = 0
  private(set) var distance: Distance?
  private(set) var endsBlock = false

  /// Operands are 16 bits wide instead of 32.
  private var isShort = false
  /// Operands are 64 bits wide.
  private var isWide = false

  init(bytes: UnsafePointer<UInt8>) {
    self.bytes = bytes
  }

  /// Finds out how long the instruction is and what it refers to; false if it is unknown.
  mutating func decode() -> Bool {
    var opcode = nextByte()
    while Self.prefixes.contains(opcode) {
      if opcode == 0x66 { isShort = true }
      opcode = nextByte()
      guard length < 8 else { return false }
    }
    if opcode & 0xF0 == 0x40 {
      isWide = opcode & 8 != 0
      opcode = nextByte()
    }
    let isKnown = opcode == 0x0F ? decodeExtended() : decodeBasic(opcode)
    readDistance()
    return isKnown && length <= 15
  }

  private static let prefixes: Set<UInt8> = [
    0x26, 0x2E, 0x36, 0x3E, 0x64, 0x65, 0x66, 0xF0, 0xF2, 0xF3,
  ]

  private mutating func nextByte() -> UInt8 {
    defer { length += 1 }
    return bytes[length]
  }

  private mutating func readDistance() {
    guard let found = distance else { return }
    distance?.value =
      found.size == 1
      ? Int(Int8(bitPattern: bytes[found.position]))
      : Int(UnsafeRawPointer(bytes + found.position).loadUnaligned(as: Int32.self))
  }

  // MARK: - Operands

  /// A number in the instruction.
  private mutating func number(_ size: Int) -> Bool {
    length += size
    return true
  }

  private var operandSize: Int { isShort ? 2 : 4 }

  /// A distance to code.
  private mutating func jump(_ size: Int, _ use: MachineInstruction.Use = .branch) -> Bool {
    distance = Distance(use: use, position: length, size: size)
    length += size
    return true
  }

  /// The byte that says which registers or memory take part, what belongs to it, and a number.
  private mutating func operands(
    _ use: MachineInstruction.Use = .memory,
    number size: Int = 0
  ) -> Bool {
    let mode = nextByte()
    let isRegister = mode >> 6 == 3
    if !isRegister, mode & 7 == 4 {
      let index = nextByte()
      if mode >> 6 == 0, index & 7 == 5 { length += 4 }
    } else if mode & 0xC7 == 5 {
      distance = Distance(use: use, position: length, size: 4)
      length += 4
    }
    switch mode >> 6 {
    case 1: length += 1
    case 2: length += 4
    default: break
    }
    length += size
    return true
  }

  /// Which of the eight instructions that share an opcode it is.
  private var extensionNumber: UInt8 { bytes[length] >> 3 & 7 }

  private mutating func end() -> Bool {
    endsBlock = true
    return true
  }

  // MARK: - Opcodes

  private mutating func decodeBasic(_ opcode: UInt8) -> Bool {
    switch opcode {
    case 0x00...0x3F: decodeArithmetic(opcode)
    case 0x50...0x5F, 0x90...0x99, 0xA4, 0xA5, 0xAA, 0xAB, 0xC9: true
    case 0x63, 0x84...0x8B, 0x8F, 0xD0...0xD3, 0xFE: operands()
    case 0x8D: operands(.address)
    case 0x68, 0xA9: number(operandSize)
    case 0x6A, 0xA8, 0xB0...0xB7: number(1)
    case 0x69, 0x81, 0xC7: operands(number: operandSize)
    case 0x6B, 0x80, 0x83, 0xC0, 0xC1, 0xC6: operands(number: 1)
    case 0x70...0x7F: jump(1)
    case 0xB8...0xBF: number(isWide ? 8 : operandSize)
    case 0xF6: operands(number: extensionNumber < 2 ? 1 : 0)
    case 0xF7: operands(number: extensionNumber < 2 ? operandSize : 0)
    default: decodeTransfer(opcode)
    }
  }

  private mutating func decodeArithmetic(_ opcode: UInt8) -> Bool {
    switch opcode & 7 {
    case 0...3: operands()
    case 4: number(1)
    case 5: number(operandSize)
    default: false
    }
  }

  private mutating func decodeTransfer(_ opcode: UInt8) -> Bool {
    switch opcode {
    case 0xC2: number(2) && end()
    case 0xC3, 0xCC: end()
    case 0xE8: jump(4, .call)
    case 0xE9: jump(4) && end()
    case 0xEB: jump(1) && end()
    case 0xFF: extensionNumber == 4 ? operands() && end() : operands()
    default: false
    }
  }

  private mutating func decodeExtended() -> Bool {
    let opcode = nextByte()
    switch opcode {
    case 0x0B: return end()
    case 0x38:
      length += 1
      return operands()
    case 0x3A:
      length += 1
      return operands(number: 1)
    case 0x80...0x8F: return jump(4)
    case 0x70...0x73, 0xA4, 0xAC, 0xBA, 0xC2, 0xC4...0xC6: return operands(number: 1)
    case 0x77, 0xA2, 0xC8...0xCF: return true
    case 0x0D, 0x10...0x1F, 0x28...0x2F, 0x40...0x7F, 0x90...0x9F, 0xA3, 0xA5, 0xAB,
      0xAD...0xB1, 0xB3, 0xB6, 0xB7, 0xBB...0xC1, 0xC7, 0xD0...0xFF:
      return operands()
    default: return false
    }
  }
}
