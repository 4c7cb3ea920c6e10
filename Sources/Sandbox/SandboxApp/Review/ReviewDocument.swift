import CairoRenderer
import Drawing
import Foundation
import Geometry
import Inspector
import ScreenshotReferences
import TextFormats

/// The state and the details of a review as JSON, in the form of `Server/Sources/BrowserServer/WireFormat.md`.
extension Review {
  /// All entries, groups and decisions.
  var state: JSONValue {
    let parents = Set(entries.map(\.test))
    let title = parents.count == 1 ? parents.first : nil
    return [
      "title": .string(title ?? ""), "folder": .string(folders.joined(separator: " ")),
      "lang": .string(language.rawValue), "canUndo": .bool(canUndo),
      "matching": .integer(Int64(matching)),
      "groups": .array(
        groups.enumerated().map { index, group in
          [
            "id": .integer(Int64(index)), "kind": group.isSame ? "same" : "own",
            "words": .string(group.words),
            "entries": .array(group.entries.map { .integer(Int64($0)) }),
          ]
        }
      ),
      "entries": .array(entries.indices.map(entry)), "counts": counts, "done": done,
    ]
  }

  private func entry(_ index: Int) -> JSONValue {
    let entry = entries[index]
    let lineCount = entry.lines.map { $0.count { !$0.hasPrefix("  ") } }
    return [
      "id": .integer(Int64(index)), "name": .string(entry.name), "test": .string(entry.test),
      "form": .string(entry.form.rawValue), "pixels": .count(entry.pixels),
      "lines": .count(lineCount), "state": .string(entry.state.rawValue),
      "kind": .string(entry.kind.rawValue),
    ]
  }

  private var counts: JSONValue {
    [
      "open": .integer(Int64(count(.open))), "accepted": .integer(Int64(count(.accepted))),
      "kept": .integer(Int64(count(.kept))),
    ]
  }

  private var done: JSONValue {
    guard let summary else { return .null }
    return ["summary": .string(summary.text), "commit": .string(summary.commit)]
  }

  /// Returns the states, counts and texts after a decision.
  func changed(_ said: String?, next: Int?, problem: ReviewProblem? = nil) -> JSONValue {
    let states = entries.indices.map {
      JSONValue.Member("\($0)", .string(entries[$0].state.rawValue))
    }
    let trouble = problem.map { problem -> JSONValue in
      ["id": .integer(Int64(problem.entry)), "text": .string(problem.text(in: language))]
    }
    return [
      "states": .object(states), "counts": counts, "canUndo": .bool(canUndo), "said": .text(said),
      "next": .count(next), "problem": trouble ?? .null, "done": done,
    ]
  }

  // MARK: - One entry

  /// Returns the tree, the changes for fingers, and the changed places of an entry.
  func details(of index: Int) -> JSONValue {
    let entry = entries[index]
    let scale = entry.facts.map { facts in
      (entry.sizes.actual?.width ?? 0) / CGFloat(max(1, facts.after.width))
    }
    return [
      "id": .integer(Int64(index)), "heading": .string(heading(entry, scale)),
      "sizes": ["reference": .size(entry.sizes.reference), "actual": .size(entry.sizes.actual)],
      "scale": .number(Double(scale ?? 1)),
      "first": entry.places.first.map(JSONValue.rectangle) ?? .null, "tree": tree(of: entry),
      "fingers": fingers(of: entry),
      "absent": .text(entry.absent?.text(in: language)),
      "lines": entry.lines.map { lines in
        .array(lines.map { [.string(String($0.prefix(1))), .string(String($0.dropFirst(2)))] })
      } ?? .null,
    ]
  }

  private func heading(_ entry: ReviewEntry, _ scale: CGFloat?) -> String {
    guard let size = entry.sizes.actual else { return entry.test }
    func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    guard let scale, scale > 0 else {
      return language(
        "\(text(size.width)) × \(text(size.height)) pixels",
        "\(text(size.width)) × \(text(size.height)) 像素"
      )
    }
    return language(
      "\(text(size.width / scale)) × \(text(size.height / scale)) points, scale \(text(scale))",
      "\(text(size.width / scale)) × \(text(size.height / scale)) pt，比例 \(text(scale))"
    )
  }

  private func tree(of entry: ReviewEntry) -> JSONValue {
    guard let change = entry.change, let facts = entry.facts else { return .null }
    let tree = change.tree
    let same = tree.viewCount - tree.changedCount
    return [
      "rows": .array(
        tree.changes.map { change in
          [
            "view": .string(change.view), "class": .string(change.typeName),
            "property": .string(change.property), "before": .string(change.before),
            "after": .string(change.after),
          ]
        }
      ),
      "count": .string(
        language(
          "\(tree.changedCount) of \(tree.viewCount) views",
          "\(tree.viewCount) 个视图中的 \(tree.changedCount) 个"
        )
      ),
      "rest": .string(
        (tree.changedCount == 0
          ? language("All \(same) views are the same.", "\(same) 个视图都没有变化。")
          : language("The other \(same) views are the same.", "其余 \(same) 个视图没有变化。"))
          + transcriptWords(change, facts)
      ),
    ]
  }

  private func transcriptWords(
    _ change: ScreenChange,
    _ facts: (before: ScreenFacts, after: ScreenFacts)
  ) -> String {
    guard let line = change.transcriptLine else {
      return facts.before.transcript.isEmpty
        ? "" : language(" The transcript is the same.", "事件记录没有变化。")
    }
    func text(_ lines: [String]) -> String {
      lines.count >= line ? lines[line - 1] : language("the end", "结束")
    }
    return language(
      " The transcript differs from line \(line): \(text(facts.before.transcript)) →"
        + " \(text(facts.after.transcript))",
      "事件记录从第 \(line) 行起不同：\(text(facts.before.transcript)) → \(text(facts.after.transcript))"
    )
  }

  private func fingers(of entry: ReviewEntry) -> JSONValue {
    guard let facts = entry.facts, let change = entry.change else { return .null }
    let (fingers, maps) = (change.fingers, change.maps)
    var notes = fingers.changes.map { change -> JSONValue in
      [
        "kind": .string(change.kind.word), "title": .string(change.title.text(in: language)),
        "text": .string(change.detail.text(in: language)),
      ]
    }
    let same = fingers.sameCount
    if same > 0 {
      let isAll = fingers.changes.isEmpty
      notes.append([
        "kind": "same",
        "title": .string(
          isAll
            ? language("All \(same) controls are the same.", "\(same) 个控件都没有变化。")
            : language(
              same == 1
                ? "The other control is the same." : "The other \(same) controls are the same.",
              "其余 \(same) 个控件没有变化。"
            )
        ),
        "text": .string(
          language(
            same == 1
              ? "It gets the same touches as before." : "Each gets the same touches as before.",
            "收到的触摸和之前一样。"
          )
        ),
      ])
    }
    return [
      "notes": .array(notes), "before": map(maps.before, [], facts.before),
      "after": map(maps.after, maps.lost, facts.after),
    ]
  }

  private func map(_ areas: [TouchMaps.Area], _ lost: [CGRect], _ facts: ScreenFacts) -> JSONValue {
    [
      "width": .integer(Int64(facts.width)), "height": .integer(Int64(facts.height)),
      "areas": .array(
        areas.map { area in
          [
            "name": .string(area.name), "number": .integer(Int64(area.number)),
            "color": .string(area.color.text),
            "rects": .array(area.rectangles.map(JSONValue.rectangle)),
          ]
        }
      ), "lost": .array(lost.map(JSONValue.rectangle)),
    ]
  }
}

extension FingerDifference.Change.Kind {
  /// The name of the problem on the page.
  fileprivate var word: String {
    switch self {
    case .dead, .disabled: "dead"
    case .covered: "covered"
    case .small: "small"
    case .moved, .new: "moved"
    }
  }
}

extension Color {
  fileprivate var text: String {
    "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  }
}

extension JSONValue {
  /// Returns a count, or null.
  fileprivate static func count(_ count: Int?) -> JSONValue {
    count.map { .integer(Int64($0)) } ?? .null
  }

  fileprivate static func size(_ size: CGSize?) -> JSONValue {
    size.map { .array([.number(Double($0.width)), .number(Double($0.height))]) } ?? .null
  }

  fileprivate static func rectangle(_ rect: CGRect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number(Double($0)) })
  }

  fileprivate static func rectangle(_ rect: PixelRectangle) -> JSONValue {
    .array([rect.x, rect.y, rect.width, rect.height].map { .integer(Int64($0)) })
  }
}
