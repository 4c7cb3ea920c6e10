import Testing
@testable import TouchKit

@Suite("Readers of machine instructions")
struct InstructionReaderTests {
  @Test("arm64: distances become addresses, pages and places become one address")
  func arm() {
    let words: [UInt32] = [
      0x1400_0004, 0x97FF_FFFE, 0x5400_0100, 0xB400_0203, 0x371F_FFA4, 0x5800_0145, 0x1000_00A6,
      0xF000_0007, 0xF940_0CE8, 0x3940_14E9, 0x3DC0_08E1, 0x9104_8CE7, 0xD65F_03C0, 0xD61F_0060,
      0xD63F_0060, 0xD420_0020,
    ]
    let lines = describe(words) { ArmInstructionReader(at: $0, length: $1) }
    #expect(
      lines == [
        "branch +10 end", "call -4", "branch +28", "branch +4c", "branch +4", "memory +3c",
        "address +2c", "page", "memory page+18", "memory page+5", "memory page+20",
        "address page+123", "other end", "other end", "other", "other end",
      ]
    )
  }

  @Test("arm64: a page on its way to another block is part of what is compared")
  func armPages() {
    let words: [UInt32] = [0xF000_0007, 0x1400_0004]
    words.withUnsafeBytes { memory in
      var reader = ArmInstructionReader(at: address(of: memory), length: memory.count)
      _ = reader.next()
      #expect(reader.next()?.pattern[4] == 8)
    }
  }

  @Test("x86-64: every form is as long as it is, and distances count from its end")
  func intel() {
    let forms: [([UInt8], String)] = [
      ([0x55], "other"), ([0x48, 0x89, 0xE5], "other"), ([0x41, 0x55], "other"),
      ([0x48, 0xC7, 0x45, 0xF8, 0, 0, 0, 0], "other"), ([0xE8, 0x10, 0, 0, 0], "call +15"),
      ([0x48, 0x8D, 0x05, 0x38, 0x11, 0, 0], "address +113f"),
      ([0x48, 0x83, 0x3D, 0x10, 0, 0, 0, 5], "memory +18"),
      ([0xC7, 0x05, 0x10, 0, 0, 0, 1, 2, 3, 4], "memory +1a"),
      ([0x48, 0x8B, 0x80, 0, 1, 0, 0], "other"), ([0x49, 0x8B, 0x45, 0], "other"),
      ([0x4B, 0x8D, 0x44, 0xD8, 0x08], "other"), ([0x8B, 0x04, 0x25, 1, 2, 3, 4], "other"),
      ([0x48, 0xBE, 1, 2, 3, 4, 5, 6, 7, 8], "other"), ([0xBF, 1, 2, 3, 4], "other"),
      ([0x66, 0x81, 0xF9, 1, 2], "other"), ([0xF7, 0xC1, 1, 2, 3, 4], "other"),
      ([0xF7, 0xD9], "other"), ([0xF6, 0x45, 0x10, 1], "other"), ([0x0F, 0xB6, 0xC0], "other"),
      ([0xF2, 0x0F, 0x10, 0x05, 8, 0, 0, 0], "memory +10"), ([0x66, 0x0F, 0x70, 0xC0, 1], "other"),
      ([0x0F, 0x84, 2, 0, 0, 0], "branch +8"), ([0x75, 0xFE], "branch +0"),
      ([0xEB, 0x02], "branch +4 end"), ([0xE9, 0xFB, 0xFF, 0xFF, 0xFF], "branch +0 end"),
      ([0xFF, 0xD0], "other"), ([0xFF, 0xE0], "other end"),
      ([0xFF, 0x25, 4, 0, 0, 0], "memory +a end"), ([0xC3], "other end"),
      ([0x0F, 0x0B], "other end"),
      ([0x66, 0x2E, 0x0F, 0x1F, 0x84, 0, 0, 0, 0, 0], "other"),
    ]
    for (bytes, expected) in forms {
      let padded = bytes + Array(repeating: 0x90, count: 20)
      padded.withUnsafeBytes { memory in
        var reader = IntelInstructionReader(at: address(of: memory), length: memory.count)
        let instruction = reader.next()
        #expect(instruction?.length == bytes.count, "\(bytes)")
        #expect(text(instruction, base: address(of: memory)) == expected, "\(bytes)")
      }
    }
  }

  @Test("x86-64: what compilers do not make is not understood")
  func unknown() {
    for bytes: [UInt8] in [
      [0xC5, 0xF8], [0x62, 0xF1], [0x0F, 0x05], [0x06], [0xF4], [0xCD, 0x80],
    ] {
      (bytes + Array(repeating: 0, count: 20)).withUnsafeBytes { memory in
        var reader = IntelInstructionReader(at: address(of: memory), length: memory.count)
        #expect(reader.next() == nil, "\(bytes)")
      }
    }
  }

  @Test("Code that only goes elsewhere is followed")
  func detours() {
    let jump: [UInt8] = [0x55, 0x48, 0x89, 0xE5, 0x5D, 0xE9, 1, 0, 0, 0]
    let work: [UInt8] = [0x55, 0x48, 0x89, 0xE6, 0x5D, 0xE9, 1, 0, 0, 0]
    for (bytes, distance) in [(jump, 11), (work, nil)] {
      (bytes + Array(repeating: 0x90, count: 20)).withUnsafeBytes { memory in
        let start = address(of: memory)
        let reader = IntelInstructionReader(at: start, length: memory.count)
        #expect(reader.detour() == distance.map { start + UInt($0) })
      }
    }
  }

  private func address(of memory: UnsafeRawBufferPointer) -> UInt {
    UInt(bitPattern: memory.baseAddress)
  }

  private func describe<Reader: InstructionReader>(
    _ words: [UInt32],
    _ make: (UInt, Int) -> Reader
  ) -> [String] {
    words.withUnsafeBytes { memory in
      var reader = make(address(of: memory), memory.count)
      return words.map { _ in
        let place = address(of: memory)
        guard let instruction = reader.next() else { return "unknown" }
        let line = text(instruction, base: place)
        let page = (place & ~0xFFF) + 0x3000
        if line == "other", instruction.pattern[3] & 0x9F == 0x90 { return "page" }
        guard let reference = instruction.reference, reference.address >= page else { return line }
        return "\(reference.use) page+\(String(reference.address - page, radix: 16))"
      }
    }
  }

  private func text(_ instruction: MachineInstruction?, base: UInt) -> String {
    guard let instruction else { return "unknown" }
    var text = "other"
    if let reference = instruction.reference {
      let distance = Int(bitPattern: reference.address &- base)
      let sign = distance < 0 ? "-" : "+"
      text = "\(reference.use) \(sign)\(String(abs(distance), radix: 16))"
    }
    return instruction.endsBlock ? text + " end" : text
  }
}
