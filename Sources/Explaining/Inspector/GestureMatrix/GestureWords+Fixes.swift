import Foundation
import TouchTrace

/// The text of problems and changes.
extension GestureWords {
  /// Returns the problem of a cell: `Tap: single acts 0.35 s late, it waits for double to fail`.
  package func sentence(_ problem: GestureProblem, _ cell: GestureCell) -> String {
    let gesture = problem.gesture.title().text(in: language)
    let title = titles[problem.column]
    if problem.isSurplus {
      return gesture + language(": \(title) acts too", "：\(title) 也会触发")
    }
    let cause = cause(of: cell).map { language(": ", "：") + $0 } ?? ""
    let result =
      switch cell.outcome {
      case .acts where cell.delay == nil && cell.longestWait > GestureCell.leastWait:
        language("\(title) acts late", "\(title) 触发得晚")
      case .acts where cell.delay == nil:
        language(
          "\(title) receives the touch \(Self.seconds(cell.arrival ?? 0)) late",
          "\(title) 晚 \(Self.seconds(cell.arrival ?? 0)) 收到触摸"
        )
      case .acts:
        language(
          "\(title) acts \(Self.seconds(cell.delay ?? 0)) late",
          "\(title) 晚 \(Self.seconds(cell.delay ?? 0)) 触发"
        )
      case .cancelled: language("\(title) is cancelled", "\(title) 被取消")
      default: language("\(title) does not act", "\(title) 没有触发")
      }
    return gesture + language(": ", "：") + result + cause
  }

  /// Returns a result as a sentence without a full stop: `Tap: double tap fails: only 1 of 2 taps`.
  package func sentence(_ gesture: TriedGesture, _ column: Int, _ cell: GestureCell) -> String {
    let result =
      cell.outcome == .noTouch ? language("no touch arrives", "收不到触摸") : word(cell)
    let cause = cause(of: cell).map { language(": ", "：") + $0 } ?? ""
    return gesture.title().text(in: language) + language(": ", "：") + titles[column] + " " + result
      + cause
  }

  /// Returns the lines of a tooltip about a result: the gesture, the result with its time, and the cause.
  package func tip(_ gesture: TriedGesture, _ cell: GestureCell) -> String {
    let title = gesture.title().text(in: language)
    var lines = ["\(title) · \(gesture.measure.text(in: language))"]
    switch cell.outcome {
    case .acts:
      let time = Self.seconds(cell.time ?? 0)
      lines.append(language("acts \(time) after touch down", "按下后 \(time) 触发"))
    case .waits:
      lines.append(
        language("waits: it can still act after the last finger lifts", "等待：最后一次抬起后仍可能触发")
      )
    case .cancelled: lines.append(language("the touch is cancelled", "触摸被取消"))
    case .fails: lines.append(language("fails", "失败"))
    case .noTouch: lines.append(language("no touch arrives", "收不到触摸"))
    }
    return (lines + [cause(of: cell)].compactMap(\.self)).joined(separator: "\n")
  }

  /// Returns a change as a line of Swift, with `+` or `−` before it.
  package func code(_ change: GestureChange) -> String {
    switch change {
    case .removeRequirement(let first, let second):
      isStatic(first, second)
        ? "− \(codeName(first)).require(toFail: \(codeName(second)))"
        : "− shouldRequireFailureOf: \(codeName(first)), \(codeName(second))"
    case .addRequirement(let first, let second):
      "+ \(codeName(first)).require(toFail: \(codeName(second)))"
    case .together(let first, let second):
      "+ shouldRecognizeSimultaneouslyWith: \(codeName(first)), \(codeName(second)) → true"
    case .keepTouches(let column): "+ \(codeName(column)).cancelsTouchesInView = false"
    case .endDelay(let column, .began): "+ \(codeName(column)).delaysTouchesBegan = false"
    case .endDelay(let column, _): "+ \(codeName(column)).delaysTouchesEnded = false"
    case .endContentDelay(_, let view):
      "+ \(GestureColumn.codeName(view)).delaysContentTouches = false"
    case .remove(let column):
      "+ \(GestureColumn.codeName(column.view)).removeGestureRecognizer(\(codeName(column)))"
    case .disable(let column): "+ \(codeName(column)).isEnabled = false"
    }
  }

  /// Returns the name of a recognizer in Swift, with its address if another one has the same name.
  private func codeName(_ column: GestureColumn) -> String {
    let name = column.codeName
    let shown = ShownName(column.node)
    let isShared = matrix.columns.contains { other in
      other.node.id != column.node.id && other.codeName == name
    }
    return isShared && shown.isPrintedClass ? "\(name) /* \(shown.detail) */" : name
  }

  /// Whether one recognizer waits for another one because of `require(toFail:)`.
  private func isStatic(_ first: GestureColumn, _ second: GestureColumn) -> Bool {
    matrix.engineRelations.contains {
      $0.first == first.node.id && $0.second == second.node.id && $0.kind == .requires
    }
  }

  /// Returns the cells that a fix changes: `2 cells change: Tap: single acts at once; …`.
  package func result(_ fix: GestureFix) -> String { result(of: fix.change, fix.changed) }

  /// Returns the cells that a change affects.
  package func result(of change: GestureChange, _ changed: [GestureFix.Changed]) -> String {
    let shown = changed.prefix(3).map { change in
      let gesture = change.gesture.title().text(in: language)
      return "\(gesture)\(language(": ", "："))\(titles[change.column]) "
        + "\(word(change.before)) → \(word(change.after))"
    }
    let more = changed.count > 3 ? ["…"] : []
    let count = changed.count
    guard count > 0 else {
      guard change.isAboutDelay else { return language("no cell changes", "格子都不变") }
      return language("the touch arrives at once; no cell changes", "触摸立即到达，格子都不变")
    }
    let head = language(
      count == 1 ? "1 cell changes: " : "\(count) cells change: ",
      "\(count) 个格子会变："
    )
    return head + (shown + more).joined(separator: language("; ", "；"))
  }
}

extension GestureColumn {
  /// The name of the recognizer in Swift: `singleTap`, or `photoPan` for an unnamed one.
  package var codeName: String {
    if let property = RecognizerKind.scrollProperty(node.typeName) {
      return Self.codeName(view) + "." + property
    }
    let plain = Self.codeName(node)
    let own = plain == "tap" ? (taps.map { $0 + "Tap" } ?? plain) : plain
    guard node.identifier == nil else { return own }
    let view = Self.codeName(view)
    return view + own.prefix(1).uppercased() + own.dropFirst()
  }

  /// Returns the name of a node in Swift: its author's name as one word.
  static func codeName(_ node: NodeSnapshot) -> String {
    var name = printedClass(ShownName(node).name)
    let suffix = "GestureRecognizer"
    if name.hasSuffix(suffix), name.count > suffix.count {
      name = String(name.dropLast(suffix.count))
    }
    if name.hasPrefix("UI"), name.count > 2 { name = String(name.dropFirst(2)) }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first, let head = humps(of: first).first else { return "recognizer" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return head.lowercased() + first.dropFirst(head.count) + rest.joined()
  }
}
