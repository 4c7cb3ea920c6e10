import Foundation
package import TouchTrace

/// The text of a matrix in a language: names, results, causes, relations.
package struct GestureWords {
  let matrix: GestureMatrix
  /// The language.
  package let language: Language
  private let names: ViewNames
  /// The unique names of the columns.
  package let titles: [String]

  /// Prepares the text of a matrix.
  package init(_ matrix: GestureMatrix, in language: Language) {
    (self.matrix, self.language) = (matrix, language)
    titles = Self.titles(of: matrix.columns)
    let ids = zip(matrix.columns, titles).map { ($0.0.node.id, $0.1) }
    names = ViewNames(matrix.tree).renaming(Dictionary(ids) { first, _ in first })
  }

  private static func titles(of columns: [GestureColumn]) -> [String] {
    var uses: [String: Int] = [:]
    for column in columns { uses[column.title, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return columns.map { column in
      guard uses[column.title] != 1 else { return column.title }
      let shown = ShownName(column.node)
      let long =
        if shown.isPrintedClass {
          "\(column.title) \(shown.detail)"
        } else if column.kind == .recognizer {
          "\(column.title) of \(OverlayText.label(column.view.name))"
        } else {
          column.title
        }
      seen[long, default: 0] += 1
      return seen[long] == 1 ? long : "\(long) \(seen[long] ?? 0)"
    }
  }

  /// Returns the name of a node: the column's title, or the usual name.
  package func name(_ node: NodeSnapshot) -> String {
    if let view = scrollView(delayingWith: node) { return names[view] }
    return names[node]
  }

  private func scrollView(delayingWith node: NodeSnapshot) -> NodeSnapshot? {
    guard RecognizerKind.onlyDelays(node.typeName) else { return nil }
    return matrix.tree.views.first { view in
      view.recognizers.contains { $0.node.id == node.id }
    }?.node
  }

  /// Returns the line under the name of a column: its view, or its kind.
  package func subtitle(of column: GestureColumn) -> String {
    switch column.kind {
    case .recognizer: OverlayText.label(ShownName(column.view).name)
    case .control: language("control", "控件")
    case .view: language("view", "视图")
    }
  }

  // MARK: - Cells

  /// Returns seconds as text: `0.35 s`.
  package static func seconds(_ time: Double) -> String { String(format: "%.2f s", time) }

  /// Returns the result in a word or two: `acts 0.35 s`.
  package func word(_ cell: GestureCell) -> String {
    switch cell.outcome {
    case .acts:
      guard cell.shownDelay > 0, let delay = cell.delay else {
        return cell.count > 1 ? language("acts", "触发") + " ×\(cell.count)" : language("acts", "触发")
      }
      let time = Self.seconds(delay)
      return language("acts \(time)", "\(time) 后触发")
    case .waits: return language("waits", "等待")
    case .cancelled: return language("cancelled", "被取消")
    case .fails: return language("fails", "失败")
    case .noTouch: return "–"
    }
  }

  /// Returns the cause of a result in a few words; nil if there is nothing to mention.
  package func cause(of cell: GestureCell) -> String? {
    let waited = cell.waits.map { wait in
      language(
        "waited \(Self.seconds(wait.duration)) for \(name(wait.other)) to fail",
        "等待 \(name(wait.other)) 失败，用了 \(Self.seconds(wait.duration))"
      )
    }
    if cell.outcome == .acts, !waited.isEmpty {
      return waited.joined(separator: language("; ", "；"))
    }
    if cell.outcome == .acts, cell.delay == nil, let withholder = cell.withholder,
      cell.arrival ?? 0 > 0.0005
    {
      return words(.withheld(by: withholder))
    }
    return cell.cause.map { words($0) }
  }

  /// Returns a cause in a few words.
  package func words(_ cause: GestureCell.Cause) -> String {
    switch cause {
    case .gesture(let cause): cause.text(names, in: language)
    case .taken(let other): language("\(name(other)) took the touch", "\(name(other)) 取走了触摸")
    case .withheld(let other):
      language("\(name(other)) delays touches", "\(name(other)) 推迟了触摸")
    case .event(let event): event
    case .unhandled: language("no handler for this gesture", "没有处理这个手势的方法")
    case .disabled: language("isEnabled is false", "isEnabled 为 false")
    case .refused:
      language("its class or delegate rejects the touch", "它的类或代理拒绝接收这个触摸")
    case .unknown: language("not known what its class recognises", "不知道它的类识别什么")
    }
  }

  // MARK: - Relations

  /// Returns a relation as a sentence without a full stop.
  package func sentence(_ relation: GestureRelation) -> String {
    let (from, to) = (name(relation.from), name(relation.to))
    let time =
      relation.delay.map { language(", \(Self.seconds($0))", "，\(Self.seconds($0))") } ?? ""
    return switch relation.kind {
    case .waits: language("\(from) waits for \(to) to fail", "\(from) 等待 \(to) 失败") + time
    case .waitsByCode:
      language(
        "\(from) waits for \(to) to fail (set by a delegate or subclass)",
        "\(from) 等待 \(to) 失败（由代理或子类决定）"
      ) + time
    case .prevents: language("\(from) prevents \(to)", "\(from) 阻止 \(to)") + gestures(relation)
    case .together:
      language("\(from) and \(to) recognise together", "\(from) 与 \(to) 同时识别")
    case .cancels:
      language("\(from) cancels touches of \(to)", "\(from) 取消 \(to) 的触摸") + gestures(relation)
    case .delays: language("\(from) delays touches of \(to)", "\(from) 推迟 \(to) 的触摸") + time
    }
  }

  private func gestures(_ relation: GestureRelation) -> String {
    let titles = relation.gestures.prefix(3).map { $0.title().text(in: language) }
    let more = relation.gestures.count > 3 ? ["…"] : []
    return language(" (", "（") + language.list(titles + more) + language(")", "）")
  }

  /// Returns a cycle of waits as a sentence.
  package func circle(_ nodes: [NodeSnapshot]) -> String {
    let list = (nodes + nodes.prefix(1)).map(name).joined(separator: " → ")
    return language(
      "\(list): they wait for each other, and none can act",
      "\(list)：它们互相等待，都无法触发"
    )
  }

  /// Returns a chain of waits as a sentence, with the delay of its first member in the runs.
  package func chain(_ nodes: [NodeSnapshot], _ relations: [GestureRelation]) -> String {
    let list = nodes.map(name).joined(separator: " → ")
    let first = nodes.first?.id
    let late = matrix.rows.flatMap { row in
      zip(matrix.columns, row.cells).filter { $0.0.node.id == first }.compactMap(\.1.delay)
    }.max()
    guard let late, let node = nodes.first else { return list }
    return language(
      "\(list): \(name(node)) acts up to \(Self.seconds(late)) late",
      "\(list)：\(name(node)) 最多晚 \(Self.seconds(late)) 触发"
    )
  }

  /// Returns a sentence without a full stop about a recognizer that never acts.
  package func idle(_ idle: GestureMatrix.Idle) -> String {
    let title = titles[idle.column]
    let cause =
      idle.cause.map { words($0) }
      ?? language("it neither recognises nor fails", "它对这些手势始终没有结果")
    return title + language(" never acts: ", " 从不触发：") + cause
  }
}
