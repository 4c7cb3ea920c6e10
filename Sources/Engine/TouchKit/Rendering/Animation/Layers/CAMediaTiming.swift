import Foundation

/// The beginning, speed and repetition of an object with its own time (Apple: CAMediaTiming).
///
/// A moment of the parent's time is the moment `(time - beginTime) * speed + timeOffset` of its own. Times are in
/// seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The beginning, in the parent's time; 0 for the time when it is added.
  var beginTime: CFTimeInterval { get set }

  /// The duration of one cycle; 0, the default, for the duration of the transaction.
  var duration: CFTimeInterval { get set }

  /// The speed of its time relative to the parent's; 1 by default.
  var speed: Float { get set }

  /// An offset added to its own time; 0 by default.
  var timeOffset: CFTimeInterval { get set }

  /// The number of cycles, which can be fractional; 0, the default, for one.
  var repeatCount: Float { get set }

  /// The total time of all cycles; 0, the default, for the number in `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether each cycle also runs backwards; false by default.
  var autoreverses: Bool { get set }

  /// The visible values before it begins and after it ends; none by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The visible values of an animation outside its time (Apple: CAMediaTimingFillMode).
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end value is visible afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value is visible before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start value is visible before and the end value afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No value is visible outside the animation's time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
