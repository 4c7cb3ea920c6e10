/// The square of a code: the patterns by which cameras find it, and the text between them.
struct QRFrame {
  private let size: QRSize
  private let side: Int
  private var modules: [[Bool]]
  /// The modules that belong to patterns and contain no text.
  private var isTaken: [[Bool]]

  init(_ size: QRSize) {
    (self.size, side) = (size, size.side)
    modules = Array(repeating: Array(repeating: false, count: side), count: side)
    isTaken = modules
    for index in 0..<side {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, side - 4), (side - 4, 3)] { addFinder(row, column) }
    for row in size.squares { for column in size.squares { addSquare(row, column) } }
    if size.number >= 7 { addVersion() }
    addFormat(mask: 0)
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<side).contains(row), (0..<side).contains(column) else { return }
    modules[row][column] = isDark
    isTaken[row][column] = true
  }

  /// Adds one of the three finder patterns, with its light margin.
  private mutating func addFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let ring = max(abs(down), abs(right))
        set(row + down, column + right, ring != 2 && ring != 4)
      }
    }
  }

  /// Adds one of the alignment patterns, unless a finder pattern is there.
  private mutating func addSquare(_ row: Int, _ column: Int) {
    let last = side - 7
    guard ![(6, 6), (6, last), (last, 6)].contains(where: { $0 == (row, column) }) else { return }
    for down in -2...2 {
      for right in -2...2 { set(row + down, column + right, max(abs(down), abs(right)) != 1) }
    }
  }

  /// Adds the number of the size, twice.
  private mutating func addVersion() {
    let bits = Self.checked(size.number, by: 0x1F25, bits: 12)
    for bit in 0..<18 {
      let (long, short) = (bit / 3, side - 11 + bit % 3)
      set(long, short, bits >> bit & 1 == 1)
      set(short, long, bits >> bit & 1 == 1)
    }
  }

  /// Adds level and mask, twice, and the one module that is always dark.
  private mutating func addFormat(mask: Int) {
    // Level M is 0.
    let bits = Self.checked(mask, by: 0x537, bits: 10) ^ 0x5412
    for bit in 0..<15 {
      let isDark = bits >> bit & 1 == 1
      set(bit < 6 ? bit : bit < 8 ? bit + 1 : side - 15 + bit, 8, isDark)
      set(8, bit < 8 ? side - 1 - bit : bit == 8 ? 7 : 14 - bit, isDark)
    }
    set(side - 8, 8, true)
  }

  /// Returns a number followed by its check bits.
  private static func checked(_ number: Int, by divisor: Int, bits: Int) -> Int {
    var rest = number << bits
    for bit in (bits..<bits + 8).reversed() where rest >> bit & 1 == 1 {
      rest ^= divisor << (bit - bits)
    }
    return number << bits | rest
  }

  /// Fills the free modules with bytes: two columns at a time from the right, alternately up and down.
  mutating func fill(with bytes: [UInt8]) {
    var bit = 0
    var isUpwards = true
    for right in Self.columns(side) {
      for step in 0..<side {
        let row = isUpwards ? side - 1 - step : step
        for column in [right, right - 1] where !isTaken[row][column] {
          modules[row][column] = bit < 8 * bytes.count && bytes[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      isUpwards.toggle()
    }
  }

  /// Returns the right column of each pair; the column of the timing pattern is left out.
  private static func columns(_ side: Int) -> [Int] {
    stride(from: side - 1, to: 7, by: -2) + [5, 3, 1]
  }

  /// Returns the modules with a mask over the text, which breaks up large areas.
  func masked(_ mask: Int) -> [[Bool]] {
    var copy = self
    for row in 0..<side {
      for column in 0..<side where !isTaken[row][column] && Self.turns(mask, row, column) {
        copy.modules[row][column].toggle()
      }
    }
    copy.addFormat(mask: mask)
    return copy.modules
  }

  private static func turns(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}
