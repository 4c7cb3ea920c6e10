import Foundation

/// A Markdown page with the commands in its code blocks.
struct Paper {
  /// A command of the program, and the output that the page shows below it.
  struct Command {
    /// The command, without a comment.
    let line: String
    /// The text of the next code block, if only space is between the two; nil for none.
    let output: String?
  }

  /// The path from the top of the repository: `README.md`.
  let name: String
  let text: String
  let commands: [Command]

  /// The name without its extension and language, for its files: `Flutter`.
  var topic: String {
    name.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? name
  }

  init(_ name: String, in repository: URL) throws {
    self.name = name
    text = try String(contentsOf: repository.appending(path: name), encoding: .utf8)
    commands = Self.commands(in: text)
  }

  /// All pages for users, in both languages.
  static func names(in repository: URL) throws -> [String] {
    let folders = ["Documentation", "Documentation/zh"]
    let papers = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: repository.appending(path: folder).path)
        .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    }
    return ["README.md", "README.zh.md"] + papers.sorted()
  }

  private static func commands(in text: String) -> [Command] {
    var (commands, lines): ([Command], [Substring]) = ([], [])
    var (isInBlock, isAfterBlock, indentation) = (false, false, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      guard words.hasPrefix("```") else {
        if isInBlock { lines.append(line.dropFirst(indentation)) }
        if !isInBlock, !words.isEmpty { isAfterBlock = false }
        continue
      }
      if isInBlock {
        let found = lines.compactMap(command)
        if found.isEmpty, isAfterBlock, let last = commands.popLast() {
          commands.append(Command(line: last.line, output: lines.joined(separator: "\n")))
        }
        commands += found.map { Command(line: $0, output: nil) }
        isAfterBlock = !found.isEmpty
      } else {
        (lines, indentation) = ([], line.count - words.count)
      }
      isInBlock.toggle()
    }
    return commands
  }

  /// Returns a line of a block as a command; nil for another line.
  private static func command(_ line: Substring) -> String? {
    let start = line.hasPrefix("$ ") ? line.dropFirst(2) : line
    guard start.hasPrefix("touch-sandbox ") else { return nil }
    let end = start.range(of: "  #")?.lowerBound ?? start.endIndex
    return start[..<end].trimmingCharacters(in: .whitespaces)
  }
}
