import ConsoleText
import Foundation
import SourceText

/// What was made of a console text, for people and for other programs.
nonisolated struct ImportReport {
  let texts: ImportedTexts
  let scene: ConsoleScene

  var reading: ConsoleReading { scene.reading }

  /// How many views have a line of their own.
  var viewCount: Int { reading.views.count { $0.kind != .missing } }

  /// How many windows there are, those that stand for one included.
  var windowCount: Int { reading.trees.count { $0.role == .window } }

  /// How many remarks are about something that is not certain.
  var openCount: Int {
    [.unmatched, .skipped, .cut, .guessed].reduce(0) { $0 + count(of: $1) }
  }

  func count(of kind: ConsoleNote.Kind) -> Int { reading.noteCounts[kind] ?? 0 }

  /// The report for people.
  var text: String {
    var lines = [summary, remarks]
    if reading.isFramesOnly {
      lines.append("places on the screen only: who takes touches is not in such a text")
    }
    lines += reading.notes.map { note in
      "\(texts.place(note.position)): \(note.kind.rawValue): \(PlainText(note.message))"
    }
    if !ignored.isEmpty { lines.append("without meaning for touches: \(ignored)") }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let counts: [(Int, String)] = [
      (viewCount, "view"), (windowCount, "window"), (reading.controllers.count, "controller"),
      (reading.recognizers.count, "recognizer"), (reading.touches.count, "touch"),
      (reading.chains.count, "chain"), (reading.actions.count, "action"),
      (reading.answers.count { $0.isAnswered }, "answer"),
    ]
    return "read: "
      + counts.filter { $0.0 > 0 }.map { "\($0.0) \(Self.plural($0.1, $0.0))" }
      .joined(separator: ", ")
  }

  private static func plural(_ word: String, _ count: Int) -> String {
    count == 1 ? word : word == "touch" ? "touches" : word + "s"
  }

  private var remarks: String {
    "remarks: "
      + ConsoleNote.Kind.allCases.map { "\(count(of: $0)) \($0.rawValue)" }.joined(separator: ", ")
  }

  private var ignored: String {
    reading.ignoredAttributes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(40)
      .map { "\(PlainText($0.key)) (\($0.value))" }.joined(separator: ", ")
  }
}
