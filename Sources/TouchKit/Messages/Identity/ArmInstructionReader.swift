/// Reads arm64 instructions.
///
/// An address takes two instructions there: one puts the page into a register, a later one adds the
/// place within the page. The reader keeps the page until then and reports the whole address.
nonisolated struct ArmInstructionReader: InstructionReader {
  private var address: UInt
  private let end: UInt

  /// The pages in registers.
  private var pages: [UInt32: UInt] = [:]

  /// `stp x29, x30, [sp, #-16]!; mov x29, sp; ldp x29, x30, [sp], #16`.
  static let emptyFrame: [UInt8] = [
    0xFD, 0x7B, 0xBF, 0xA9, 0xFD, 0x03, 0x00, 0x91, 0xFD, 0x7B, 0xC1, 0xA8,
  ]

  init(at address: UInt, length: Int) {
    self.address = address
    end = address + UInt(length)
  }

  mutating func next() -> MachineInstruction? {
    guard address % 4 == 0, end - address >= 4, let pointer = UnsafeRawPointer(bitPattern: address)
    else { return nil }
    let word = pointer.load(as: UInt32.self)
    // Zeros trap; there is no code.
    guard word >> 16 != 0 else { return nil }
    let place = address
    address += 4
    return branch(word, at: place) ?? pageAddress(word, at: place) ?? withinPage(word)
      ?? ordinary(word)
  }

  // MARK: - Kinds of instructions

  /// Instructions that go somewhere at a distance.
  private func branch(_ word: UInt32, at place: UInt) -> MachineInstruction? {
    switch word {
    case _ where word >> 26 == 0x05:
      leaving(word, bits: 0..<26, at: place, .branch, endsBlock: true)
    case _ where word >> 26 == 0x25:
      distant(word, bits: 0..<26, at: place, .call)
    case _ where word >> 24 == 0x54, _ where word & 0x7E00_0000 == 0x3400_0000:
      leaving(word, bits: 5..<24, at: place, .branch)
    case _ where word & 0x7E00_0000 == 0x3600_0000:
      leaving(word, bits: 5..<19, at: place, .branch)
    case _ where word & 0x3B00_0000 == 0x1800_0000:
      distant(word, bits: 5..<24, at: place, .memory)
    case _ where word >> 25 == 0x6B:
      withPages(MachineInstruction(word, endsBlock: word >> 21 & 3 != 1))
    case _ where word & 0xFFE0_001F == 0xD420_0000:
      MachineInstruction(word, endsBlock: true)
    default: nil
    }
  }

  /// Instructions that take an address, or the page of one.
  private mutating func pageAddress(_ word: UInt32, at place: UInt) -> MachineInstruction? {
    guard word & 0x1F00_0000 == 0x1000_0000 else { return nil }
    let low = word >> 29 & 3
    let high = Int32(bitPattern: word << 8) >> 13
    let distance = Int(high) << 2 | Int(low)
    let masked = word & ~0x60FF_FFE0
    guard word >> 31 == 1 else {
      pages[word & 31] = nil
      let target = place &+ UInt(bitPattern: distance)
      return MachineInstruction(masked, reference: (.address, target))
    }
    pages[word & 31] = (place & ~0xFFF) &+ UInt(bitPattern: distance << 12)
    return MachineInstruction(masked)
  }

  /// Instructions that add the place within a page that is in a register.
  private mutating func withinPage(_ word: UInt32) -> MachineInstruction? {
    let register = word >> 5 & 31
    let other = word & 31
    guard let page = pages[register] else { return nil }
    let offset = UInt(word >> 10 & 0xFFF)
    let masked = word & ~0x003F_FC00
    if word & 0xFFC0_0000 == 0x9100_0000 {
      pages[other] = nil
      return MachineInstruction(masked, reference: (.address, page + offset))
    }
    guard word & 0x3B00_0000 == 0x3900_0000 else { return nil }
    let isVector = word >> 26 & 1 == 1
    let isStore = word >> 22 & 3 == 0
    if !isVector {
      // A page that is itself stored would escape the comparison.
      guard !isStore || pages[other] == nil else { return nil }
      if !isStore { pages[other] = nil }
    }
    let isQuad = isVector && word >> 30 == 0 && word >> 23 & 1 == 1
    let scale = isQuad ? 4 : word >> 30
    return MachineInstruction(masked, reference: (.memory, page + offset << scale))
  }

  /// Any other instruction: it has to be the same, and so has a page that it may use.
  private func ordinary(_ word: UInt32) -> MachineInstruction? {
    let fields = [word & 31, word >> 5 & 31, word >> 10 & 31, word >> 16 & 31]
    let instruction = MachineInstruction(word)
    return fields.contains { pages[$0] != nil } ? withPages(instruction) : instruction
  }

  // MARK: - Instructions

  /// An instruction with a distance counted in instructions.
  private func distant(
    _ word: UInt32,
    bits: Range<Int>,
    at place: UInt,
    _ use: MachineInstruction.Use,
    endsBlock: Bool = false
  ) -> MachineInstruction {
    let mask = (UInt32(1) << UInt32(bits.count) - 1) << UInt32(bits.lowerBound)
    let shifted = Int32(bitPattern: word << UInt32(32 - bits.upperBound))
    let distance = Int(shifted >> Int32(32 - bits.count)) * 4
    return MachineInstruction(
      word & ~mask,
      reference: (use, place &+ UInt(bitPattern: distance)),
      endsBlock: endsBlock
    )
  }

  /// The same, going where what is in registers goes too.
  private func leaving(
    _ word: UInt32,
    bits: Range<Int>,
    at place: UInt,
    _ use: MachineInstruction.Use,
    endsBlock: Bool = false
  ) -> MachineInstruction? {
    withPages(distant(word, bits: bits, at: place, use, endsBlock: endsBlock))
  }

  /// Makes the page in a register part of the instruction; more than one is not understood.
  private func withPages(_ instruction: MachineInstruction) -> MachineInstruction? {
    guard let (register, page) = pages.first else { return instruction }
    guard pages.count == 1 else { return nil }
    var instruction = instruction
    instruction.pattern[4] = UInt8(truncatingIfNeeded: register) + 1
    for index in 0..<8 {
      instruction.pattern[8 + index] = UInt8(truncatingIfNeeded: page >> (8 * UInt(index)))
    }
    return instruction
  }
}

nonisolated extension MachineInstruction {
  /// An instruction of four bytes.
  fileprivate init(
    _ word: UInt32,
    reference: (use: Use, address: UInt)? = nil,
    endsBlock: Bool = false
  ) {
    for index in 0..<4 { pattern[index] = UInt8(truncatingIfNeeded: word >> (8 * UInt32(index))) }
    self.reference = reference
    self.endsBlock = endsBlock
    length = 4
  }
}
