import Geometry

/// Keeps how shapes cover pixels, because working it out takes longer than colouring the pixels.
final class CoverageCache {
  private struct Entry {
    let words: [Int32]
    let coverage: Coverage
    var lastPicture: Int
  }

  /// Used for one shape after the other, so that the words' memory is asked for once.
  var key = ShapeKey()

  private var entries: [UInt64: Entry] = [:]
  /// The memory that is kept.
  private(set) var byteCount = 0
  private var picture = 0
  private var lastSweep = 0

  /// How many pictures a shape is kept for without being shown.
  ///
  /// Arrows behind fingers are others in each picture, and would fill all the room there is.
  static let patience = 120

  /// Says that another picture is begun.
  func beginPicture() {
    picture += 1
    if picture - lastSweep >= Self.patience { forget(before: picture - Self.patience) }
  }

  /// The coverage of a shape, which `key` tells, placed on pixels; nil without memory for it.
  func coverage(of shape: DeviceShape, at covered: PixelRectangle) -> Coverage? {
    let digest = key.digest
    if let index = entries.index(forKey: digest), entries.values[index].words == key.words {
      entries.values[index].lastPicture = picture
      let known = entries.values[index].coverage
      known.map.place(at: covered)
      return known
    }
    let size = PixelRectangle(x: 0, y: 0, width: covered.width, height: covered.height)
    let drawn = AlphaMap(size) { context in
      key.plot(in: context)
      shape.drawPath(in: context)
    }
    guard let map = drawn else { return nil }
    let coverage = Coverage(map)
    keep(coverage, digest)
    map.place(at: covered)
    return coverage
  }

  private func keep(_ coverage: Coverage, _ digest: UInt64) {
    let size = CoverageCache.cost(coverage, key.words)
    if byteCount + size > DrawingLimits.keptCoverageBytes { sweep() }
    guard byteCount + size <= DrawingLimits.keptCoverageBytes else { return }
    let entry = Entry(words: Array(key.words), coverage: coverage, lastPicture: picture)
    if let replaced = entries.updateValue(entry, forKey: digest) {
      byteCount -= CoverageCache.cost(replaced.coverage, replaced.words)
    }
    byteCount += size
  }

  /// Forgets what the last two pictures did not show; once for each picture, as it looks at all.
  private func sweep() {
    guard lastSweep < picture else { return }
    forget(before: picture - 1)
  }

  private func forget(before first: Int) {
    lastSweep = picture
    entries = entries.filter { $0.value.lastPicture >= first }
    byteCount = entries.values.reduce(0) { $0 + CoverageCache.cost($1.coverage, $1.words) }
  }

  private static func cost(_ coverage: Coverage, _ words: [Int32]) -> Int {
    coverage.byteCount + words.count * 4 + 256
  }
}
