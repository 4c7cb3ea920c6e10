import CairoRenderer
import Foundation
import Inspector
import ScreenshotReferences

/// A review as Markdown for a pull request.
///
/// It contains the changes for fingers, a row per group of pictures, and the command that accepts them.
struct ReviewMarkdown {
  /// The largest number of characters in a comment on GitHub.
  static let longest = 65_536

  let review: Review
  /// The base address of thumbnails; nil for none.
  let pictures: String?

  private var language: Language { review.language }

  /// A thumbnail of a row, with its file name.
  struct Thumbnail {
    let name: String
    let data: Data
  }

  // MARK: - Text

  /// The text; the last groups are omitted if it would be too long.
  var text: String {
    let (groups, touches) = (groups, touchRows)
    let rows = groups.map(row)
    // The number of rows is halved until the text fits; a comment with thousands of rows helps nobody.
    var shown = rows.count
    while true {
      let text = text(showing: shown, of: rows, groups, touches)
      guard text.unicodeScalars.count > Self.longest, shown > 0 else { return text }
      shown = shown > 40 ? shown * 7 / 8 : shown - 1
    }
  }

  private func text(
    showing shown: Int,
    of rows: [String],
    _ groups: [Group],
    _ touches: [TouchRow]
  ) -> String {
    let affecting = groups.count { isForFingers($0) }
    let first = min(shown, affecting == 0 ? shown : affecting)
    var parts = ["### " + heading(touches.count)]
    if !touches.isEmpty { parts.append(table(of: touches)) }
    if first > 0 { parts.append(table(Array(rows[..<first]))) }
    if shown > first {
      let count = groups[first..<shown].reduce(0) { $0 + $1.entries.count }
      let unknown = groups[first..<shown].flatMap(\.entries).count { isUnknown(review.entries[$0]) }
      let pictures = language(
        count == 1 ? "1 more picture" : "\(count) more pictures",
        "另有 \(count) 张截图"
      )
      let title =
        unknown > 0
        ? language(
          "\(pictures); whether touches changed is not known for \(unknown) of them",
          "\(pictures)，其中 \(unknown) 张无法判断对触摸的影响"
        )
        : language("\(pictures) in which no control lost touches", "\(pictures)，没有控件失去触摸")
      parts.append(
        "<details><summary>\(title)</summary>\n\n\(table(Array(rows[first..<shown])))\n\n</details>"
      )
    }
    if shown < groups.count {
      let count = groups[shown...].reduce(0) { $0 + $1.entries.count }
      parts.append(
        language(
          "… and \(count) more in \(groups.count - shown) groups",
          "…… 另有 \(groups.count - shown) 组，共 \(count) 张"
        )
      )
    }
    if !review.entries.isEmpty { parts += advice }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func heading(_ changes: Int) -> String {
    let count = review.entries.count
    guard count > 0 else { return review.emptyText(in: language) }
    let pictures = language(
      count == 1 ? "1 screenshot differs." : "\(count) screenshots differ.",
      "\(count) 张截图有差异"
    )
    let unknown = review.entries.count(where: isUnknown)
    let fingers =
      changes == 0
      ? unknown > 0
        ? unknown == count
          ? language(" Whether touches changed is not known.", "，无法判断对触摸的影响。")
          : language(
            " Whether touches changed is not known for \(unknown) of them.",
            "，其中 \(unknown) 张无法判断对触摸的影响。"
          )
        : language(" No control lost touches.", "，没有控件失去触摸。")
      : language(
        changes == 1 ? " 1 change affects fingers." : " \(changes) changes affect fingers.",
        "，其中 \(changes) 处影响触摸。"
      )
    return pictures + fingers
  }

  /// Returns whether the facts of a picture are missing, which contain the changes for touches.
  private func isUnknown(_ entry: ReviewEntry) -> Bool {
    entry.form.keepsFacts && entry.facts == nil
  }

  private var advice: [String] {
    [
      language(
        "If these changes are intended, accept them and commit the references:",
        "如果这些改动符合预期，请接受并提交参考图："
      ), "```sh\ntouch-sandbox screenshots accept --all\n```",
      language(
        "If the tests ran on another machine, name the zip file that it kept:",
        "如果测试在另一台机器上运行，请指定它保存的 zip 文件："
      ),
      "```sh\ntouch-sandbox screenshots accept --from screenshots.zip\n```",
      language(
        "To look at each picture first, run `touch-sandbox screenshots review`, also with the zip file. The check"
          + " fails until nothing is open.",
        "如果想先逐张查看，请运行 `touch-sandbox screenshots review`，也可以加上 zip 文件。还有待处理的差异时，检查不会通过。"
      ),
    ]
  }

  // MARK: - Fingers

  private struct TouchRow {
    let change: FingerDifference.Change
    var count: Int
  }

  /// The changes for fingers, each once with the number of affected pictures.
  private var touchRows: [TouchRow] {
    var rows: [TouchRow] = []
    var places: [[String]: Int] = [:]
    for entry in review.entries {
      for change in entry.change?.fingers.changes ?? [] where change.kind != .moved {
        let key = [change.view, "\(change.kind)", change.title.english]
        if let place = places[key] {
          rows[place].count += 1
        } else {
          places[key] = rows.count
          rows.append(TouchRow(change: change, count: 1))
        }
      }
    }
    return rows.enumerated().sorted {
      ($0.element.change.kind, $0.offset) < ($1.element.change.kind, $1.offset)
    }.map(\.element)
  }

  /// The largest number of changes in the table.
  private static let mostTouchRows = 60

  private func table(of touches: [TouchRow]) -> String {
    let head = language(
      "| View | Change | Before | After | Details | Pictures |",
      "| 视图 | 变化 | 之前 | 之后 | 说明 | 截图数 |"
    )
    let more = touches.count - Self.mostTouchRows
    let rest = more > 0 ? ["| … | \(language("\(more) more", "另有 \(more) 处")) | | | | |"] : []
    let rows = touches.prefix(Self.mostTouchRows).map { row in
      let change = row.change
      let cells = [
        "**\(Self.cell(change.view))**", Self.cell(change.title.text(in: language)),
        size(change.boxBefore), size(change.boxAfter), Self.cell(change.detail.text(in: language)),
        "\(row.count)",
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return ([head, "|---|---|---|---|---|--:|"] + rows + rest).joined(separator: "\n")
  }

  private func size(_ box: CGRect?) -> String {
    guard let box else { return language("none", "无") }
    return String(format: "%g × %g pt", Double(box.width), Double(box.height))
  }

  // MARK: - Pictures

  /// A row of the table: entries that share a change, or a single one.
  private struct Group {
    let entries: [Int]
  }

  private var groups: [Group] {
    let all = review.groups.flatMap { group in
      group.isSame ? [Group(entries: group.entries)] : group.entries.map { Group(entries: [$0]) }
    }
    return all.filter(isForFingers) + all.filter { !isForFingers($0) }
  }

  private func isForFingers(_ group: Group) -> Bool {
    group.entries.contains { index in
      review.entries[index].change?.fingers.changes.contains { $0.kind != .moved } ?? false
    }
  }

  private func table(_ rows: [String]) -> String {
    let head =
      pictures == nil
      ? ["| \(language("Picture", "截图")) |", "|---|"]
      : [
        language(
          "| Picture | Reference | Actual | Difference |",
          "| 截图 | 参考图 | 实际图 | 差异 |"
        ), "|---|---|---|---|",
      ]
    return (head + rows).joined(separator: "\n")
  }

  private func row(_ group: Group) -> String {
    let entry = review.entries[group.entries[0]]
    var words = "**\(Self.cell(entry.name))**"
    if let pixels = entry.pixels {
      words +=
        "<br>"
        + language(
          pixels == 1 ? "1 pixel differs." : "\(pixels) pixels differ.",
          "\(pixels) 个像素不同。"
        )
    }
    let summary = entry.summary(in: language)
    if entry.pixels == nil || entry.change != nil || entry.kind != .different {
      words += " " + Self.cell(summary) + language(".", "。")
    }
    let others = group.entries.count - 1
    if others > 0 {
      words +=
        "<br>"
        + language(
          others == 1 ? "1 more has the same change." : "\(others) more have the same change.",
          "另有 \(others) 张有相同改动。"
        )
    }
    guard let pictures else { return "| \(words) |" }
    let cells = ["reference", "actual", "difference"].map { role -> String in
      guard entry.form.isPicture else { return "" }
      return
        "<img src=\"\(pictures)\(Self.fileName(group.entries[0], role))\" width=\"80\" alt=\"\(role)\">"
    }
    return "| \(words) | \(cells.joined(separator: " | ")) |"
  }

  private static func fileName(_ entry: Int, _ role: String) -> String { "\(entry)-\(role).png" }

  /// Returns the thumbnails of all rows.
  func thumbnails() -> [Thumbnail] {
    let indices = groups.map(\.entries[0]).filter { review.entries[$0].form.isPicture }
    return indices.flatMap { (index) -> [Thumbnail] in
      let entry = review.entries[index]
      let pictures = entry.pictures
      let parts = [
        ("reference", pictures.reference), ("actual", pictures.actual),
        ("difference", entry.differencePicture()),
      ]
      return parts.compactMap { (role, data) -> Thumbnail? in
        guard let data, let small = try? Bitmap(pngData: data).reduced(toWidth: 320).pngData()
        else {
          return nil
        }
        return Thumbnail(name: Self.fileName(index, role), data: small)
      }
    }
  }

  /// Returns a text for a table cell, with Markdown characters escaped.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for character in text.prefix(300) {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]": cell += "\\\(character)"
      case "<": cell += "&lt;"
      case "&": cell += "&amp;"
      // GitHub would notify a user whose name follows the sign.
      case "@": cell += "@\u{200B}"
      case _ where character.isNewline: cell += " "
      default: cell.append(character)
      }
    }
    return cell
  }
}
