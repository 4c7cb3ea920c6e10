import TouchTrace
import Foundation

extension Explanation {
  /// Returns why the view at a position did or did not receive the touch, in a few lines.
  public func text(about index: Int, in language: Language = .english) -> String {
    let names = ViewNames(tree)
    guard let wanted = entry(at: index) else { return "" }
    var lines = [headline(wanted, names, language)]
    let path = tree.path(to: index).compactMap(entry(at:)).filter(isTelling)
    lines += rows(path, names, language, about: index)
    if wanted.verdict.isReceiver, let fate { lines += fate.lines(names, in: language) }
    lines.append(contentsOf: notes(on: wanted, names, language))
    lines.append(conclusion(for: index, names, language))
    return lines.joined(separator: "\n")
  }

  /// Returns the verdicts on the views under the point, or on all views, the frontmost first.
  public func list(everything: Bool = false, in language: Language = .english) -> String {
    let names = ViewNames(tree)
    let shown = entries.filter { everything || $0.isUnderPoint || $0.verdict.isReceiver }
    let place = place(names, language)
    var lines = [
      language("At \(place), front to back:", "在 \(place) 处，从前到后：")
    ]
    lines += rows(shown, names, language)
    if let fate { lines += fate.lines(names, in: language) }
    lines.append(receiverLine(names, language))
    return lines.joined(separator: "\n")
  }

  /// Returns one line for the view at a position, as in a list.
  public func row(
    for index: Int,
    _ names: ViewNames,
    in language: Language = .english
  ) -> String {
    guard let entry = entry(at: index) else { return "" }
    return rows([entry], names, language).joined().trimmingCharacters(in: .whitespaces)
  }

  // MARK: - Parts

  /// Returns the point, and the deciding window if there are several.
  private func place(_ names: ViewNames, _ language: Language) -> String {
    let place = Measure.point(point)
    guard let window, tree.views.count(where: { $0.parent == nil }) > 1 else { return place }
    return language("\(place) in \(names[window])", "\(names[window]) 的 \(place)")
  }

  private func headline(_ entry: Entry, _ names: ViewNames, _ language: Language) -> String {
    let name = names.path(of: entry.index)
    let place = place(names, language)
    guard entry.verdict.isReceiver else {
      let cause = cause(entry, names, language)
      return language(
        "\(name) did not get the touch at \(place): \(cause).",
        "\(name) 没有得到 \(place) 处的触摸：\(cause)。"
      )
    }
    guard let fate, fate.isLost else {
      return language("\(name) got the touch at \(place).", "\(name) 得到了 \(place) 处的触摸。")
    }
    return fate.wasSeen
      ? language(
        "\(name) got the touch at \(place), but did not keep it.",
        "\(name) 得到了 \(place) 处的触摸，但没有保住它。"
      )
      : language(
        "\(name) was hit at \(place), but did not get the touch.",
        "\(name) 在 \(place) 处被命中，但没有得到触摸。"
      )
  }

  /// Returns why a view did not get the touch, as a clause.
  private func cause(_ entry: Entry, _ names: ViewNames, _ language: Language) -> String {
    if isElsewhere(entry) { return language("the point is outside of it", "该点在它之外") }
    switch entry.verdict {
    case .passedOn(let view):
      return language(
        "its subview \(names[view]) received it",
        "它里面的 \(names[view]) 接收了触摸"
      )
    case .rejected, .overruled: return reason(of: entry, language)
    case .ancestorRejected(let view, .outsideBounds):
      return language(
        "the point is outside of \(names[view]), which contains it",
        "该点在包含它的 \(names[view]) 之外"
      )
    default: return entry.verdict.unaskedText(names, in: language)
    }
  }

  /// Whether the entry is useful; a window that only passed the touch on is not.
  private func isTelling(_ entry: Entry) -> Bool {
    guard entry.view.parent == nil, case .passedOn = entry.verdict else { return true }
    return false
  }

  /// Returns a line for each view; for views on the path to another one, whether they let the touch in.
  private func rows(
    _ entries: [Entry],
    _ names: ViewNames,
    _ language: Language,
    about wanted: Int? = nil
  ) -> [String] {
    let cells = entries.map { entry in
      var verdict = entry.verdict
      if let wanted, wanted != entry.index, verdict == .received {
        verdict = .passedOn(to: entry.view.node)
      }
      return (entry, verdict.columns(names, touched: point, in: language))
    }
    let nameWidth = cells.map { Measure.width(names[$0.0.view.node]) }.max() ?? 0
    let askedWidth = Measure.width(language("asked", "已询问"))
    return cells.map { entry, columns in
      let name = Measure.padded(names[entry.view.node], to: nameWidth)
      let isColumn = Measure.width(columns.asked) <= askedWidth
      let gap = isColumn ? "   " : Self.gap(after: columns.asked)
      return "  \(name)   \(columns.asked)\(gap)\(columns.outcome)"
    }
  }

  /// Returns the gap after a text; `not asked: ` already ends with a space.
  private static func gap(after text: String) -> String {
    text.hasSuffix(" ") || text.hasSuffix("：") ? "" : "   "
  }

  private func notes(
    on entry: Entry,
    _ names: ViewNames,
    _ language: Language
  ) -> [String] {
    guard entry.verdict.isReceiver, let clip = clippingAncestor(of: entry.index) else { return [] }
    let name = names[tree.views[clip].node]
    return [
      language(
        "  clippedByAncestor: \(name) clips the view here, but clipping does not affect touches.",
        "  clippedByAncestor：\(name) 在这里裁剪了该视图，但这不影响触摸。"
      )
    ]
  }

  /// Returns the nearest ancestor that clips the drawing at the point.
  private func clippingAncestor(of index: Int) -> Int? {
    tree.path(to: index).dropLast().last { place in
      tree.views[place].clipsToBounds && entry(at: place)?.isUnderPoint == false
    }
  }

  private func receiverLine(_ names: ViewNames, _ language: Language) -> String {
    let receiver = receiver.map { names[$0] } ?? language("nobody", "无")
    return language("Received by: \(receiver).", "接收者：\(receiver)。")
  }

  private func conclusion(
    for index: Int,
    _ names: ViewNames,
    _ language: Language
  ) -> String {
    let ways = waysOut(for: index).map { $0.text(names, in: language) }
    let receiver = receiverLine(names, language)
    guard !ways.isEmpty else { return receiver }
    let list = ways.joined(separator: language(", or ", "，或"))
    return receiver + language("   Fix: \(list).", "   解决办法：\(list)。")
  }
}
