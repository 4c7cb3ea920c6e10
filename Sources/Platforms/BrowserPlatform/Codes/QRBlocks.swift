/// The bytes of a code: the text with its mode and length, and the error correction of each block.
struct QRBlocks {
  /// All bytes, in the order of the code.
  let codewords: [UInt8]

  init(_ size: QRSize, _ text: [UInt8]) {
    let data = QRBlocks.data(size, text)
    var blocks: [[UInt8]] = []
    var start = 0
    for count in size.blocks {
      blocks.append(Array(data[start..<start + count]))
      start += count
    }
    let corrections = blocks.map { ReedSolomon.correction(of: $0, count: size.correction) }
    codewords = QRBlocks.interleaved(blocks) + QRBlocks.interleaved(corrections)
  }

  /// Returns mode, length and text as bits, padded to the size.
  private static func data(_ size: QRSize, _ text: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ number: Int, _ count: Int) {
      for bit in (0..<count).reversed() { bits.append(number >> bit & 1 == 1) }
    }
    append(0b0100, 4)
    append(text.count, size.lengthBits)
    for byte in text { append(Int(byte), 8) }
    append(0, min(4, 8 * size.dataBytes - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var data = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let first = data.count
    while data.count < size.dataBytes { data.append((data.count - first) % 2 == 0 ? 0xEC : 0x11) }
    return data
  }

  /// Returns the first bytes of all blocks, then the second bytes, and so on; some blocks are longer.
  private static func interleaved(_ blocks: [[UInt8]]) -> [UInt8] {
    (0..<(blocks.map(\.count).max() ?? 0)).flatMap { index in
      blocks.compactMap { index < $0.count ? $0[index] : nil }
    }
  }
}

/// Reed–Solomon error correction over bytes, with the polynomial of QR codes.
enum ReedSolomon {
  /// Returns the remainder of a block divided by the product of (x - 2^i), for i below the count.
  static func correction(of block: [UInt8], count: Int) -> [UInt8] {
    var divisor: [UInt8] = [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      var next = divisor + [0]
      for (index, factor) in divisor.enumerated() { next[index + 1] ^= product(factor, root) }
      (divisor, root) = (next, product(root, 2))
    }
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in block {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in 0..<count { remainder[index] ^= product(divisor[index + 1], factor) }
    }
    return remainder
  }

  private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in (0..<8).reversed() {
      let isOver = result & 0x80 != 0
      result <<= 1
      if isOver { result ^= 0x1D }
      if second >> bit & 1 == 1 { result ^= first }
    }
    return result
  }
}
