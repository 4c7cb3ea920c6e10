/// The colours of one picture of a GIF.
nonisolated struct GIFPalette {
  /// The number of bits per colour index: 1…8.
  let bits: Int
  private let colors: [UInt32]
  private var indices: [UInt32: UInt8]

  /// Chooses the colours for pixels: all of them, or the most frequent ones.
  init(_ pixels: [UInt32]) {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel, default: 0] += 1 }
    // The order is the same in every process.
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    colors = sorted.prefix(256).map(\.key)
    var bits = 1
    while 1 << bits < colors.count { bits += 1 }
    self.bits = bits
    indices = [:]
    for (index, color) in colors.enumerated() { indices[color] = UInt8(index) }
  }

  /// The table of colours, three bytes each.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<(1 << bits) {
      let color = index < colors.count ? colors[index] : 0
      bytes += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    return bytes
  }

  /// Returns the index of a colour in the table, or of the nearest one.
  mutating func index(of color: UInt32) -> UInt8 {
    if let index = indices[color] { return index }
    var best = (distance: Int.max, index: 0)
    for (index, candidate) in colors.enumerated() {
      let distance = Self.distance(color, candidate)
      if distance < best.distance { best = (distance, index) }
    }
    indices[color] = UInt8(best.index)
    return UInt8(best.index)
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    var sum = 0
    for shift in [0, 8, 16] as [UInt32] {
      let difference = Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
      sum += difference * difference
    }
    return sum
  }
}
