/// A message of the Swift compiler about a position in a file.
package struct CompilerMessage: Hashable, Sendable {
  /// The severity of a message.
  package enum Kind: String, Sendable { case error, warning }

  /// The severity.
  package var kind: Kind
  /// The file, as the compiler names it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int
  /// The compiler's text.
  package var text: String
  /// The line of the file, and the marks below it; empty if the compiler printed none.
  package var excerpt: [String]

  /// Describes a message.
  package init(
    kind: Kind = .error,
    file: String,
    line: Int,
    column: Int,
    text: String,
    excerpt: [String] = []
  ) {
    (self.kind, self.file, self.line, self.column) = (kind, file, line, column)
    (self.text, self.excerpt) = (text, excerpt)
  }

  /// The position, message, line and marks, as in a terminal.
  package var report: String {
    (["\(file):\(line):\(column): \(kind.rawValue): \(text)"] + excerpt).joined(separator: "\n")
  }

  /// Returns the message about the user's line if a modified line was compiled.
  ///
  /// Positions in the modified part become the beginning of that part.
  package func about(writtenLine line: String) -> CompilerMessage {
    // The compiler prints tabs as spaces. Lines with tabs are therefore unchanged.
    guard let compiled = excerpt.first, compiled != line, !line.contains("\t") else { return self }
    var message = self
    let bytes = LineChange(from: Array(compiled.utf8), to: Array(line.utf8))
    message.column = bytes.place(of: column - 1) + 1
    message.excerpt[0] = line
    guard excerpt.count > 1 else { return message }
    let letters = LineChange(from: Array(compiled), to: Array(line))
    var marks = [Character](repeating: " ", count: line.count + excerpt[1].count + 1)
    for (place, mark) in excerpt[1].enumerated() where mark != " " {
      marks[letters.place(of: place)] = mark
    }
    message.excerpt[1] = String(String(marks).reversed().drop { $0 == " " }.reversed())
    return message
  }

  /// Returns the messages in the output of a compiler, in order and without duplicates.
  package static func all(in output: String) -> [CompilerMessage] {
    var (found, seen) = ([CompilerMessage](), Set<CompilerMessage>())
    // Whether the following lines belong to the last message.
    var isOpen = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let message = head(line) {
        isOpen = seen.insert(message).inserted
        if isOpen { found.append(message) }
      } else if line.contains(": note: ") || line.hasPrefix("error: ") {
        isOpen = false
      } else if isOpen, !line.isEmpty, found[found.count - 1].excerpt.count < 2 {
        found[found.count - 1].excerpt.append(String(line))
      }
    }
    return found
  }

  /// Returns the errors without a position in the output of a build, such as those of the linker.
  package static func placelessErrors(in output: String) -> [String] {
    output.split(whereSeparator: \.isNewline).filter {
      $0.hasPrefix("error: ") && !$0.contains("fatalError") || $0.contains("undefined reference")
    }.map(String.init)
  }

  /// Parses `FILE:LINE:COLUMN: error: TEXT`.
  private static func head(_ line: Substring) -> CompilerMessage? {
    for kind in [Kind.error, .warning] {
      guard let mark = line.firstRange(of: ": \(kind.rawValue): ") else { continue }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      return CompilerMessage(
        kind: kind,
        file: place.dropLast(2).joined(separator: ":"),
        line: number,
        column: column,
        text: String(line[mark.upperBound...])
      )
    }
    return nil
  }
}

/// The single part in which two lines differ.
private struct LineChange {
  private let start: Int
  private let oldEnd: Int
  private let growth: Int

  init<Element: Equatable>(from old: [Element], to new: [Element]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    self.start = start
    oldEnd = old.count - min(end, rest)
    growth = new.count - old.count
  }

  /// Returns the position in the new line for a position in the old one, from 0.
  func place(of place: Int) -> Int {
    if place < start { return place }
    return place >= oldEnd ? place + growth : start
  }
}
