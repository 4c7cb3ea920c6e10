import Foundation

/// Which numbers the sandbox lets in.
enum InputLimits {
  /// How far from the window a contact may be, in points; what is farther is brought back to this.
  static let farthest: CGFloat = 1_000_000

  /// The longest side of a screen, in points: that of the largest window.
  static let longestSide = 16_384.0
  /// The largest screen, in square points: more than that no picture has pixels.
  static let largestArea = 8192.0 * 8192

  /// The latest time, in seconds: three centuries, which a Double holds to a microsecond.
  static let latest: TimeInterval = 10_000_000_000

  /// The point within the limits; nil when it is no place at all.
  static func place(_ point: CGPoint) -> CGPoint? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return CGPoint(x: clamped(point.x), y: clamped(point.y))
  }

  /// A force or radius: 0 for what is no size.
  static func magnitude(_ value: Double) -> Double {
    value.isFinite ? min(max(0, value), Double(farthest)) : 0
  }

  /// Whether a change of the window makes sense.
  static func allow(_ change: WindowChange) -> Bool {
    guard case .resized(let size) = change else { return true }
    let sides = 0...farthest
    return sides.contains(size.width) && sides.contains(size.height)
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    min(max(value, -farthest), farthest)
  }
}

/// Time that never runs backwards, whatever a device says.
struct InputClock: Sendable {
  private var latest: TimeInterval?

  /// The time to use for one that was reported: it, or the latest if it is earlier or no time.
  mutating func moment(_ reported: TimeInterval) -> TimeInterval {
    let floor = latest ?? -InputLimits.latest
    let moment = reported >= floor && reported <= InputLimits.latest ? reported : latest ?? 0
    latest = moment
    return moment
  }
}
