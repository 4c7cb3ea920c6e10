/// A lesson whose answer is code: a Swift file to edit, and touch scripts that check it.
///
/// The first line of the file names its exercise, so that every window with the file checks it.
nonisolated public struct Exercise: Sendable {
  /// A requirement for the finished code.
  public struct Check: Sendable {
    /// The steps and expectations, as a touch script.
    public let script: String
    /// The message for a learner whose code fails the script.
    public let failure: LocalizedText

    /// Describes a check.
    init(_ script: String, _ english: String, _ chinese: String) {
      self.script = script
      failure = LocalizedText(english: english, chinese: chinese)
    }
  }

  /// The name on the command line, such as `button-outside`.
  public let name: String
  /// The title.
  public let title: LocalizedText
  /// The question that the learner answers with code.
  public let question: LocalizedText
  /// The initial code, without the lines about the exercise.
  public let code: String
  /// The code that replaces the line with "Write here" in a finished file.
  public let solution: String
  /// The checks of the finished code, in order.
  public let checks: [Check]
  /// The reason why the finished code works.
  public let reveal: LocalizedText
}

nonisolated extension Exercise {
  /// The beginning of the line with the exercise of a file.
  private static let mark = "// touch-sandbox exercise: "

  /// The exercises, in the order of the course.
  public static let all: [Exercise] = [
    .buttonOutside, .dragByTouches, .pinchAndRotate, .tapOrDoubleTap, .passingOverlay,
  ]

  /// Returns the exercise that a file names on its first line; nil if it names none.
  public static func named(in text: String) -> Exercise? {
    let line = text.split(whereSeparator: \.isNewline).first
    guard let line, line.hasPrefix(mark) else { return nil }
    let name = line.dropFirst(mark.count).filter { !$0.isWhitespace }
    return all.first { $0.name == name }
  }

  /// The file name, derived from the exercise's name: `ButtonOutside.swift`.
  public var fileName: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + ".swift"
  }

  /// The initial content of the file.
  public var file: String {
    "\(Self.mark)\(name)\n// \(question.english)\n// \(question.chinese)\n\(code)"
  }

  /// The content of a file that passes all checks.
  public var solvedFile: String {
    file.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.contains("// Write here.") ? solution : String($0) }
      .joined(separator: "\n")
  }
}
