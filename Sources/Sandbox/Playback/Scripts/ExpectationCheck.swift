import TouchTrace
import Inspector
import TextFormats
import TouchKit
import TouchScripts
import SceneFiles

/// Compares expectations with the recorded events and the current state.
struct ExpectationCheck {
  private let log: ScriptLog
  private let application: UIApplication

  init(_ log: ScriptLog, _ application: UIApplication) {
    self.log = log
    self.application = application
  }

  /// Returns the difference from an expectation; nil if it is met.
  func failure(of expectation: ScriptExpectation) throws(SourceProblem) -> String? {
    switch expectation.claim {
    case .got(let methods): try heard(expectation, calls, methods, verb: "get")
    case .sent(let events): try heard(expectation, sentEvents, events, verb: "send")
    case .states(let states): try went(expectation, states)
    case .rejected(let code): try rejected(expectation, code)
    case .property(let comparison, let value): try compared(expectation, comparison, value)
    }
  }

  // MARK: - What happened, in order

  /// An event of a responder.
  private struct Note {
    let node: NodeSnapshot
    let what: String
  }

  private var calls: [Note] {
    log.records.compactMap { record in
      switch record.event {
      case .delivered(let delivery), .forwarded(let delivery, _):
        Note(node: delivery.receiver, what: delivery.phase.rawValue)
      case .called(let call): Note(node: call.receiver, what: call.method)
      default: nil
      }
    }
  }

  private var sentEvents: [Note] {
    log.records.flatMap { record -> [Note] in
      guard case .controlEvents(let events) = record.event else { return [] }
      return events.names.map { Note(node: events.control, what: $0) }
    }
  }

  private func heard(
    _ expectation: ScriptExpectation,
    _ notes: [Note],
    _ wanted: [String],
    verb: String
  ) throws(SourceProblem) -> String? {
    let isMeant = try meaning(of: expectation, notes)
    let own = notes.filter { isMeant($0.node) }.map(\.what)
    let isMet = Self.contains(own, wanted)
    guard isMet == expectation.isNegated else { return nil }
    let list = wanted.joined(separator: ", ")
    let name = expectation.subject
    guard !isMet else { return "\(name) did \(verb) \(list)" }
    let story = Self.story(notes, verb == "get" ? "got" : "sent")
    let parts =
      ["\(name) did not \(verb) \(list)", story] + [blame(expectation)].compactMap(\.self)
    return parts.joined(separator: "; ")
  }

  /// Returns the other receiver of the latest touch and the obstacle; nil if the touch was not kept away.
  private func blame(_ expectation: ScriptExpectation) -> String? {
    guard let scene = log.scenes.last,
      let index = try? scene.finder.index(of: expectation.subject, at: expectation.position)
    else { return nil }
    let records = Array(log.records[scene.recordCount...])
    let explanations = Self.touches(records[...]).compactMap { touch in
      Explanation(touch: touch, in: records, tree: scene.finder.tree)
    }
    let near = explanations.last { $0.entry(at: index)?.isUnderPoint ?? false }
    return (near ?? explanations.last)?.blame(for: index)
  }

  /// Returns the nodes with a name; the log contains those that no longer exist.
  private func meaning(
    of expectation: ScriptExpectation,
    _ notes: [Note]
  ) throws(SourceProblem) -> (NodeSnapshot) -> Bool {
    let name = expectation.subject
    if notes.contains(where: { $0.node.name == name }) { return { $0.name == name } }
    let finder = ViewFinder(application)
    // Controllers, windows and the application also receive touches.
    let responders = finder.tree.views.compactMap(\.controller)
    if responders.contains(where: { $0.name == name }) { return { $0.name == name } }
    let id = finder.tree.views[try finder.index(of: name, at: expectation.position)].node.id
    return { $0.id == id }
  }

  /// Whether words appear in this order among other words.
  private static func contains(_ all: [String], _ wanted: [String]) -> Bool {
    var rest = wanted[...]
    for word in all where word == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  /// Returns the events per node, without consecutive duplicates: `red got began, moved`.
  private static func story(_ notes: [Note], _ verb: String) -> String {
    var order: [NodeID] = []
    var lines: [NodeID: (name: String, words: [String])] = [:]
    for note in notes {
      if lines[note.node.id] == nil { order.append(note.node.id) }
      var line = lines[note.node.id] ?? (note.node.name, [])
      if line.words.last != note.what { line.words.append(note.what) }
      lines[note.node.id] = line
    }
    guard !order.isEmpty else { return "nobody did" }
    return order.prefix(6).compactMap { lines[$0] }
      .map { "\($0.name) \(verb) \($0.words.prefix(12).joined(separator: ", "))" }
      .joined(separator: "; ")
  }

  // MARK: - Gestures

  private func went(
    _ expectation: ScriptExpectation,
    _ wanted: [String]
  ) throws(SourceProblem) -> String? {
    let changes = log.records.compactMap { record -> GestureTransition? in
      guard case .gestureChanged(let change) = record.event,
        change.from != change.to || change.to == .changed
      else { return nil }
      return change
    }
    let name = expectation.subject
    let own = changes.filter { RecognizerName($0.recognizer, on: $0.view).isCalled(name) }
    if own.isEmpty { try checkRecognizer(expectation) }
    let isMet = Self.contains(own.map(\.to.rawValue), wanted)
    guard isMet == expectation.isNegated else { return nil }
    let list = wanted.joined(separator: ", ")
    guard !isMet else { return "\(name) did go through \(list)" }
    let reasons = own.filter { $0.cause != .reset }.suffix(3).map {
      "\($0.to.rawValue): \($0.cause)"
    }
    return "\(name) did not go through \(list); "
      + (reasons.isEmpty ? "its state did not change" : reasons.joined(separator: "; "))
  }

  private func checkRecognizer(_ expectation: ScriptExpectation) throws(SourceProblem) {
    let names = ViewFinder(application).tree.views.flatMap { view in
      view.recognizers.map { RecognizerName($0.node, on: view.node) }
    }
    guard !names.contains(where: { $0.isCalled(expectation.subject) }) else { return }
    let similar = Suggestions(names: names.map(\.full)).suggestions(for: expectation.subject)
    throw SourceProblem(
      "there is no recognizer \(PlainText.quoted(expectation.subject))"
        + PropertyKind.question(similar),
      at: expectation.position
    )
  }

  // MARK: - Reasons

  private func rejected(
    _ expectation: ScriptExpectation,
    _ code: String
  ) throws(SourceProblem) -> String? {
    var found: [String] = []
    for (number, scene) in log.scenes.enumerated() {
      let end =
        number + 1 < log.scenes.count
        ? log.scenes[number + 1].recordCount : log.records.count
      let index = try scene.finder.index(of: expectation.subject, at: expectation.position)
      for touch in Self.touches(log.records[scene.recordCount..<end]) {
        let records = Array(log.records[scene.recordCount...])
        guard
          let explanation = Explanation(touch: touch, in: records, tree: scene.finder.tree)
        else { continue }
        found += Self.codes(explanation, index)
      }
    }
    let isMet = found.contains(code)
    guard isMet == expectation.isNegated else { return nil }
    if isMet { return "\(expectation.subject) was rejected: \(code)" }
    let others = found.isEmpty ? "it was not rejected" : "its reasons are " + found.unique
    return "\(expectation.subject) was not rejected for \(code); \(others)"
  }

  private static func touches(_ records: ArraySlice<TraceRecord>) -> [Int] {
    var touches: [Int] = []
    for record in records {
      guard case .assigned(let assignment) = record.event else { continue }
      touches.append(assignment.touch.number)
    }
    return touches
  }

  /// Returns why the hit-test rejected a view, or what kept the touch from it after a hit.
  private static func codes(_ explanation: Explanation, _ index: Int) -> [String] {
    guard let entry = explanation.entry(at: index) else { return [] }
    let isHit = explanation.fate?.hitTestView?.id == entry.view.node.id
    return [entry.verdict.code].compactMap(\.self) + (isHit ? explanation.fate?.codes ?? [] : [])
  }

  // MARK: - Properties

  private func compared(
    _ expectation: ScriptExpectation,
    _ comparison: ScriptExpectation.Comparison,
    _ text: String
  ) throws(SourceProblem) -> String? {
    let path = try PropertyPath(
      expectation.subject,
      in: ViewFinder(application),
      at: expectation.position
    )
    let wanted = try path.parse(text, at: expectation.position)
    let value = path.value
    let isMet: Bool
    if comparison == .equal {
      isMet = value.isClose(to: wanted)
    } else if case .number(let a) = value, case .number(let b) = wanted {
      isMet = Self.compare(a, comparison, b)
    } else {
      throw SourceProblem(
        "\(PlainText.quoted(expectation.subject)) is not a number; only numbers are less or greater",
        at: expectation.position
      )
    }
    guard isMet == expectation.isNegated else { return nil }
    let not = expectation.isNegated ? "not " : ""
    let relation = comparison == .equal ? "" : "\(comparison.rawValue) "
    return "\(expectation.subject) is \(value); expected \(not)\(relation)\(wanted)"
  }

  private static func compare(
    _ a: Double,
    _ comparison: ScriptExpectation.Comparison,
    _ b: Double
  ) -> Bool {
    switch comparison {
    case .equal: a == b
    case .less: a < b
    case .atMost: a <= b
    case .greater: a > b
    case .atLeast: a >= b
    }
  }
}

extension [String] {
  /// The words in their order, without duplicates.
  fileprivate var unique: String {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
