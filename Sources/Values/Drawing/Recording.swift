public import Foundation

/// Instructions that were written once and are replayed wherever they are needed.
///
/// Replaying leaves transform and clip of what follows untouched, whatever the instructions do.
public final class Recording: Sendable {
  /// The instructions.
  public let list: DisplayList
  /// The box of everything they paint, in their own coordinates; nothing outside is painted.
  public let bounds: CGRect
  /// Whether the instructions may reach out of the bounds, so that they have to be cut.
  public let needsClip: Bool

  /// Creates a recording of what is painted inside a rectangle.
  ///
  /// Whether it has to be cut is found out by looking at the instructions' boxes.
  public init(_ list: DisplayList, bounds: CGRect, measuring: (any TextMeasuring)? = nil) {
    self.list = list
    self.bounds = bounds
    let painted = list.bounds(measuring: measuring)
    needsClip = !painted.isNull && !bounds.contains(painted)
  }
}

extension Recording: Hashable {
  /// Whether both paint the same.
  public static func == (first: Recording, second: Recording) -> Bool {
    first === second || (first.bounds == second.bounds && first.list == second.list)
  }

  /// Feeds what equal recordings share.
  public func hash(into hasher: inout Hasher) { hasher.combine(list.commands.count) }
}
