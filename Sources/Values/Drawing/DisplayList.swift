/// A picture as a list of instructions: what to paint, not how.
///
/// The engine and the inspector write lists, a renderer reads them, tests compare their text.
/// Every list is a valid picture: a `restore` without a `save` inside the same group and an
/// `endGroup` without a `beginGroup` do nothing; saves and groups left open end with the group or
/// list that contains them.
public struct DisplayList: Hashable, Sendable {
  /// The instructions, first painted first.
  public private(set) var commands: [DrawCommand] = []

  /// Creates an empty picture.
  public init() {}

  /// Creates a picture from instructions.
  public init(_ commands: [DrawCommand]) { self.commands = commands }

  /// Whether nothing would be painted.
  public var isEmpty: Bool { commands.isEmpty }

  /// Adds an instruction at the end.
  public mutating func append(_ command: consuming DrawCommand) { commands.append(command) }

  /// Adds another picture on top.
  public mutating func append(contentsOf other: DisplayList) {
    commands.append(contentsOf: other.commands)
  }

  /// Makes room for a number of instructions.
  public mutating func reserveCapacity(_ count: Int) { commands.reserveCapacity(count) }

  /// Takes out some ranges of instructions, which are given in order and do not overlap.
  public mutating func remove(_ ranges: [Range<Int>]) {
    // Moving up what follows is cheap, but not once for each of many.
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

  /// Forgets the picture but keeps the storage for the next one.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }
}
