import TouchInput

/// The decisions of a random play, recorded so that the play can be repeated and shrunk.
///
/// Zero is always the simplest choice, and the decisions after the end of a script are zero.
final class Choices {
  private(set) var taken: [UInt32] = []
  private var random: SeededRandom?
  private let script: [UInt32]

  /// Creates random choices.
  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    script = []
  }

  /// Creates choices that repeat a script.
  init(_ script: [UInt32]) {
    self.script = script
  }

  /// Returns a number below a bound.
  func pick(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let scripted = taken.count < script.count ? script[taken.count] : 0
    let number = (random?.next() ?? UInt64(scripted)) % UInt64(bound)
    taken.append(UInt32(number))
    return Int(number)
  }

  /// Returns true with a probability in percent.
  func chance(_ percent: Int) -> Bool { pick(100) >= 100 - percent }

  /// Returns one of several things, the simplest for zero.
  func one<Thing>(of things: [Thing]) -> Thing? {
    things.isEmpty ? nil : things[pick(things.count)]
  }
}
