/// The GIF compression: LZW with codes of increasing length.
nonisolated struct GIFCompressor {
  private let clear: Int
  private let firstLength: Int
  private var length: Int
  private var next: Int
  /// The codes of a known run followed by a byte; the key consists of the run's code and the byte.
  private var codes: [Int: Int] = [:]
  private var run: Int?
  private var bytes: [UInt8] = []
  private var bits = 0
  private var bitCount = 0

  /// The maximum number of bits per code.
  private static let longest = 12

  init(codeSize: Int) {
    clear = 1 << codeSize
    firstLength = codeSize + 1
    length = firstLength
    next = clear + 2
    put(clear)
  }

  mutating func add(_ byte: UInt8) {
    guard let current = run else {
      run = Int(byte)
      return
    }
    let key = current << 8 | Int(byte)
    if let known = codes[key] {
      run = known
      return
    }
    put(current)
    if next < 1 << Self.longest {
      codes[key] = next
      if next == 1 << length, length < Self.longest { length += 1 }
      next += 1
    } else {
      put(clear)
      codes.removeAll(keepingCapacity: true)
      length = firstLength
      next = clear + 2
    }
    run = Int(byte)
  }

  /// Returns all bytes, after the last one was added.
  mutating func finished() -> [UInt8] {
    if let run { put(run) }
    // A decoder adds an entry for it as for every code, and then expects longer codes.
    if next == 1 << length, length < Self.longest { length += 1 }
    put(clear + 1)
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }

  private mutating func put(_ code: Int) {
    bits |= code << bitCount
    bitCount += length
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
