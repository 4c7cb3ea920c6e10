/// The SHA-256 hash of a stream of bytes (FIPS 180-4).
nonisolated package struct SHA256: Hashable, Sendable {
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// Creates the hash of no bytes.
  package init() {}

  /// Returns the hash of bytes, as 64 hexadecimal digits.
  package static func digest(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.add(Array(bytes))
    return hash.digest
  }

  /// Adds the bytes of a text.
  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds bytes.
  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { add($0) }
  }

  /// Adds bytes.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    byteCount += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(64 - pending.count)
      pending.append(contentsOf: missing)
      rest = rest.dropFirst(missing.count)
      guard pending.count == 64 else { return }
      let block = pending
      pending.removeAll(keepingCapacity: true)
      block.withUnsafeBytes { compress($0) }
    }
    let whole = rest.count / 64 * 64
    compress(UnsafeRawBufferPointer(rebasing: rest.prefix(whole)))
    pending.append(contentsOf: rest.dropFirst(whole))
  }

  /// The hash of all added bytes, as 64 hexadecimal digits.
  package var digest: String {
    var last = self
    let bits = byteCount * 8
    var padding: [UInt8] = [0x80]
    padding += Array(repeating: 0, count: (119 - pending.count) % 64)
    padding += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    last.add(padding)
    return last.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Processes whole blocks.
  private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
    var words = Schedule()
    for start in stride(from: 0, to: blocks.count, by: 64) {
      words.mixIn(UnsafeRawBufferPointer(rebasing: blocks[start..<start + 64]))
      words.compress(into: &state)
    }
  }
}

/// The message schedule of one block, and its effect on the state.
///
/// The inner loops use pointers and call no functions, because a build without optimisation also has to hash traces.
nonisolated private struct Schedule {
  private var words = [UInt32](repeating: 0, count: 64)

  mutating func mixIn(_ block: UnsafeRawBufferPointer) {
    words.withUnsafeMutableBufferPointer { buffer in
      guard let words = buffer.baseAddress else { return }
      for index in 0..<16 {
        words[index] = block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self).bigEndian
      }
      for index in 16..<64 {
        let (a, b) = (words[index &- 15], words[index &- 2])
        let first = (a >> 7 | a << 25) ^ (a >> 18 | a << 14) ^ (a >> 3)
        let second = (b >> 17 | b << 15) ^ (b >> 19 | b << 13) ^ (b >> 10)
        words[index] = words[index &- 16] &+ first &+ words[index &- 7] &+ second
      }
    }
  }

  func compress(into state: inout [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    words.withUnsafeBufferPointer { words in
      roundConstants.withUnsafeBufferPointer { constants in
        guard let words = words.baseAddress, let constants = constants.baseAddress else { return }
        for index in 0..<64 {
          let big = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
          let choice = (e & f) ^ (~e & g)
          let first = h &+ big &+ choice &+ constants[index] &+ words[index]
          let small = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
          let majority = (a & b) ^ (a & c) ^ (b & c)
          h = g
          g = f
          f = e
          e = d &+ first
          d = c
          c = b
          b = a
          a = first &+ small &+ majority
        }
      }
    }
    state.withUnsafeMutableBufferPointer { state in
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
    }
  }
}

nonisolated private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
