/// A lesson whose answer is code: a Swift file to change, and scripted touches that check it.
///
/// The file names its exercise on the first line, so that every window that shows it checks it.
nonisolated public struct Exercise: Sendable {
  /// Something that the finished code does.
  public struct Check: Sendable {
    /// The steps and expectations, as a touch script.
    public let script: String
    /// The sentence for a learner whose code fails the script.
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
  /// The code to begin with, without the lines about the exercise.
  public let code: String
  /// The code that replaces the line with "Write here" in a finished file.
  public let solution: String
  /// The checks of the finished code, in order.
  public let checks: [Check]
  /// Why the finished code works.
  public let reveal: LocalizedText
}

nonisolated extension Exercise {
  /// The beginning of the line that names the exercise of a file.
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

  /// The name of the file, made of the exercise's: `ButtonOutside.swift`.
  public var fileName: String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + ".swift"
  }

  /// The file to begin with.
  public var file: String {
    "\(Self.mark)\(name)\n// \(question.english)\n// \(question.chinese)\n\(code)"
  }

  /// A file that passes all checks.
  public var solvedFile: String {
    file.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.contains("// Write here.") ? solution : String($0) }
      .joined(separator: "\n")
  }
}
