import TouchTrace
import Foundation

extension HitMap {
  /// A row of the map's table: a view that receives touches, or reacts to them, or both.
  public struct Row: Hashable, Sendable {
    /// The number of the view's area; nil if it receives no touches.
    public let number: Int?
    /// The position of the view in the tree; nil if the tree does not contain it.
    public let index: Int?
    /// The name of the view.
    public let name: String
    /// The fraction of the screen where it receives touches, 0…1.
    public let share: Double
    /// The target that it is; nil if it does not react to touches.
    public let target: HitMapTarget?
  }

  /// Returns the views that receive touches, by number, then the targets that receive none.
  public func rows(_ names: ViewNames) -> [Row] {
    let known = Dictionary(targets.map { ($0.index, $0) }) { first, _ in first }
    let receiving = areas.map { area in
      Row(
        number: area.number,
        index: area.index,
        name: area.index.map(names.path) ?? names[area.receiver],
        share: share(of: area.pixels),
        target: area.index.flatMap { known[$0] }
      )
    }
    let numbered = Set(areas.compactMap(\.index))
    let silent = targets.filter { !numbered.contains($0.index) }.map { target in
      Row(
        number: nil,
        index: target.index,
        name: names.path(of: target.index),
        share: 0,
        target: target
      )
    }
    return receiving + silent
  }

  /// Returns the map as a table.
  ///
  /// The columns are the number, the view, and the fraction of the screen that it receives. The dead fraction of its
  /// visible part and the views that cause it follow.
  public func text(in language: Language = .english) -> String {
    let names = ViewNames(tree)
    let rows = rows(names)
    var cells = [
      [
        "", language("view", "视图"), language("receives", "接收"), language("dead", "失效"),
        language("cause", "原因"),
      ]
    ]
    cells += rows.map { row in
      [
        row.number.map(String.init) ?? "–", row.name, Measure.percent(row.share),
        row.target.map { Measure.percent($0.deadShare) } ?? "",
        row.target.map { cuts(of: $0, names, in: language) } ?? "",
      ]
    }
    return ([title(in: language)] + HitMap.lines(cells) + notes(in: language))
      .joined(separator: "\n")
  }

  /// Returns the resolution of the map, if not every point was hit-tested.
  public func coarseness(in language: Language) -> String? {
    let all = grid.width * grid.height
    switch (grid.askedPixels, isCauseGuessed) {
    case (let asked?, _):
      return language(
        "Too many views override hit-testing. \(asked) of \(all) points were tested, more of them "
          + "where the receiver changes.",
        "重写命中测试的视图太多：只测试了 \(all) 个点中的 \(asked) 个，接收者变化处更密。"
      )
    case (nil, true):
      return language(
        "There are too many views to test each small dead part; its cause is the view that "
          + "receives touches there.",
        "视图太多，没有逐个测试较小的失效部分；其原因按接收那里触摸的视图显示。"
      )
    case (nil, false): return nil
    }
  }

  /// The largest number of causes in the row of a target.
  private static let mostCauses = 8

  /// Returns the views that take parts of a target, the largest part first; empty if no part is dead.
  public func cuts(of target: HitMapTarget, _ names: ViewNames, in language: Language) -> String {
    var parts = target.cuts.prefix(HitMap.mostCauses).map { cut in
      let text = cut.cause.text(names, in: language)
      let share = Measure.percent(target.share(of: cut.pixels))
      return target.cuts.count == 1 ? text : "\(text) \(share)"
    }
    let more = target.cuts.dropFirst(HitMap.mostCauses)
    if !more.isEmpty {
      let share = Measure.percent(target.share(of: more.reduce(0) { $0 + $1.pixels }))
      parts.append(language("\(more.count) more \(share)", "另外 \(more.count) 处 \(share)"))
    }
    return language.list(parts)
  }

  private func title(in language: Language) -> String {
    let (width, height) = (grid.width / grid.scale, grid.height / grid.scale)
    return language(
      "Which view receives a touch, on \(width) × \(height) points:",
      "\(width) × \(height) 点的画面上，触摸由哪个视图接收："
    )
  }

  private func notes(in language: Language) -> [String] {
    var notes: [String] = []
    if let coarseness = coarseness(in: language) { notes.append(coarseness) }
    if unclaimed > 0 {
      let share = Measure.percent(share(of: unclaimed))
      notes.append(
        language("No view receives touches on \(share).", "有 \(share) 的面积没有视图接收触摸。")
      )
    }
    if !knowsTouchMethods {
      notes.append(
        language(
          "It is not known which classes override touchesBegan and similar methods. Only controls "
            + "and views with recognizers count as targets.",
          "不知道哪些类重写了 touchesBegan 等方法；只有控件和带手势识别器的视图算作目标。"
        )
      )
    }
    return notes
  }

  /// Returns cells in columns; numbers are right-aligned.
  private static func lines(_ rows: [[String]]) -> [String] {
    let widths = (0..<5).map { column in rows.map { Measure.width($0[column]) }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let isText = column == 1 || column == 4
        let gap = String(repeating: " ", count: widths[column] - Measure.width(cell))
        return isText ? cell + gap : gap + cell
      }
      let line = "  " + cells.joined(separator: "   ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension HitMapCut.Cause {
  /// Returns the cause in a few words.
  func text(_ names: ViewNames, in language: Language) -> String {
    switch self {
    case .itself(let reason): return reason.word(in: language)
    case .ancestor(let node, .outsideBounds):
      return language("bounds of \(names[node])", "\(names[node]) 的边界")
    case .ancestor(let node, let reason):
      return "\(names[node])\(language(": ", "："))\(reason.word(in: language))"
    case .view(let node):
      return language("\(names[node]) in front", "前面的 \(names[node])")
    case .window(let node):
      return language("window \(names[node])", "窗口 \(names[node])")
    case .hitTest(let node):
      return language("hitTest of \(names[node])", "\(names[node]) 的 hitTest")
    case .changing:
      return language("results that change", "变化的结果")
    }
  }
}

extension Measure {
  /// Returns a fraction, 0…1, in whole per cent; only 0 and 1 become 0 % and 100 %.
  static func percent(_ share: Double) -> String {
    switch share {
    case ..<0.005 where share > 0: "<1 %"
    case 0.995... where share < 1: ">99 %"
    default: "\(Int((share * 100).rounded())) %"
    }
  }
}

extension RejectionReason {
  /// Returns the stable code in English, so that it can be looked up.
  fileprivate func word(in language: Language) -> String {
    language(code, label(in: language))
  }
}
