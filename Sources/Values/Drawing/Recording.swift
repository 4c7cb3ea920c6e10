public import Foundation

/// Commands that are recorded once and replayed in several places.
///
/// Replaying does not change transform and clip of the commands that follow, even if the recording does.
public final class Recording: Sendable {
  /// The commands.
  public let list: DisplayList
  /// The box of all painted pixels, in their own coordinates; nothing outside is painted.
  public let bounds: CGRect
  /// Whether the commands may extend outside of the bounds and need clipping.
  public let needsClip: Bool

  /// Creates a recording of commands inside a rectangle.
  ///
  /// The boxes of the commands determine whether it needs clipping.
  public init(_ list: DisplayList, bounds: CGRect, measuring: (any TextMeasuring)? = nil) {
    self.list = list
    self.bounds = bounds
    let painted = list.bounds(measuring: measuring)
    needsClip = !painted.isNull && !bounds.contains(painted)
  }
}

extension Recording: Hashable {
  /// Whether both paint the same pixels.
  public static func == (first: Recording, second: Recording) -> Bool {
    first === second || (first.bounds == second.bounds && first.list == second.list)
  }

  /// Hashes the number of commands, which is equal in equal recordings.
  public func hash(into hasher: inout Hasher) { hasher.combine(list.commands.count) }
}
