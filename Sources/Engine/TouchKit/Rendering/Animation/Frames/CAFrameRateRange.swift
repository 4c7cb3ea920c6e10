/// How often something should be called in a second (Apple: CAFrameRateRange).
nonisolated public struct CAFrameRateRange: Hashable, Sendable {
  /// The least that will do.
  public var minimum: Float
  /// The most that makes sense.
  public var maximum: Float
  /// What is wanted; nil and 0 for no wish.
  public var preferred: Float?

  /// Creates a range without limits or wishes.
  public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The screen's own rate.
  public static let `default` = CAFrameRateRange()

  /// The rate to aim at; 0 for the screen's own.
  var wanted: Float {
    let wish = preferred ?? 0
    let rate = wish > 0 ? wish : maximum
    return rate.isFinite ? min(max(rate, 0), 1000) : 0
  }
}
