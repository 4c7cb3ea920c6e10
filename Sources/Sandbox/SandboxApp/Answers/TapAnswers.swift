import ConsoleText
import Foundation
import Inspector
import SandboxHost
import SandboxScenes
import TextFormats

/// The answer to the question of what a tap changed, from the trees before and after it.
struct TapAnswers {
  let before: ImportedTexts
  let after: ImportedTexts
  /// The answers about the tree before the tap.
  let answers: SceneAnswers

  private var language: Language { answers.language }

  /// Compares the trees of files; the last one is the tree after the tap.
  init(_ paths: [String], in language: Language) throws(ProgramError) {
    guard let last = paths.last, paths.count > 1 else {
      throw ProgramError(
        .usage,
        "--tap compares two trees: expected the one before the tap and the one after it, got"
          + " \(paths.count)."
      )
    }
    let before = try ImportedTexts.read(paths.dropLast())
    let scene = try SceneFile.scene(ofTexts: before, named: paths[0])
    self.init(before: before, scene, after: try ImportedTexts.read([last]), in: language)
  }

  /// Compares the texts of two trees.
  init(before: ImportedTexts, _ scene: SandboxScene, after: ImportedTexts, in language: Language) {
    (self.before, self.after) = (before, after)
    let inquiry = SceneInquiry(scene, size: PictureSize.size(nil, for: scene))
    answers = SceneAnswers(inquiry: inquiry, language: language)
  }

  /// Returns the verdict, the evidence and the remedy, one line each, and on request all changes.
  func answer(
    at given: CGPoint,
    view: String?,
    _ detail: SceneAnswers.Detail = .usual
  ) throws(ProgramError) -> SceneAnswer {
    let inquiry = answers.inquiry
    let unit = inquiry.unit(of: given)
    let point = unit?.point ?? given
    let changes = TreeChanges(from: try before.reading(), to: try after.reading(), tap: point)
    guard changes.isComparable else {
      throw ProgramError(
        .dataError,
        "the two trees were printed in different ways, so their differences do not show what the tap changed."
          + " Print both with the same command. To join several trees of one moment, leave out --tap."
      )
    }
    let remark = unit.map { $0.remark.text(in: language) + language(". ", "。") } ?? ""
    let why = changes.outcome == .changed ? nil : try? answers.why(view: view, at: point, .brief)
    let isWrongUnit = unit != nil && changes.outcome == .nothingChanged
    let next = isWrongUnit ? unitStep(point) : nextStep(changes, why)
    var lines = [remark + verdict(changes, at: point), evidence(changes, why), next]
    let brief = lines.joined(separator: "\n")
    if detail == .all { lines += changes.changes.map { "  " + words(of: $0) } }
    let document = AnswerDocument.Tap(
      verdict: (isWrongUnit ? .wrongUnit : TouchVerdict(changes.outcome)).rawValue,
      point: [Double(point.x), Double(point.y)],
      target: changes.target,
      changes: changes.changes.map { ($0, words(of: $0)) },
      nextStep: lines[2],
      brief: brief,
      text: lines.joined(separator: "\n")
    )
    return SceneAnswer(text: document.text, document: Reports.tap.json(document))
  }

  private func verdict(_ changes: TreeChanges, at point: CGPoint) -> String {
    let place = String(format: "(%g, %g)", Double(point.x), Double(point.y))
    let name = changes.target ?? language("nothing", "空白处")
    let count = changes.changes.count
    return switch changes.outcome {
    case .changed:
      language(
        "The tap at \(place) on \(name) changed the screen: \(count) "
          + (count == 1 ? "change." : "changes."),
        "\(place) 处对 \(name) 的点击改变了界面：\(count) 处变化。"
      )
    case .nothingChanged:
      language(
        "Nothing changed after the tap at \(place) on \(name).",
        "\(place) 处对 \(name) 的点击之后没有任何变化。"
      )
    case .otherChanged:
      language(
        "The tap at \(place) did not change \(name); other parts of the screen changed.",
        "\(place) 处的点击没有改变 \(name)；界面的其他部分变了。"
      )
    }
  }

  /// The largest number of described changes.
  private static let most = 3

  private func evidence(_ changes: TreeChanges, _ why: SceneAnswer?) -> String {
    guard changes.outcome != .nothingChanged else {
      return why.map { language("Before it: ", "点击之前：") + Self.line(0, of: $0) }
        ?? language("the two trees are the same", "两棵树完全相同")
    }
    let shown = changes.changes.prefix(Self.most).map(words)
    let rest = changes.changes.count - shown.count
    let more = rest > 0 ? [language("and \(rest) more", "另有 \(rest) 处")] : []
    return (shown + more).joined(separator: language("; ", "；"))
  }

  private func nextStep(_ changes: TreeChanges, _ why: SceneAnswer?) -> String {
    if changes.isInProgress {
      return language(
        "To do: wait until the app is no longer busy, then print the tree again",
        "接下来：应用仍在处理；等处理结束后再打印一次树"
      )
    }
    switch changes.outcome {
    case .changed where changes.isCertain:
      return language("To do: continue; the tap worked", "接下来：继续；点击已经生效")
    case .changed:
      return language(
        "To do: check that this is what the tap should do; a screen may also change by itself",
        "接下来：确认这是点击应有的结果；界面也可能自己变化"
      )
    case .nothingChanged:
      let again = language(
        "To do: print the tree once more, because slow apps change later. ",
        "接下来：再打印一次树，慢的应用稍后才变化。"
      )
      return again + (why.map { Self.line(2, of: $0) } ?? "")
    case .otherChanged:
      let names = changes.changes.prefix(1).map(\.name).joined()
      return language(
        "To do: check \(names): it got the touch, or it changes by itself",
        "接下来：检查 \(names)：它收到了触摸，或者自己在变化"
      )
    }
  }

  private func unitStep(_ point: CGPoint) -> String {
    let place = String(format: "%g, %g", Double(point.x), Double(point.y))
    return language("To do: tap at \(place), in points", "接下来：点击 \(place)（单位为点）")
  }

  private static func line(_ number: Int, of answer: SceneAnswer) -> String {
    let lines = answer.text.components(separatedBy: "\n")
    return lines.indices.contains(number) ? lines[number] : ""
  }

  private func words(of change: TreeChanges.Change) -> String {
    let name = change.name
    switch change.kind {
    case .appeared: return language("\(name) appeared", "出现了 \(name)")
    case .disappeared: return language("\(name) is gone", "\(name) 消失了")
    case .moved: return language("\(name) moved", "\(name) 移动了")
    case .changed:
      let (field, before, after) = (change.field ?? "", change.before ?? "", change.after ?? "")
      return language(
        "\(field) of \(name): \(Self.short(before)) → \(Self.short(after))",
        "\(name) 的 \(field)：\(Self.short(before)) → \(Self.short(after))"
      )
    }
  }

  private static func short(_ text: String) -> String {
    text.count <= 40 ? text : String(text.prefix(39)) + "…"
  }
}

extension TouchVerdict {
  init(_ outcome: TreeChanges.Outcome) {
    self =
      switch outcome {
      case .changed: .changed
      case .nothingChanged: .nothingChanged
      case .otherChanged: .otherChanged
      }
  }
}

extension AnswerDocument {
  /// The result of a tap.
  struct Tap {
    let verdict: String
    let point: [Double]
    let target: String?
    let changes: [(TreeChanges.Change, String)]
    let nextStep: String
    let brief: String
    let text: String
  }
}

/// The report of `why --tap`.
extension Reports {
  private static let change = JSONRecord<(TreeChanges.Change, String)>([
    .text("kind", "appeared, disappeared, moved or changed") { $0.0.kind.rawValue },
    .text("name", "the view or element") { $0.0.name },
    .textIfAny("field", "the field that changed") { $0.0.field },
    .textIfAny("before", "its value before") { $0.0.before },
    .textIfAny("after", "its value after") { $0.0.after },
    .flag("isOfTarget", "whether it is the tapped view, or inside it") { $0.0.isOfTarget },
    .text("text", "the change, for people") { $0.1 },
  ])

  static let tap = JSONRecord<AnswerDocument.Tap>([
    .version(1),
    .text("verdict", "the answer in one stable word: changed, nothingChanged, otherChanged") {
      $0.verdict
    },
    .init("point", .numbers(2), "the point of the tap, x and y in points") {
      .array($0.point.map { .number($0) })
    },
    .textIfAny("target", "the tapped view") { $0.target },
    .list("changes", "the changes, those of the tapped view first", of: change) { $0.changes },
    .text("nextStep", "what to do next, in a sentence") { $0.nextStep },
    .text("brief", "verdict, evidence and next step, a line each") { $0.brief },
    .text("text", "the answer for people") { $0.text },
  ])
}
