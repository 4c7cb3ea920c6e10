import Foundation
import TouchTrace

/// The matrix in words, for terminals.
extension GestureMatrix {
  /// The maximum width of a table, in characters; a wider table is printed as lines.
  private static let mostColumns = 118

  /// Returns the matrix, the relations, and the recognizers that never act.
  package func text(in language: Language, marking changed: [GestureFix.Changed] = []) -> String {
    let words = GestureWords(self, in: language)
    guard !isEmpty else { return emptyText(in: language) }
    var parts = [heading(words), table(words, marking: changed)]
    let relations = relations
    if !relations.isEmpty {
      parts.append(
        section(
          language("Relations", "关系"),
          relations.circles.map(words.circle) + relations.map(words.sentence)
            + relations.chains.map { words.chain($0, relations) }
        )
      )
    }
    let idle = idle
    if !idle.isEmpty {
      parts.append(section(language("Never act", "从不触发"), idle.map(words.idle)))
    }
    return parts.joined(separator: "\n\n")
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    ([title] + lines.map { "  " + $0 }).joined(separator: "\n")
  }

  private func emptyText(in language: Language) -> String {
    let place = Measure.point(point)
    return language(
      "No recognizer watches the point \(place).",
      "\(place) 处没有手势识别器。"
    )
  }

  private func heading(_ words: GestureWords) -> String {
    let place = Measure.point(point)
    let view = hitView.map { ViewNames(tree)[$0] } ?? ""
    return words.language(
      "Gestures at \(place), on \(view)\n"
        + "a time is the delay after the gesture; without a time, the recognizer acts at once",
      "\(place) 处的手势，落在 \(view) 上\n时间表示手势完成后的延迟，没有时间表示立即"
    )
  }

  // MARK: - The table

  private func table(_ words: GestureWords, marking changed: [GestureFix.Changed]) -> String {
    let rows = shownRows
    var lines = [
      [words.language("Gesture", "手势")] + columns.map(\.title),
      [""] + columns.map(words.subtitle),
    ]
    for row in rows {
      let cells = row.cells.enumerated().map { column, cell in
        let isChanged = changed.contains { $0.column == column && $0.gesture == row.gesture }
        return words.word(cell) + (isChanged ? " *" : "")
      }
      lines.append([row.title.text(in: words.language)] + cells)
    }
    let widths = lines[0].indices.map { place in lines.map { Measure.width($0[place]) }.max() ?? 0 }
    guard widths.reduce(0, +) + 2 * widths.count <= Self.mostColumns else {
      return list(words, marking: changed)
    }
    return lines.map { line in
      var text = zip(line, widths).map { Measure.padded($0, to: $1) }.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text
    }
    .joined(separator: "\n")
  }

  /// Returns a line per gesture with all columns that do not simply fail.
  private func list(_ words: GestureWords, marking changed: [GestureFix.Changed]) -> String {
    shownRows.map { row in
      let cells = row.cells.enumerated().filter { $0.element.outcome != .fails }
        .filter { $0.element.outcome != .noTouch }
        .filter { $0.element.outcome != .waits || !columns[$0.offset].isUnknown }
        .map { "\(words.titles[$0.offset]) \(words.word($0.element))" }
      let rest = words.language("no recognizer acts", "没有触发者")
      let list = cells.isEmpty ? rest : cells.joined(separator: words.language("; ", "；"))
      return row.title.text(in: words.language) + words.language(": ", "：") + list
    }
    .joined(separator: "\n")
  }
}
