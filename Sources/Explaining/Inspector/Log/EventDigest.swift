public import TouchTrace
public import Foundation

/// The trace, grouped by moments: one line for each input, and its consequences below it.
///
/// Calls along the chain share one line; movements without new consequences are only counted.
public final class EventDigest: TraceSink {
  /// A line.
  public struct Line: Hashable, Sendable {
    /// The time, in seconds since the beginning; nil if it is the time of the moment.
    public var time: TimeInterval?
    /// The event.
    public var text: String
    /// The cause, or the count.
    public var remark: String
    /// Whether it begins a moment.
    public var isMoment: Bool
    /// The view or recognizer that it is about.
    public var node: NodeSnapshot?
    /// The record of the line; the last one if there are several.
    public var record: TraceRecord
  }

  /// The lines, the oldest first.
  public private(set) var lines: [Line] = []
  /// A counter that increases with every change.
  public private(set) var revision = 0
  private let language: Language
  private var beginning: TimeInterval?
  /// The number of movements that the last moment represents; nil if it contains other events too.
  private var moves: Int?
  /// The records that precede their event in the trace.
  private var early: [TraceRecord] = []
  private var chain: (phase: TouchSnapshot.Phase, line: Int)?
  /// The fingers of the last moment in which all moved, whose title is stored in `title`.
  private var movers: [Int] = []
  private var title = ""

  /// The maximum number of lines.
  static let capacity = 20_000

  /// Creates a digest without lines.
  public init(language: Language = .english) { self.language = language }

  /// Removes all lines.
  public func clear() {
    (lines, beginning, moves, chain, early) = ([], nil, nil, nil, [])
    revision += 1
  }

  /// Adds one record.
  public func record(_ record: TraceRecord) {
    if beginning == nil { beginning = record.time }
    switch record.event {
    // Hit-tests precede the event that delivers the touch.
    case .hitTest, .assigned: early.append(record)
    case .sent(let node, let touches) where node.kind == .application:
      addMoment(touches, record)
      for former in early { tell(former) }
      early = []
    case .sent, .queued, .settled, .recognizerCalled, .gestureActed: return
    // A movement with the same receivers as the previous one is only counted in its moment.
    case .forwarded(let delivery, _) where delivery.phase == .moved && moves != nil: return
    default: tell(record)
    }
    if lines.count > Self.capacity + 2000 { forget() }
  }

  private func tell(_ record: TraceRecord) {
    switch record.event {
    case .delivered(let delivery): addDelivery(delivery, record)
    case .forwarded(let delivery, _): addForwarding(delivery.receiver, delivery.phase, record)
    case .hitTest(let report, _):
      let name = report.result?.name ?? language("nobody", "无")
      addChild(language("hit test: \(name)", "命中测试：\(name)"), node: report.result, record)
    default: addNews(record)
    }
  }

  private func forget() {
    lines.removeFirst(2000)
    (moves, chain) = (nil, nil)
    revision += 1
  }

  private func addChild(
    _ text: String,
    _ remark: String = "",
    node: NodeSnapshot?,
    _ record: TraceRecord
  ) {
    moves = nil
    lines.append(
      Line(
        time: nil,
        text: text,
        remark: remark,
        isMoment: false,
        node: node,
        record: record
      )
    )
    revision += 1
  }

  // MARK: - Moments

  private func addMoment(_ touches: [TouchSnapshot], _ record: TraceRecord) {
    chain = nil
    var news: [TouchSnapshot] = []
    for touch in touches where touch.phase != .stationary { news.append(touch) }
    guard !news.isEmpty else { return }
    let isMove = news.allSatisfy { $0.phase == .moved }
    let text = isMove ? titleOfMove(news) : title(of: news)
    if isMove, let count = moves, let last = lines.indices.last, lines[last].text == text {
      moves = count + 1
      lines[last].remark = language("\(count + 1) times", "\(count + 1) 次")
      lines[last].record = record
      revision += 1
      return
    }
    lines.append(
      Line(
        time: record.time - (beginning ?? record.time),
        text: text,
        remark: "",
        isMoment: true,
        node: nil,
        record: record
      )
    )
    moves = isMove ? 1 : nil
    revision += 1
  }

  /// Returns the title of a movement, which is usually the same as the previous one.
  private func titleOfMove(_ touches: [TouchSnapshot]) -> String {
    if !touches.elementsEqual(movers, by: { $0.number == $1 }) {
      movers = touches.map(\.number)
      title = title(of: touches)
    }
    return title
  }

  private func title(of touches: [TouchSnapshot]) -> String {
    let phases: [TouchSnapshot.Phase] = [.began, .moved, .ended, .cancelled]
    let parts = phases.compactMap { phase -> String? in
      let numbers = touches.filter { $0.phase == phase }.map { "\($0.number)" }
      guard !numbers.isEmpty else { return nil }
      let isOne = numbers.count == 1
      let who = language(
        (isOne ? "Finger " : "Fingers ") + numbers.joined(separator: ", "),
        "手指 " + numbers.joined(separator: "、")
      )
      return who + " " + verb(phase, isOne)
    }
    return parts.isEmpty ? language("The pointer moves", "指针移动") : language.list(parts)
  }

  private func verb(_ phase: TouchSnapshot.Phase, _ isOne: Bool) -> String {
    switch phase {
    case .began: language(isOne ? "comes down" : "come down", "按下")
    case .moved: language(isOne ? "moves" : "move", "移动")
    case .ended: language(isOne ? "lifts" : "lift", "抬起")
    default: language(isOne ? "is taken away" : "are taken away", "被取走")
    }
  }

  // MARK: - What came of it

  private func addDelivery(_ delivery: TouchDelivery, _ record: TraceRecord) {
    chain = nil
    // A movement with the same receivers as the previous one is only counted in its moment.
    if delivery.phase == .moved, moves != nil { return }
    addChild(
      "\(delivery.receiver.name).touches\(delivery.phase.rawValue.capitalized)",
      node: delivery.receiver,
      record
    )
  }

  private func addForwarding(
    _ receiver: NodeSnapshot,
    _ phase: TouchSnapshot.Phase,
    _ record: TraceRecord
  ) {
    if let chain, chain.phase == phase, lines.indices.contains(chain.line) {
      lines[chain.line].text += language.list(["", shortName(receiver)])
      lines[chain.line].record = record
      revision += 1
      return
    }
    addChild(
      language("also called: ", "也调用：") + shortName(receiver),
      node: receiver,
      record
    )
    chain = (phase, lines.count - 1)
  }

  /// Returns a short name for well-known responders in a list.
  private func shortName(_ node: NodeSnapshot) -> String {
    if node.identifier != nil { return node.name }
    return switch node.kind {
    case .viewController: language("controller", "控制器")
    case .window: language("window", "窗口")
    case .windowScene: language("scene", "窗口场景")
    case .application: language("app", "应用")
    case .applicationDelegate: language("delegate", "代理")
    case .view, .gestureRecognizer, .other: node.name
    }
  }

  private func addNews(_ record: TraceRecord) {
    switch record.event {
    case .gestureChanged(let change): addChange(change, record)
    case .taken(let touch, let view, let taker):
      addChild(
        language("f\(touch) taken from \(view.name)", "f\(touch) 从 \(view.name) 取走"),
        language("by \(taker.name)", "由 \(taker.name)"),
        node: view,
        record
      )
    case .cancelled(let touch, let cause):
      addChild(
        language("f\(touch) cancelled", "f\(touch) 已取消"),
        cause.label(in: language),
        node: nil,
        record
      )
    case .assigned(let assignment):
      guard assignment.outcome != .bound else { return }
      let number = assignment.touch.number
      addChild(
        language("f\(number) is not received", "f\(number) 没有被接收"),
        assignment.outcome.label(in: language),
        node: assignment.hitTestView,
        record
      )
    case .perhapsForwarded(let delivery, let from):
      addChild(
        language(
          "\(delivery.receiver.name) may have been called",
          "\(delivery.receiver.name) 可能被调用了"
        ),
        language("by \(from.name)'s code", "由 \(from.name) 的代码"),
        node: delivery.receiver,
        record
      )
    default:
      let text = EventLog.text(of: record.event)
      if !text.isEmpty { addChild(text, node: record.event.nodes.first, record) }
    }
  }

  private func addChange(_ change: GestureTransition, _ record: TraceRecord) {
    guard change.to != .changed else { return }
    if change.cause == .reset {
      if let last = lines.indices.last, lines[last].text.hasSuffix(resetWord) {
        let text = lines[last].text.dropLast(resetWord.count)
        lines[last].text = language.list([String(text), change.recognizer.name]) + resetWord
        revision += 1
        return
      }
      addChild(change.recognizer.name + resetWord, node: change.recognizer, record)
      return
    }
    addChild(
      "\(change.recognizer.name) → \(change.to.label(in: language))",
      change.cause.shortText(in: language),
      node: change.recognizer,
      record
    )
  }

  private var resetWord: String { language(": reset", "：复位") }
}
