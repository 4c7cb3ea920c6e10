import SandboxHost
import TextFormats

/// A line of a key file, with the positions of its words.
nonisolated struct KeyLine {
  private let name: String
  private let namePosition: SourcePosition
  /// The keys; nil without an equals sign.
  private let keys: [(text: String, position: SourcePosition)]?

  /// Parses a line.
  init(_ line: Substring, number: Int) {
    func words(_ part: Substring) -> [(text: String, position: SourcePosition)] {
      part.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map { word in
        let before = line.unicodeScalars.distance(from: line.startIndex, to: word.startIndex)
        return (String(word), SourcePosition(line: number, column: before + 1))
      }
    }
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let named = words(parts.first ?? "")
    name = named.map(\.text).joined(separator: " ")
    namePosition = named.first?.position ?? SourcePosition(line: number)
    keys = parts.count == 2 ? words(parts[1]) : nil
  }

  /// Binds the keys; returns the problems, in which case the table stays unchanged.
  func bind(in table: inout KeyTable) -> [SourceProblem] {
    guard let keys, table.names.contains(name) else {
      return [SourceProblem(unknownName(among: table.names), at: namePosition)]
    }
    let unknown = keys.filter { key in
      var trial = table
      return (try? trial.bind(name, to: [key.text])) == nil
    }
    guard unknown.isEmpty else {
      return unknown.map { key in
        let message =
          "invalid key '\(key.text)'; expected a key such as K, F5, Left or Ctrl+Shift+K"
        return SourceProblem(message, at: key.position)
      }
    }
    return change(table: &table, to: keys)
  }

  private func change(
    table: inout KeyTable,
    to keys: [(text: String, position: SourcePosition)]
  ) -> [SourceProblem] {
    var changed = table
    do throws(KeyTable.Problem) {
      try changed.bind(name, to: keys.map(\.text))
      try changed.check()
    } catch {
      guard case .conflict(let key, let first, let second) = error else { return [] }
      let message =
        "\(key) is the key of both '\(first)' and '\(second)'; choose another key, or "
        + "first change the other binding on a line above"
      let position = keys.first { $0.text.lowercased() == key.lowercased() }?.position
      return [SourceProblem(message, at: position ?? namePosition)]
    }
    table = changed
    return []
  }

  private func unknownName(among names: [String]) -> String {
    let similar = Suggestions(names: names).suggestions(for: name)
    let question =
      similar.isEmpty ? "" : " (did you mean \(similar.joined(separator: " or "))?)"
    let what =
      keys == nil && names.contains(name)
      ? "got '\(name)' alone" : "but there is no binding '\(name)'"
    return "expected 'name = keys', \(what)\(question); the names are "
      + names.joined(separator: ", ")
  }
}
