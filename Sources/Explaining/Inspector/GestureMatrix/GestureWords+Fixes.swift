import Foundation
import TouchTrace

/// The words of problems and changes.
extension GestureWords {
  /// The problem of a cell: `Tap: single acts 0.35 s late, it waits for double to fail`.
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

  /// A change as a line of Swift, with `+` or `−` before it.
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

  /// The name of a recognizer in Swift, with its address where another one has the same name.
  private func codeName(_ column: GestureColumn) -> String {
    let name = column.codeName
    let address = ShownName(column.node).detail
    let isShared = matrix.columns.contains { other in
      other.node.id != column.node.id && other.codeName == name
    }
    return isShared && address.hasPrefix("0x") ? "\(name) /* \(address) */" : name
  }

  /// Whether one recognizer waits for another one because of `require(toFail:)`.
  private func isStatic(_ first: GestureColumn, _ second: GestureColumn) -> Bool {
    matrix.engineRelations.contains {
      $0.first == first.node.id && $0.second == second.node.id && $0.kind == .requires
    }
  }

  /// The cells that a fix changes: `2 cells change: Tap: single acts at once; …`.
  package func result(_ fix: GestureFix) -> String {
    let shown = fix.changed.prefix(3).map { change in
      let gesture = change.gesture.title().text(in: language)
      return "\(gesture)\(language(": ", "："))\(titles[change.column]) "
        + "\(word(change.before)) → \(word(change.after))"
    }
    let more = fix.changed.count > 3 ? ["…"] : []
    let count = fix.changed.count
    guard count > 0 else {
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
  /// The name of the recognizer in Swift: `singleTap`, or `photoPan` for one without a name.
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

  /// The name of a node in Swift: its author's name as one word.
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
