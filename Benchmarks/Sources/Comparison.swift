import Foundation

/// The time that the product takes for something, and what a floor takes for the same.
///
/// Both are measured in turns, so that a busy moment of the machine meets both, and of each the
/// shortest time counts.
struct Comparison {
  let name: String
  let floorName: String
  var product: Double
  let floor: Double
  /// Anything else worth saying.
  var note = ""

  /// Measures the product and the floor, each doing its work `count` times in every run.
  init(
    _ name: String,
    against floorName: String,
    runs: Int = 30,
    count: Int = 1,
    product: () -> Void,
    floor: () -> Void
  ) {
    self.init(
      name,
      against: floorName,
      runs: runs,
      count: count,
      productTime: { Comparison.time(product) },
      floorTime: { Comparison.time(floor) }
    )
  }

  /// The same for what measures itself, in seconds.
  init(
    _ name: String,
    against floorName: String,
    runs: Int = 30,
    count: Int = 1,
    productTime: () -> Double,
    floorTime: () -> Double
  ) {
    self.name = name
    self.floorName = floorName
    var (best, lowest) = (Double.infinity, Double.infinity)
    // The first turn warms up caches on both sides.
    for run in 0...runs {
      let times = (floorTime(), productTime())
      guard run > 0 else { continue }
      lowest = min(lowest, times.0)
      best = min(best, times.1)
    }
    self.product = best / Double(count)
    self.floor = lowest / Double(count)
  }

  private static func time(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(work)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  static let head = """
    | what | product | floor | ratio |
    |---|--:|--:|--:|
    """

  /// A line of a table.
  var row: String {
    let ratio = Comparison.text(product / floor, digits: 2)
    let remark = note.isEmpty ? "" : " \(note)"
    return "| \(name)\(remark) | \(Comparison.text(product)) | \(Comparison.text(floor)) "
      + "(\(floorName)) | \(ratio) |"
  }

  private static func text(_ seconds: Double) -> String {
    if seconds >= 1e-3 { return text(seconds * 1e3, digits: 2) + " ms" }
    if seconds >= 1e-6 { return text(seconds * 1e6, digits: 2) + " \u{B5}s" }
    return text(seconds * 1e9, digits: 0) + " ns"
  }

  private static func text(_ number: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }
}
