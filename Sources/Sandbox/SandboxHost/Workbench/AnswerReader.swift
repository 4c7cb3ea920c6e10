import TouchTrace
import Foundation
import Geometry
import Inspector

/// A reader of the newest finger's hit-test in the trace: each view's answer, and the notified responders.
final class AnswerReader: TraceSink {
  private var reports: [Int: [HitTestReport]] = [:]
  private var starts: [Int: TimeInterval] = [:]
  private var shown: (touch: Int, answers: TouchAnswers)?
  /// The complete hit-test of the newest finger; nil before the first.
  private(set) var explanation: Explanation?
  /// The time at which the latest facts change by themselves, in seconds on the input clock; nil if never.
  private(set) var nextChange: TimeInterval?
  /// The number of answers of all readers, which distinguishes those of a scene and of its replay.
  private static var editions = 0
  /// The bounds of the views when the newest finger came down.
  private var bounds: [NodeID: CGRect] = [:]
  /// The newest finger's location in its view, in the view's own coordinates.
  ///
  /// It stays after the finger lifts, because the view may be resized then.
  private var ownPlace: CGPoint?

  func record(_ record: TraceRecord) {
    guard case .hitTest(let report, let touch) = record.event else { return }
    if reports[touch] == nil {
      // Ended fingers are no longer asked about.
      if reports.count > 40 { (reports, starts) = ([:], [:]) }
      starts[touch] = record.time
    }
    reports[touch, default: []].append(report)
  }

  /// Discards everything, for example when the scene restarts.
  func clear() {
    (reports, starts, shown, explanation, nextChange) = ([:], [:], nil, nil, nil)
    ownPlace = nil
  }

  /// Returns the answers to the newest finger; nil before the first.
  ///
  /// `tree` is called once for each finger, immediately after it came down.
  func answers(
    _ state: OverlayState,
    in language: Language,
    at time: TimeInterval,
    tree: () -> TreeSnapshot
  ) -> TouchAnswers? {
    guard let touch = state.subject ?? state.touches.last else { return nil }
    if shown?.touch != touch.number {
      guard let made = make(touch, language, tree) else { return nil }
      shown = (touch.number, made)
    }
    nextChange = nil
    shown?.answers.facts = facts(touch, state, language, time)
    return shown?.answers
  }

  private func make(
    _ touch: OverlayTouch,
    _ language: Language,
    _ tree: () -> TreeSnapshot
  ) -> TouchAnswers? {
    guard let reports = reports[touch.number] else { return nil }
    let explanation = Explanation(reports: reports, tree: tree())
    self.explanation = explanation
    (bounds, ownPlace) = ([:], nil)
    for view in explanation.tree.views { bounds[view.node.id] = view.geometry.bounds }
    Self.editions += 1
    var answers = TouchAnswers(finger: touch.number, edition: Self.editions)
    for entry in explanation.entries {
      answers.words[entry.view.node.id] = entry.word(in: language)
    }
    for link in touch.chain.links { answers.numbers[link.node.id] = link.number }
    answers.story = explanation.story(in: language)
    answers.receiver = explanation.receiver?.id
    return answers
  }

  private func facts(
    _ touch: OverlayTouch,
    _ state: OverlayState,
    _ language: Language,
    _ time: TimeInterval
  ) -> [TouchAnswers.Fact] {
    func point(_ point: CGPoint) -> String {
      "\(Int(point.x.rounded())), \(Int(point.y.rounded()))"
    }
    guard touch.location.x.isFinite, touch.location.y.isFinite, abs(touch.location.x) < 1e9,
      abs(touch.location.y) < 1e9
    else { return [] }
    var facts = [TouchAnswers.Fact(language("Location", "位置"), point(touch.location))]
    if let view = touch.hitTestView.map(state.latest) {
      if touch.isLive || ownPlace == nil { ownPlace = place(of: touch, in: view) }
      if let ownPlace {
        facts.append(.init(language("In \(view.name)", "在 \(view.name) 中"), point(ownPlace)))
      }
    }
    facts.append(.init(language("Taps", "点击次数"), "\(touch.tapCount)"))
    if let start = starts[touch.number] {
      let down =
        touch.isLive
        ? DownTime(soFar: time - start, in: language)
        : DownTime(whole: (touch.changed ?? time) - start)
      facts.append(.init(language("Down for", "已按下"), down.text))
      nextChange = down.end.map { start + $0 }
    }
    return facts + touch.attributes.facts(in: language).map { .init($0.name, $0.value) }
  }

  private func place(of touch: OverlayTouch, in view: NodeSnapshot) -> CGPoint? {
    guard let share = view.quad?.share(of: touch.location), let size = bounds[view.id] else {
      return nil
    }
    return CGPoint(x: size.minX + share.x * size.width, y: size.minY + share.y * size.height)
  }
}

extension ChainState {
  /// Creates the newest touch's responder chain, without views that an imported text does not contain.
  init(of state: OverlayState, in language: Language, facts: AppFacts) {
    self.init()
    guard let touch = state.subject else { return }
    finger = touch.number
    let whole = touch.chain.links.map(\.node)
    let known = facts.knownPart(of: whole).count
    count = known < whole.count ? known : touch.chain.count
    links = touch.chain.links.prefix(known).map { link in
      let call: Call =
        touch.called.contains(link.node.id)
        ? .told : touch.perhapsCalled.contains(link.node.id) ? .perhaps : .notTold
      return Link(number: link.number, node: state.latest(link.node), call: call)
    }
    sentence =
      facts.areFramesOnly(whole)
      ? language(
        "Possible: the text does not say which view is in front.",
        "只是可能：文字没有说明哪个视图在前面。"
      ) : Self.sentence(links, count, language)
    if let taker = touch.taker {
      complaint = language("cancelled by \(taker.name)", "已被 \(taker.name) 取消")
    } else if let cause = touch.cancellation {
      complaint = language(
        "cancelled: \(cause.label(in: language))",
        "已取消：\(cause.label(in: language))"
      )
    }
  }

  /// Creates the chain of a question; the first responder handles the touch, as far as the trace shows.
  init(of chain: [NodeSnapshot], in language: Language, facts: AppFacts) {
    self.init()
    let excerpt = ChainExcerpt(facts.knownPart(of: chain))
    count = excerpt.count
    // Before the touch, it is unknown whether a responder handles it or forwards it.
    links = excerpt.links.map { Link(number: $0.number, node: $0.node, call: .perhaps) }
    sentence = language("if you touched here", "如果在这里触摸")
  }

  /// Replaces the sentence if the touched control is disabled.
  mutating func noteDisabledControl(in tree: TreeSnapshot, _ language: Language) {
    guard let first = links.first, first.call == .told,
      let index = tree.index(of: first.node.id), tree.views[index].control?.isEnabled == false
    else { return }
    let name = ShownName(first.node).name
    sentence = language(
      "\(name) receives the touch but ignores it, because isEnabled is false.",
      "\(name) 收到触摸，但不处理，因为 isEnabled 为 false。"
    )
  }

  private static func sentence(_ links: [Link], _ count: Int, _ language: Language) -> String {
    let told = links.filter { $0.call == .told }.count
    guard told > 0, count > 1 else { return "" }
    if links.contains(where: { $0.call == .perhaps }) {
      return language(
        "A responder's code may have forwarded the touch to the next responder.",
        "某个响应者的代码可能把触摸转发给了下一个响应者。"
      )
    }
    if told == links.count {
      return language(
        "All \(count) are called; none handles the touch.",
        "\(count) 个响应者都被调用，没有谁处理这次触摸。"
      )
    }
    let last = links.last { $0.call == .told } ?? links[0]
    let (name, next) = (ShownName(last.node).name, last.number + 1)
    let rest =
      next == count
      ? language("\(next) is not called", "\(next) 没有被调用")
      : language("\(next) to \(count) are not called", "\(next) 到 \(count) 没有被调用")
    return language("\(name) handles the touch; \(rest).", "\(name) 处理了触摸，\(rest)。")
  }
}
