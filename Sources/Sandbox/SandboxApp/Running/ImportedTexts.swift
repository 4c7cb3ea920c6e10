import ConsoleText
import Foundation
import Playback
import SandboxHost
import TextFormats

/// Texts that are read as one; positions refer to their files.
nonisolated struct ImportedTexts {
  /// The concatenated texts.
  let data: Data
  /// The first line of each file.
  private let starts: [(line: Int, name: String)]

  /// Reads files.
  static func read(_ paths: [String]) throws(ProgramError) -> ImportedTexts {
    var (data, line, starts) = (Data(), 1, [(line: Int, name: String)]())
    for path in paths {
      let text = try InputFile(path: path).read(limit: FileLimits.ConsoleText.bytes)
      starts.append((line, path == "-" ? "standard input" : path))
      data.append(text)
      if text.last != 0x0A, paths.count > 1 { data.append(0x0A) }
      line += lineFeeds(in: text) + (text.last == 0x0A ? 0 : 1)
    }
    return ImportedTexts(data: data, starts: starts)
  }

  /// Returns the number of line feeds, counted in memory because texts have megabytes.
  private static func lineFeeds(in text: Data) -> Int {
    text.withUnsafeBytes { bytes in
      var count = 0
      for byte in bytes where byte == 0x0A { count += 1 }
      return count
    }
  }

  /// Stores a text without a file.
  init(_ text: String, named name: String) {
    data = Data(text.utf8)
    starts = [(1, name)]
  }

  /// Concatenates texts, which are read as one.
  init(joining texts: [ImportedTexts]) {
    var (data, line, starts) = (Data(), 1, [(line: Int, name: String)]())
    for text in texts {
      starts += text.starts.map { ($0.line + line - 1, $0.name) }
      data.append(text.data)
      if text.data.last != 0x0A, texts.count > 1 { data.append(0x0A) }
      line += Self.lineFeeds(in: text.data) + (text.data.last == 0x0A ? 0 : 1)
    }
    self.init(data: data, starts: starts)
  }

  /// Returns the texts for another process, with the options of their import.
  func order(_ screenshot: String?, redacted: Bool) -> JSONValue {
    .present([
      "text": .string(String(decoding: data, as: UTF8.self)),
      "starts": .array(starts.map { [.integer(Int64($0.line)), .string($0.name)] }),
      "redacted": .bool(redacted), "screenshot": screenshot.map(JSONValue.string),
    ])
  }

  /// Parses the texts from another process; nil if they are invalid.
  init?(_ order: SourceNode) {
    guard let text = try? order["text"]?.text(), let list = try? order["starts"]?.list() else {
      return nil
    }
    data = Data(text.utf8)
    starts = list.compactMap { start in
      guard let pair = try? start.list(), pair.count == 2, let line = try? pair[0].integer(),
        let name = try? pair[1].text()
      else { return nil }
      return (Int(line), name)
    }
  }

  private init(data: Data, starts: [(line: Int, name: String)]) {
    self.data = data
    self.starts = starts
  }

  /// Returns the import report, or throws all problems.
  func report(
    redacted: Bool,
    backdrop: String? = nil
  ) throws(ProgramError) -> ImportReport {
    do throws(SourceProblem) {
      let reading = try ConsoleReader.read(data)
      let shown = redacted ? ConsoleRedaction.redact(reading) : reading
      return ImportReport(texts: self, scene: try ConsoleScene(shown, backdrop: backdrop))
    } catch {
      throw ProgramError(.dataError, located(error).report)
    }
  }

  /// Returns the views, controllers, recognizers and replies in the texts.
  func reading() throws(ProgramError) -> ConsoleReading {
    do throws(SourceProblem) {
      return try ConsoleReader.read(data)
    } catch {
      throw ProgramError(.dataError, located(error).report)
    }
  }

  /// Whether there are several files, so that a line number alone is ambiguous.
  var hasSeveral: Bool { starts.count > 1 }

  /// The files as words of a command; 'FILE' for a text that is in no file.
  var quotedFiles: String {
    starts.map { start in
      FileManager.default.fileExists(atPath: start.name) ? ShownPath(start.name).quoted : "FILE"
    }
    .joined(separator: " ")
  }

  /// Returns a position in the form of compilers: `paste.txt:14:7`.
  func place(_ position: SourcePosition) -> String {
    let file = file(of: position)
    return "\(PlainText(file.name)):\(file.position)"
  }

  /// Returns the file of a position, and the position in the file.
  func file(of position: SourcePosition) -> (name: String, position: SourcePosition) {
    guard let start = starts.last(where: { $0.line <= position.line }) else {
      return ("standard input", position)
    }
    let line = position.line - start.line + 1
    return (start.name, SourcePosition(line: line, column: position.column))
  }

  /// Returns a problem with its file name and its line in the file.
  func located(_ problem: SourceProblem) -> SourceProblem {
    let file = file(of: problem.position)
    return SourceProblem(problem.message, at: file.position, file: file.name)
  }
}
