/// How much a picture may differ from its reference.
public struct ScreenshotTolerance: Hashable, Sendable {
  /// How far each of red, green and blue may be off, from 0 to 1; pixels within do not count.
  public var perPixel: Double
  /// How many pixels may be off by more than that.
  public var count: Int

  /// Allows pixels to be off by so much, and so many of them by more; nothing by default.
  public init(perPixel: Double = 0, count: Int = 0) {
    self.perPixel = perPixel
    self.count = count
  }

  /// Every pixel has to be the same; the default.
  public static let exact = ScreenshotTolerance()

  /// How far a channel may be off, in steps of 255.
  var channelSteps: Int {
    perPixel > 0 ? Int((min(perPixel, 1) * 255).rounded(.down)) : 0
  }
}
