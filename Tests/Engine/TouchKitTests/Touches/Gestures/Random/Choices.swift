import TouchInput

/// The decisions of a random play, written down so that the play can be repeated and made smaller.
///
/// Zero is always the tamest choice, and what comes after the end of a script is zero.
final class Choices {
  private(set) var taken: [UInt32] = []
  private var random: SeededRandom?
  private let script: [UInt32]

  /// Decides by chance.
  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    script = []
  }

  /// Repeats decisions.
  init(_ script: [UInt32]) {
    self.script = script
  }

  /// A number below a bound.
  func pick(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let scripted = taken.count < script.count ? script[taken.count] : 0
    let number = (random?.next() ?? UInt64(scripted)) % UInt64(bound)
    taken.append(UInt32(number))
    return Int(number)
  }

  /// True in so many of a hundred cases.
  func chance(_ percent: Int) -> Bool { pick(100) >= 100 - percent }

  /// One of several things, the tamest first.
  func one<Thing>(of things: [Thing]) -> Thing? {
    things.isEmpty ? nil : things[pick(things.count)]
  }
}
