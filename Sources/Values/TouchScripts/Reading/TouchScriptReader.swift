public import Foundation
public import TextFormats

/// Reads touch scripts; `Documentation/TouchScripts.md` describes the language.
public struct TouchScriptReader {
  private var script = TouchScript()
  private var problems: [SourceProblem] = []

  /// The maximum number of steps.
  private let longest: Int

  private init(longest: Int) { self.longest = longest }

  /// Returns the script in the content of a file; throws the first problem, with its line.
  public static func script(in data: Data) throws(SourceProblem) -> TouchScript {
    let reading = reading(of: data)
    if let problem = reading.problems.first { throw problem }
    return reading.script
  }

  /// Returns the readable part of the content of a file, and all problems, line by line.
  public static func reading(
    of data: Data
  ) -> (script: TouchScript, problems: [SourceProblem]) {
    reading(of: data, longest: FileLimits.Script.steps)
  }

  /// Returns the same for a script with a maximum number of steps.
  static func reading(
    of data: Data,
    longest: Int
  ) -> (script: TouchScript, problems: [SourceProblem]) {
    var reader = TouchScriptReader(longest: longest)
    do throws(SourceProblem) {
      for (index, line) in try lines(of: data).enumerated() {
        guard reader.problems.count < FileLimits.problems else { break }
        reader.readLine(line, index + 1)
      }
    } catch {
      reader.problems.append(error)
    }
    return (reader.script, reader.problems)
  }

  private static func lines(of data: Data) throws(SourceProblem) -> [Substring] {
    guard data.count <= FileLimits.Script.fileBytes else {
      throw SourceProblem(
        "the file has \(data.count) bytes; expected at most \(FileLimits.Script.fileBytes)",
        at: SourcePosition()
      )
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceProblem("invalid touch script: it is not UTF-8 text", at: SourcePosition())
    }
    let mark: Unicode.Scalar = "\u{FEFF}"
    let body =
      text.unicodeScalars.first == mark ? Substring(text.unicodeScalars.dropFirst()) : text[...]
    // The text is split by scalars, because a carriage return and a line feed form one character.
    return body.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  private mutating func readLine(_ line: Substring, _ number: Int) {
    do throws(SourceProblem) {
      guard line.utf8.count <= FileLimits.Script.lineBytes else {
        throw SourceProblem(
          "a line of \(line.utf8.count) bytes; expected at most \(FileLimits.Script.lineBytes)",
          at: SourcePosition(line: number)
        )
      }
      let (words, text) = try ScriptWord.words(of: line, number: number)
      guard !words.isEmpty else { return }
      let end = SourcePosition(line: number, column: text.unicodeScalars.count + 1)
      try readStatement(LineReader(words, end: max(end, words[words.count - 1].position)), text)
    } catch {
      var problem = error
      problem.excerpt = String(line.prefix(4096)).replacing("\r", with: "")
      problems.append(problem)
    }
  }

  private mutating func readStatement(_ line: LineReader, _ text: String) throws(SourceProblem) {
    var line = line
    let position = line.position
    if try takeHeading(&line) { return try line.checkEnd() }
    let time = line.consume("at") ? try line.moment() : nil
    var reader = StepReader(line: line)
    let step = try reader.step()
    guard script.lines.count < longest else {
      throw SourceProblem("a script has at most \(longest) steps", at: position)
    }
    script.lines.append(TouchScript.Line(step, time: time, position: position, text: text))
  }

  /// Reads `scene`, `size` and `start`, which come before all steps.
  private mutating func takeHeading(_ line: inout LineReader) throws(SourceProblem) -> Bool {
    let position = line.position
    guard let name = line.peeked?.plain, ["scene", "size", "start"].contains(name) else {
      return false
    }
    guard script.lines.isEmpty else {
      throw SourceProblem("'\(name)' must be before the first step", at: position)
    }
    _ = line.consume(name)
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
