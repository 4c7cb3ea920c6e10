/// The tolerated difference between a picture and its reference.
public struct ScreenshotTolerance: Hashable, Sendable {
  /// The tolerated difference of red, green and blue, from 0 to 1; pixels within it do not count.
  public var perPixel: Double
  /// The number of pixels that may differ by more than that.
  public var count: Int

  /// Creates a tolerance per pixel and a number of pixels beyond it; by default it tolerates no difference.
  public init(perPixel: Double = 0, count: Int = 0) {
    self.perPixel = perPixel
    self.count = count
  }

  /// The default tolerance, which requires equal pixels.
  public static let exact = ScreenshotTolerance()

  /// The tolerated difference of a channel, in steps of 255.
  var channelSteps: Int {
    perPixel > 0 ? Int((min(perPixel, 1) * 255).rounded(.down)) : 0
  }
}
