import Foundation
import TextFormats

/// A comparison of an app's session with the engine's behavior for the same touches.
package struct SessionComparison {
  /// The first difference; nil if the sessions agree.
  package private(set) var difference: SessionDifference?
  /// The number of compared events.
  package private(set) var eventCount = 0
  /// The number of recognizers without a counterpart in the engine, which are not compared.
  package let unmatchedCount: Int

  private let app: SessionAccount
  private let engine: SessionAccount
  private let numbers: EngineNumbers
  private let unmatched: Set<Int>
  private var surroundings: SessionSurroundings
  private var touches: [Int: Int] = [:]
  private var states: [Int: SessionState] = [:]

  /// Compares a session of an app with the engine's, and finds the first difference.
  package init(_ app: TouchSession, with engine: TouchSession, unmatched: Set<Int> = []) {
    self.app = SessionAccount(app)
    self.engine = SessionAccount(engine)
    self.unmatched = unmatched
    unmatchedCount = unmatched.count
    numbers = EngineNumbers(engine)
    surroundings = SessionSurroundings(app, unmatched: unmatched)
    for number in self.app.events.indices where difference == nil { compare(number) }
    if difference == nil { compareEnd(app) }
  }

  private mutating func compare(_ number: Int) {
    let event = app.events[number]
    surroundings.advance(to: event, number)
    if number + 1 < app.events.count, app.events[number + 1].time < event.time {
      return noteDisorder(number + 1)
    }
    guard number < engine.events.count else { return noteSilence(number) }
    if compareTouches(number, event, engine.events[number]) { return }
    if compareStates(number) { return }
    if compareControls(number) { return }
    eventCount = number + 1
  }

  /// Records a difference if a touch has no end in a stopped session.
  private mutating func compareEnd(_ session: TouchSession) {
    guard session.isWhole, let touch = surroundings.liveTouches.min(by: { $0.id < $1.id }),
      let last = app.events.indices.last
    else { return }
    note(.order, .missingInformation, last, "touch \(touch.id)", "never lifts", "has to lift") {
      "The session is complete, but it does not contain the end of the touch."
    }
  }

  // MARK: - Touches

  private mutating func compareTouches(
    _ number: Int,
    _ event: SessionAccount.Event,
    _ other: SessionAccount.Event
  ) -> Bool {
    for touch in event.touches {
      if let problem = surroundings.disorder(of: touch) {
        note(.order, .missingInformation, number, "touch \(touch.id)", problem, "is impossible") {
          "Earlier events of the touch are missing from the session, or in the wrong order."
        }
        return true
      }
      let twin = other.touches.first {
        $0.phase == touch.phase && (touches[$0.id] == touch.id || isLanding($0, touch))
      }
      guard let twin else {
        let said = "\(touch.phase.rawValue) at \(Self.text(touch.place))"
        let cause = surroundings.cause(of: .order, recognizer: nil, view: touch.view, isNear: false)
        note(.order, cause.cause, number, "touch \(touch.id)", said, "not in this event") {
          cause.reason
        }
        return true
      }
      touches[twin.id] = touch.id
      if touch.phase == .began, compareLanding(number, touch, twin) { return true }
    }
    return false
  }

  private func isLanding(_ twin: SessionTouch, _ touch: SessionTouch) -> Bool {
    touch.phase == .began && touches[twin.id] == nil && twin.place.isNear(touch.place)
  }

  private mutating func compareLanding(
    _ number: Int,
    _ touch: SessionTouch,
    _ twin: SessionTouch
  ) -> Bool {
    let view = twin.view.flatMap { numbers.views[$0] }
    // A view that a view of the engine created has no number in the session.
    let isSame = twin.view == nil ? touch.view == nil : view == touch.view
    guard isSame else {
      let cause = surroundings.cause(
        ofHit: touch.view,
        instead: view,
        isForeign: twin.view != nil && view == nil
      )
      note(
        .hitView,
        cause.cause,
        number,
        "touch \(touch.id) at \(Self.text(touch.place))",
        surroundings.name(ofView: touch.view),
        twin.view != nil && view == nil
          ? "a subview of a UIKit view" : surroundings.name(ofView: view)
      ) { cause.reason }
      return true
    }
    return compareWatchers(number, touch, twin)
  }

  private mutating func compareWatchers(
    _ number: Int,
    _ touch: SessionTouch,
    _ twin: SessionTouch
  ) -> Bool {
    let mine = Set(touch.recognizers).subtracting(unmatched)
    let theirs = Set(twin.recognizers.compactMap { numbers.recognizers[$0] })
    guard let odd = mine.symmetricDifference(theirs).min() else { return false }
    let cause = surroundings.cause(
      of: .recognizers,
      recognizer: odd,
      view: touch.view,
      isNear: false
    )
    note(
      .recognizers,
      cause.cause,
      number,
      surroundings.name(ofRecognizer: odd),
      mine.contains(odd) ? "watches touch \(touch.id)" : "does not watch touch \(touch.id)",
      theirs.contains(odd) ? "watches it" : "does not watch it"
    ) { cause.reason }
    return true
  }

  // MARK: - States

  private mutating func compareStates(_ number: Int) -> Bool {
    let mine = changes(in: app.events[number]) { $0 }
    let theirs = changes(in: engine.events[number]) { numbers.recognizers[$0] }
    let concerned = Set(mine.keys).union(theirs.keys).subtracting(unmatched).sorted()
    for recognizer in concerned {
      let (first, second) = (mine[recognizer] ?? [], theirs[recognizer] ?? [])
      let former = states[recognizer] ?? .possible
      let seen = Self.distinct(first, after: former), done = Self.distinct(second, after: former)
      guard seen != done, !mayBeMissed(number) || !Self.agree(seen, done, after: former) else {
        continue
      }
      noteStates(number, recognizer, seen, done)
      return true
    }
    for (recognizer, list) in theirs { states[recognizer] = list.last }
    return false
  }

  /// Returns the states of the changed recognizers, before and after the event.
  private func changes(
    in event: SessionAccount.Event,
    _ number: (Int) -> Int?
  ) -> [Int: [SessionState]] {
    var result: [Int: [SessionState]] = [:]
    for change in event.before + event.after {
      guard let number = number(change.recognizer) else { continue }
      result[number, default: []].append(change.state)
    }
    return result
  }

  private static func distinct(
    _ states: [SessionState],
    after former: SessionState
  ) -> [SessionState] {
    var (result, latest) = ([SessionState](), former)
    for state in states where state != latest {
      result.append(state)
      latest = state
    }
    return result
  }

  /// Whether the recorder can have missed states within an event.
  ///
  /// This is possible if it receives touches before other recognizers do. It is also possible if
  /// several touches changed, because their order is undefined.
  private func mayBeMissed(_ number: Int) -> Bool {
    !app.seesAll || app.events[number].touches.count > 1 || surroundings.haveLandedTogether
  }

  /// Whether one recorder saw the same states as the other except for missed ones, with the same
  /// last state.
  private static func agree(
    _ first: [SessionState],
    _ second: [SessionState],
    after former: SessionState
  ) -> Bool {
    (first.last ?? former) == (second.last ?? former)
      && (isPart(first, of: second) || isPart(second, of: first))
  }

  private static func isPart(_ seen: [SessionState], of done: [SessionState]) -> Bool {
    var rest = done[...]
    for state in seen {
      guard let place = rest.firstIndex(of: state) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private mutating func noteStates(
    _ number: Int,
    _ recognizer: Int,
    _ seen: [SessionState],
    _ done: [SessionState]
  ) {
    let nearness = StateNearness(app, engine, numbers)
    let shift = nearness.shift(of: recognizer, at: number)
    let cause = surroundings.cause(
      of: .state,
      recognizer: recognizer,
      view: nil,
      isNear: shift != nil
    )
    note(
      shift == .swapped ? .order : shift == .moved ? .time : .state,
      cause.cause,
      number,
      surroundings.name(ofRecognizer: recognizer),
      Self.text(seen),
      Self.text(done)
    ) { cause.reason }
  }

  // MARK: - Controls

  private mutating func compareControls(_ number: Int) -> Bool {
    let mine = app.events[number].controls
    let theirs = engine.events[number].controls.compactMap { event in
      numbers.views[event.control].map {
        SessionAccount.ControlEvent(control: $0, name: event.name)
      }
    }
    // A session that was recorded without control events gives no information.
    guard surroundings.tellsControls, mine != theirs else { return false }
    let place = zip(mine, theirs).prefix { $0 == $1 }.count
    let first = place < mine.count ? mine[place] : nil
    let second = place < theirs.count ? theirs[place] : nil
    let control = first?.control ?? second?.control
    let cause = surroundings.cause(of: .control, recognizer: nil, view: control, isNear: false)
    note(
      .control,
      cause.cause,
      number,
      surroundings.name(ofView: control),
      first?.name ?? "nothing",
      second?.name ?? "nothing"
    ) { cause.reason }
    return true
  }

  // MARK: - Notes

  private mutating func noteDisorder(_ number: Int) {
    note(.order, .missingInformation, number, "the event", "before the previous one", "after it") {
      "The lines of the session are not in chronological order."
    }
  }

  private mutating func noteSilence(_ number: Int) {
    note(.order, .missingInformation, number, "the event", "happened", "was not delivered") {
      "The event contains only touches that never began, or that had already ended."
    }
  }

  private mutating func note(
    _ kind: SessionDifference.Kind,
    _ cause: SessionDifference.Cause,
    _ number: Int,
    _ subject: String,
    _ inApp: String,
    _ inEngine: String,
    reason: () -> String
  ) {
    let event = app.events[number]
    difference = SessionDifference(
      kind: kind,
      cause: cause,
      event: number + 1,
      time: event.time - app.events[0].time,
      position: event.position,
      subject: subject,
      inApp: inApp,
      inEngine: inEngine,
      reason: reason()
    )
  }

  private static func text(_ place: CGPoint) -> String {
    String(format: "(%g, %g)", place.x, place.y)
  }

  private static func text(_ states: [SessionState]) -> String {
    states.isEmpty ? "no change" : states.map(\.rawValue).joined(separator: ", ")
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01
  }
}
