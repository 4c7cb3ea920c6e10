/// A picture as a list of draw commands.
///
/// The engine and the inspector write lists, a renderer reads them, and tests compare their text.
/// Every list is a valid picture. A `restore` without a `save` inside the same group and an
/// `endGroup` without a `beginGroup` have no effect. Open saves and groups end with the group or
/// list that contains them.
public struct DisplayList: Hashable, Sendable {
  /// The commands, in painting order.
  public private(set) var commands: [DrawCommand] = []

  /// Creates an empty picture.
  public init() {}

  /// Creates a picture from commands.
  public init(_ commands: [DrawCommand]) { self.commands = commands }

  /// Whether it paints nothing.
  public var isEmpty: Bool { commands.isEmpty }

  /// Adds a command at the end.
  public mutating func append(_ command: consuming DrawCommand) { commands.append(command) }

  /// Adds another picture on top.
  public mutating func append(contentsOf other: DisplayList) {
    commands.append(contentsOf: other.commands)
  }

  /// Reserves storage for a number of commands.
  public mutating func reserveCapacity(_ count: Int) { commands.reserveCapacity(count) }

  /// Removes some ranges of commands, which are in order and do not overlap.
  public mutating func remove(_ ranges: [Range<Int>]) {
    // Shifting the rest is cheap, but not once for each of many ranges.
    guard ranges.count > 8 else {
      for range in ranges.reversed() { commands.removeSubrange(range) }
      return
    }
    var kept: [DrawCommand] = []
    kept.reserveCapacity(commands.count)
    var next = 0
    for range in ranges {
      kept += commands[next..<range.lowerBound]
      next = range.upperBound
    }
    kept += commands[next...]
    commands = kept
  }

  /// Removes all commands but keeps the storage for the next picture.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }
}
