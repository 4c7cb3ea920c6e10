import SwiftSyntax

/// The sources that make a replay of the same input differ.
enum ReadSources {
  private static let clocks: Set<String> = [
    "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "ContinuousClock", "SuspendingClock",
    "clock_gettime", "gettimeofday", "mach_absolute_time", "systemUptime",
  ]
  private static let chances: Set<String> = [
    "SystemRandomNumberGenerator", "arc4random", "arc4random_uniform", "drand48",
  ]
  private static let clockCalls = [
    ["Date", "(", ")"], ["NSDate", "(", ")"], ["Date", ".", "now"], ["DispatchTime", ".", "now"],
    ["DispatchWallTime", ".", "now"],
  ]
  private static let chanceCalls = [
    ["UUID", "(", ")"], [".", "random", "("], [".", "randomElement", "("],
    [".", "shuffle", "("], [".", "shuffled", "("],
  ]

  /// Returns the sources that the code of files uses: `clock`, `random`.
  static func all(in files: [ParsedFile]) -> [String] {
    var found: Set<String> = []
    for file in files {
      let words = file.tree.tokens(viewMode: .sourceAccurate).map(\.text)
      for (index, word) in words.enumerated() {
        if clocks.contains(word) { found.insert("clock") }
        if chances.contains(word) { found.insert("random") }
        guard Self.starts.contains(word) else { continue }
        let call = Array(words[index...].prefix(3))
        if clockCalls.contains(call) { found.insert("clock") }
        if chanceCalls.contains(call) { found.insert("random") }
      }
    }
    return found.sorted()
  }

  /// The first words of calls.
  private static let starts = Set((clockCalls + chanceCalls).map { $0[0] })
}
