import Foundation

/// The limits for numbers from outside.
enum InputLimits {
  /// The maximum distance of a contact from the window, in points; larger distances are clamped.
  static let farthest: CGFloat = 1_000_000

  /// The maximum side of a screen, in points: that of the largest window.
  static let longestSide = 16_384.0
  /// The maximum area of a screen, in square points: no picture has more pixels.
  static let largestArea = 8192.0 * 8192

  /// The latest time, in seconds: three centuries, which a Double represents to a microsecond.
  static let latest: TimeInterval = 10_000_000_000

  /// Returns the point clamped to the limits; nil for an invalid point.
  static func place(_ point: CGPoint) -> CGPoint? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return CGPoint(x: clamped(point.x), y: clamped(point.y))
  }

  /// Returns a force or radius; 0 for an invalid number.
  static func magnitude(_ value: Double) -> Double {
    value.isFinite ? min(max(0, value), Double(farthest)) : 0
  }

  /// Whether a change of the window is valid.
  static func allow(_ change: WindowChange) -> Bool {
    guard case .resized(let size) = change else { return true }
    let sides = 0...farthest
    return sides.contains(size.width) && sides.contains(size.height)
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    min(max(value, -farthest), farthest)
  }
}

/// A clock that never decreases, for any timestamps of a device.
struct InputClock: Sendable {
  private var latest: TimeInterval?

  /// Returns the reported time, or the latest one if it is earlier or invalid.
  mutating func moment(_ reported: TimeInterval) -> TimeInterval {
    let floor = latest ?? -InputLimits.latest
    let moment = reported >= floor && reported <= InputLimits.latest ? reported : latest ?? 0
    latest = moment
    return moment
  }
}
