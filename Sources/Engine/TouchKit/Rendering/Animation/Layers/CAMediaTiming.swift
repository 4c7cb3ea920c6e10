import Foundation

/// When and how fast something with a time of its own runs (Apple: CAMediaTiming).
///
/// A moment of the surrounding's time is the moment
/// `(time - beginTime) * speed + timeOffset` of its own. Times are in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the surrounding's time; 0 for when it is added.
  var beginTime: CFTimeInterval { get set }

  /// How long one time takes; 0, the default, for as long as the transaction says.
  var duration: CFTimeInterval { get set }

  /// How many times faster its time passes than the surrounding's; 1 unless set.
  var speed: Float { get set }

  /// A moment of its own time that is added to every other moment; 0 unless set.
  var timeOffset: CFTimeInterval { get set }

  /// How often it runs, also in part; 0, the default, for once.
  var repeatCount: Float { get set }

  /// How long it runs again and again; 0, the default, for as often as `repeatCount` says.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether it also runs backwards, each time; false unless set.
  var autoreverses: Bool { get set }

  /// What is seen of it before it begins and after it ended; nothing unless set.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What is seen of an animation outside of its time (Apple: CAMediaTimingFillMode).
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end, afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The beginning, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The beginning before and the end afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
