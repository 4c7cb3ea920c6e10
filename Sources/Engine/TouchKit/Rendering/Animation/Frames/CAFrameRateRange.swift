/// A range of calls per second (Apple: CAFrameRateRange).
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable rate.
  public var minimum: Float
  /// The highest useful rate.
  public var maximum: Float
  /// The preferred rate; nil or 0 for no preference.
  public var preferred: Float?

  /// Creates a range without limits or a preferred rate.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range of the screen's own rate.
  public static let `default` = CAFrameRateRange()

  /// The rate to aim at; 0 for the screen's own.
  var wanted: Float {
    let wish = preferred ?? 0
    let rate = wish > 0 ? wish : maximum
    return rate.isFinite ? min(max(rate, 0), 1000) : 0
  }
}
