public import Foundation

/// Instructions that were written once and are replayed wherever they are needed.
///
/// Replaying leaves transform and clip of what follows untouched, whatever the instructions do.
public final class Recording: Sendable {
  /// The instructions.
  public let list: DisplayList
  /// The box of everything they paint, in their own coordinates; nothing outside is painted.
  public let bounds: CGRect

  /// Creates a recording of what is painted inside a rectangle.
  public init(_ list: DisplayList, bounds: CGRect) {
    self.list = list
    self.bounds = bounds
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
