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
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Adds another picture on top.
  public mutating func append(contentsOf other: DisplayList) {
    commands.append(contentsOf: other.commands)
  }

  /// Forgets the picture but keeps the storage for the next one.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }
}
