import SwiftRuntime

/// A location in the source code.
nonisolated struct SourcePlace: Hashable, Sendable {
  private let fileID: String
  private let line: UInt
  private let column: UInt

  /// Creates a location from `#fileID`, `#line` and `#column`.
  init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID.description
    self.line = line
    self.column = column
  }
}

/// A mention of a method at one location in the source: `action: Card.tapped`.
///
/// Methods have no identity in Swift, so that two mentions cannot be compared. A mention equals itself each time that
/// it runs.
nonisolated final class MethodMention: Hashable, @unchecked Sendable {
  private let place: SourcePlace
  private let words: FunctionWords?
  /// The type of the target, because generic code mentions methods of several types at one location.
  private let target: ObjectIdentifier
  private let arguments: ObjectIdentifier
  /// The function, which keeps its words unique while it lives.
  private let function: Any

  /// Creates a mention from the function that is the only content of `holder`.
  init<Holder>(of holder: Holder, target: Any.Type, arguments: Any.Type, at place: SourcePlace) {
    self.place = place
    words = FunctionWords(of: holder)
    self.target = ObjectIdentifier(target)
    self.arguments = ObjectIdentifier(arguments)
    function = holder
  }

  static func == (left: MethodMention, right: MethodMention) -> Bool {
    left.place == right.place && left.words == right.words && left.target == right.target
      && left.arguments == right.arguments
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(words)
  }
}
