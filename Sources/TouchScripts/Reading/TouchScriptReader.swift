public import Foundation
public import SourceText

/// Reads touch scripts; the language is described in `Assets/Documentation/TouchScripts.md`.
public struct TouchScriptReader {
  /// The largest file that is read, in bytes.
  public static let longestFile = 32 << 20
  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 16
  /// The most steps that are read.
  static let maximumSteps = 1_000_000

  private var script = TouchScript()

  private init() {}

  /// The script in the content of a file; the first thing that is wrong is thrown, with its line.
  public static func script(in data: Data) throws(SourceProblem) -> TouchScript {
    guard data.count <= longestFile else {
      throw SourceProblem(
        "the file has \(data.count) bytes; expected at most \(longestFile)",
        at: SourcePosition()
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceProblem("this is no touch script: it is not UTF-8 text", at: SourcePosition())
    }
    var reader = TouchScriptReader()
    let mark: Unicode.Scalar = "\u{FEFF}"
    let body =
      text.unicodeScalars.first == mark ? Substring(text.unicodeScalars.dropFirst()) : text[...]
    // By scalars, because a line feed after a carriage return is one character with it.
    var number = 0
    for line in body.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      try reader.take(Substring(line), number)
    }
    return reader.script
  }

  private mutating func take(_ line: Substring, _ number: Int) throws(SourceProblem) {
    do throws(SourceProblem) {
      guard line.utf8.count <= Self.longestLine else {
        throw SourceProblem(
          "a line of \(line.utf8.count) bytes; expected at most \(Self.longestLine)",
          at: SourcePosition(line: number)
        )
      }
      let (words, text) = try ScriptWord.words(of: line, number: number)
      guard !words.isEmpty else { return }
      let end = SourcePosition(line: number, column: text.unicodeScalars.count + 1)
      try take(LineReader(words, end: max(end, words[words.count - 1].position)), text)
    } catch {
      var problem = error
      problem.excerpt = String(line.prefix(4096)).replacing("\r", with: "")
      throw problem
    }
  }

  private mutating func take(_ line: LineReader, _ text: String) throws(SourceProblem) {
    var line = line
    let position = line.position
    if try takeHeading(&line) { return try line.checkEnd() }
    let time = line.take("at") ? try line.moment() : nil
    var reader = StepReader(line: line)
    let step = try reader.step()
    guard script.lines.count < Self.maximumSteps else {
      throw SourceProblem("a script has at most \(Self.maximumSteps) steps", at: position)
    }
    script.lines.append(TouchScript.Line(step, time: time, position: position, text: text))
  }

  /// `scene`, `size` and `start`, which stand before all steps.
  private mutating func takeHeading(_ line: inout LineReader) throws(SourceProblem) -> Bool {
    let position = line.position
    guard let name = line.peeked?.plain, ["scene", "size", "start"].contains(name) else {
      return false
    }
    guard script.lines.isEmpty else {
      throw SourceProblem("'\(name)' stands before the first step", at: position)
    }
    _ = line.take(name)
    switch name {
    case "scene":
      script.scenePosition = line.position
      let word = try line.next("a scene's name or the path of a scene file")
      script.scene = word.text + word.tail
    case "size": script.size = try line.size()
    default: script.startTime = try line.moment()
    }
    return true
  }
}
