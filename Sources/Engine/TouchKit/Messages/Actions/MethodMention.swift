import SwiftRuntime

/// Where something stands in the source.
nonisolated struct SourcePlace: Hashable, Sendable {
  private let fileID: String
  private let line: UInt
  private let column: UInt

  /// Takes what `#fileID`, `#line` and `#column` tell.
  init(_ fileID: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID.description
    self.line = line
    self.column = column
  }
}

/// A method as it is mentioned at one place in the source: `action: Card.tapped`.
///
/// Swift gives methods no identity, so that two mentions cannot be compared. One can: it is itself
/// each time that it runs.
nonisolated final class MethodMention: Hashable, @unchecked Sendable {
  private let place: SourcePlace
  private let words: FunctionWords?
  /// Generic code mentions the methods of several types at one place.
  private let target: ObjectIdentifier
  private let arguments: ObjectIdentifier
  /// As long as it lives, its words are no other function's.
  private let function: Any

  /// Notes the mention in the function that `holder` consists of.
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
