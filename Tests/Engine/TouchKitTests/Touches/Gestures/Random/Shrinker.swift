/// A search for the shortest and simplest script that breaks a promise.
struct Shrinker {
  /// The maximum number of plays to try.
  var patience = 4000
  let isBad: ([UInt32]) -> Bool

  /// Returns the smallest script found that still breaks a promise.
  mutating func shrink(_ script: [UInt32]) -> [UInt32] {
    var best = script
    var hasImproved = true
    while hasImproved, patience > 0 {
      hasImproved = false
      for length in [64, 32, 16, 8, 4, 2, 1] where removeRuns(of: length, from: &best) {
        hasImproved = true
      }
      if tame(&best) { hasImproved = true }
    }
    return best
  }

  private mutating func removeRuns(of length: Int, from best: inout [UInt32]) -> Bool {
    var hasImproved = false
    var end = best.count
    while end > 0, patience > 0 {
      let start = max(0, end - length)
      var shorter = best
      shorter.removeSubrange(start..<end)
      if tries(shorter) {
        best = shorter
        hasImproved = true
      }
      end = min(start, best.count)
    }
    return hasImproved
  }

  private mutating func tame(_ best: inout [UInt32]) -> Bool {
    var hasImproved = false
    for index in best.indices.reversed() where best[index] != 0 {
      for smaller in [0, best[index] / 2, best[index] - 1] where smaller < best[index] {
        guard patience > 0 else { return hasImproved }
        var tamer = best
        tamer[index] = smaller
        guard tries(tamer) else { continue }
        best = tamer
        hasImproved = true
        break
      }
    }
    return hasImproved
  }

  private mutating func tries(_ script: [UInt32]) -> Bool {
    patience -= 1
    return isBad(script)
  }
}
