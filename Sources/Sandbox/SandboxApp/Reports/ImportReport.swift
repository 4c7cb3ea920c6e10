import ConsoleText
import Foundation
import Inspector
import TextFormats

/// The result of importing a console text, for people and for other programs.
nonisolated struct ImportReport {
  let texts: ImportedTexts
  let scene: ConsoleScene

  var reading: ConsoleReading { scene.reading }

  /// The number of views with a line of their own.
  var viewCount: Int { reading.views.count { $0.kind != .missing } }

  /// The number of windows with a line of their own.
  var windowCount: Int { reading.trees.count { reading.views[$0.root].isWindow } }

  /// The number of remarks about uncertain results.
  var openCount: Int {
    [.unmatched, .skipped, .cut, .guessed].reduce(0) { $0 + count(of: $1) }
  }

  func count(of kind: ConsoleNote.Kind) -> Int { reading.noteCounts[kind] ?? 0 }

  /// The report for people.
  var text: String {
    var lines = [summary, remarks, "Ask: touch-sandbox why \(texts.quotedFiles)"]
    if reading.isFramesOnly {
      lines.append("the text has only frames on the screen; which views take touches is assumed")
    }
    lines += reading.notes.map { note in
      "\(texts.place(note.position)): \(note.kind.rawValue): \(PlainText(note.message))"
    }
    if !ignored.isEmpty { lines.append("ignored, because they do not affect touches: \(ignored)") }
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    "read: " + counts.filter { $0.count > 0 }.map(\.words.english).joined(separator: ", ")
  }

  /// The number of imported items of each kind.
  var counts: [(count: Int, words: Phrase)] {
    let counts: [(Int, String, String)] = [
      (viewCount, "view", "个视图"), (windowCount, "window", "个窗口"),
      (reading.controllers.count, "controller", "个控制器"),
      (reading.recognizers.count, "recognizer", "个手势识别器"),
      (reading.touches.count, "touch", "次触摸"), (reading.chains.count, "chain", "条响应者链"),
      (reading.actions.count, "action", "个动作"),
      (reading.answers.count { $0.isAnswered }, "answer", "个回答"),
    ]
    return counts.map { count, english, chinese in
      (count, Phrase("\(count) \(Self.plural(english, count))", "\(count) \(chinese)"))
    }
  }

  private static func plural(_ word: String, _ count: Int) -> String {
    count == 1 ? word : word == "touch" ? "touches" : word + "s"
  }

  private var remarks: String {
    let counts = ConsoleNote.Kind.allCases.map { (count: count(of: $0), kind: $0.rawValue) }
      .filter { $0.count > 0 }
    guard !counts.isEmpty else { return "remarks: none" }
    return "remarks: " + counts.map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
  }

  var ignored: String {
    reading.ignoredAttributes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(40)
      .map { "\(PlainText($0.key)) (\($0.value))" }.joined(separator: ", ")
  }
}
