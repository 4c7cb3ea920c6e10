/// The compression of GIF: LZW with codes of growing length.
nonisolated struct GIFCompressor {
  private let clear: Int
  private let firstLength: Int
  private var length: Int
  private var next: Int
  /// Codes of a known run followed by a byte: the run's code and the byte are the key.
  private var codes: [Int: Int] = [:]
  private var run: Int?
  private var bytes: [UInt8] = []
  private var bits = 0
  private var bitCount = 0

  /// Codes have at most so many bits.
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

  /// All bytes, after the last was added.
  mutating func finished() -> [UInt8] {
    if let run { put(run) }
    // A reader makes an entry of it as of every code, and counts on longer codes from there.
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
