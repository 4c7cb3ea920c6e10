import Foundation
import Inspector

/// The differences between two screens, in the tree of views and for fingers.
struct ScreenChange {
  let tree: TreeDifference
  let fingers: FingerDifference
  /// The areas in which views receive touches on both screens.
  let maps: TouchMaps
  /// The first different line of the transcripts, from 1; nil if they are equal.
  let transcriptLine: Int?

  init(_ before: ScreenFacts, _ after: ScreenFacts) {
    let difference = ScreenDifference(before, after)
    (tree, fingers, maps) = (difference.tree, difference.fingers, difference.maps)
    let common = zip(before.transcript, after.transcript).prefix { $0 == $1 }.count
    transcriptLine = before.transcript == after.transcript ? nil : common + 1
  }

  /// The key of the change: views, properties, and the change of each number.
  ///
  /// The numbers themselves differ between screens.
  var signature: [[String]] {
    tree.changes.map { change in
      let value =
        change.step.map { "\($0)" } ?? change.moved.map { "\($0.width) \($0.height)" }
        ?? "\(change.before) \(change.after)"
      return [change.view, change.property, value]
    }
  }

  // MARK: - Descriptions

  /// Returns a short description of the change: `Toast 33 points up, Back smaller`.
  func summary(in language: Language) -> String {
    var words: [String] = []
    var views: [String] = []
    for change in tree.changes where !views.contains(change.view) {
      views.append(change.view)
      words.append(change.words(in: language))
    }
    guard words.count > 3 else { return words.joined(separator: language(", ", "，")) }
    return words.prefix(2).joined(separator: language(", ", "，"))
      + language(" and \(words.count - 2) more", "，另有 \(words.count - 2) 处")
  }

  /// Returns all changes, one line each.
  func text(in language: Language) -> String {
    let rows = tree.changes.map { change in
      "  \(change.view) \(change.property): \(change.before) → \(change.after)"
    }
    let notes = fingers.changes.map { change in
      "  \(change.title.text(in: language)) \(change.detail.text(in: language))"
    }
    let heads = (language("Views:", "视图："), language("Fingers:", "触摸："))
    return [
      ([heads.0] + (rows.isEmpty ? [language("  no change", "  没有变化")] : rows)),
      ([heads.1] + (notes.isEmpty ? [language("  no change", "  没有变化")] : notes)),
    ].joined().joined(separator: "\n")
  }
}

extension TreeDifference.Change {
  /// Returns a short description of the change.
  func words(in language: Language) -> String {
    switch property {
    case "view":
      return before == TreeDifference.absent
        ? language("\(view) is new", "新增 \(view)") : language("\(view) is gone", "\(view) 已移除")
    case "frame.origin.y", "frame.origin.x":
      let isDown = (step ?? 0) > 0
      let points = String(format: "%g", (abs(step ?? 0) * 100).rounded() / 100)
      if property.hasSuffix("y") {
        return language(
          "\(view) \(points) points \(isDown ? "down" : "up")",
          "\(view) \(isDown ? "下移" : "上移") \(points) pt"
        )
      }
      return language(
        "\(view) \(points) points to the \(isDown ? "right" : "left")",
        "\(view) \(isDown ? "右移" : "左移") \(points) pt"
      )
    case "frame.origin": return language("\(view) moved", "\(view) 移动")
    case "frame.size.width", "frame.size.height":
      let isLarger = (step ?? 0) > 0
      return language(
        "\(view) \(isLarger ? "larger" : "smaller")",
        "\(view) \(isLarger ? "变大" : "变小")"
      )
    case "frame.size":
      return language("\(view) \(before) → \(after)", "\(view) \(before) → \(after)")
    default:
      return "\(view) \(property) \(before) → \(after)"
    }
  }
}
