import TouchTrace
import Foundation
import Testing

/// The tests break each promise on purpose, because a verifier that reports nothing would be useless.
@Suite("The verifier finds broken promises")
struct StreamVerifierTests {
  // MARK: - Touches

  private let press: [TraceEvent] = [
    .bound(1), .event(.snapshot(1, .began)), .tells(.began, 1), .over,
  ]

  @Test("A lawful touch is without fault")
  func lawfulTouch() {
    let lift: [TraceEvent] = [.event(.snapshot(1, .ended)), .tells(.ended, 1), .over]
    #expect(faults(of: press + lift) == [])
  }

  @Test("I02: A touch that never ends, or that its view never hears of, is noticed in the end")
  func unfinishedTouch() {
    #expect(faults(of: press) == ["f1 never ended for the responder numbered 1"])
    let unheard: [TraceEvent] = [.bound(1), .event(.snapshot(1, .began)), .over]
    #expect(faults(of: unheard) == ["f1 is bound to a view that never heard of it"])
    let withheld = TraceEvent.withheld(touch: 1, phase: .began, by: .recognizer)
    #expect(faults(of: unheard + [withheld]) == [])
    #expect(faults(of: unheard + [.taken(touch: 1, from: .view, by: .recognizer)]) == [])
  }

  @Test("I01, I02, I03: Calls out of turn are noticed")
  func callsOutOfTurn() {
    let end: [TraceEvent] = [.event(.snapshot(1, .ended)), .tells(.ended, 1)]
    #expect(
      first(press + end + [.over, .tells(.ended, 1)])?.hasSuffix("nothing after its end") == true
    )
    #expect(first(press + [.tells(.began, 1)])?.hasSuffix("begins once") == true)
    #expect(first([.bound(1), .tells(.moved, 1)])?.hasSuffix("before anything else") == true)
    #expect(first(press + [.tells(.stationary, 1)])?.contains("no callback for") == true)
    let moved: [TraceEvent] = [.event(.snapshot(1, .moved)), .tells(.moved, 1), .tells(.moved, 1)]
    #expect(first(press + moved)?.contains("is called once for moved") == true)
  }

  @Test("A touch that was taken away is only cancelled")
  func takenTouch() {
    let taken = TraceEvent.cancelled(touch: 1, cause: .gestureRecognized)
    #expect(faults(of: press + [taken, .tells(.cancelled, 1)]) == [])
    #expect(first(press + [taken, .tells(.moved, 1)])?.contains("taken away") == true)
  }

  @Test("I06: A touch that is not what it was is noticed")
  func inconsistentTouch() {
    func next(_ change: (inout TouchSnapshot) -> Void) -> String? {
      var touch = TouchSnapshot.snapshot(1, .moved)
      change(&touch)
      return first(press + [.event(touch)])
    }
    #expect(next { $0.tapCount = 2 }?.contains("tap count") == true)
    #expect(next { $0.timestamp = -1 }?.contains("younger") == true)
    #expect(next { $0.location.x = .nan }?.contains("finite") == true)
    #expect(next { $0.previousLocation.x = 7 }?.contains("previous event") == true)
    #expect(next { $0.view = NodeID(9) }?.contains("keeps its view") == true)
    #expect(next { $0.phase = .began }?.contains("begins once") == true)
    #expect(first(press + [.bound(1)])?.contains("begins once") == true)
    #expect(first([.event(.snapshot(3, .began))])?.contains("assigned before") == true)
  }

  // MARK: - Recognizers

  private let drag: [TraceEvent] = [
    .sees(.began), .goes(.possible, .began), .tells(.began), .sees(.moved), .goes(.began, .changed),
    .tells(.changed), .sees(.ended), .goes(.changed, .ended), .tells(.ended),
  ]
  private let reset = TraceEvent.goes(.ended, .possible, .reset)

  @Test("A lawful gesture is without fault, also one that is taken back before it was told")
  func lawfulGesture() {
    #expect(faults(of: inEvents(drag + [reset])) == [])
    let lost: [TraceEvent] = [
      .sees(.began), .goes(.possible, .ended), .goes(.ended, .failed, .prevented(by: .recognizer)),
      .goes(.failed, .possible, .reset),
    ]
    #expect(faults(of: inEvents(lost)) == [])
  }

  @Test(
    "I30: Illegal steps are noticed",
    arguments: [
      [TraceEvent.goes(.possible, .changed)], [.goes(.possible, .cancelled)],
      [.goes(.possible, .began), .goes(.began, .possible)],
      [.goes(.possible, .began), .goes(.began, .failed)],
      [.goes(.possible, .failed), .goes(.failed, .began)],
      [.goes(.possible, .ended), .goes(.ended, .changed)],
      [.goes(.possible, .began), .goes(.began, .possible, .reset)],
    ]
  )
  func illegalStep(steps: [TraceEvent]) {
    #expect(first(steps)?.contains("may not go from") == true)
  }

  @Test("A step from where it was not is noticed")
  func wrongStart() {
    #expect(first([.goes(.began, .changed, .moved)])?.contains("goes on from possible") == true)
  }

  @Test("A gesture that is told and then failed is noticed")
  func failedAfterTelling() {
    let steps: [TraceEvent] = [
      .goes(.possible, .began), .tells(.began),
      .goes(.began, .failed, .prevented(by: .recognizer)),
    ]
    #expect(first(steps)?.contains("fails only before its targets heard") == true)
  }

  @Test("I32: Targets that are told twice, too early, too late or never are noticed")
  func wrongTelling() {
    let began: [TraceEvent] = [.goes(.possible, .began), .tells(.began)]
    #expect(first(began + [.tells(.began)])?.contains("does not tell began after began") == true)
    #expect(first([.tells(.ended)])?.contains("only after having been there") == true)
    #expect(first(inEvents(drag) + [.tells(.changed)])?.contains("after ended") == true)
    let silent: [TraceEvent] = [.goes(.possible, .ended), reset]
    #expect(first(silent)?.contains("has told its targets that it is ended") == true)
  }

  @Test("I31: A recognizer that is not ready in the end is noticed")
  func unfinishedGesture() {
    #expect(faults(of: [.goes(.possible, .began)]) == ["G is still began"])
    let waits = TraceEvent.goes(.possible, .possible, .waits(for: .recognizer))
    #expect(faults(of: [waits]) == ["G still waits for others to fail"])
  }

  @Test("I37: A recognizer that sees touches out of turn is noticed")
  func wrongCalls() {
    #expect(first([.sees(.moved)])?.contains("before it began") == true)
    #expect(first(inEvents([.sees(.began), .sees(.began)]))?.contains("again") == true)
    let late: [TraceEvent] = [.sees(.began), .sees(.ended), .sees(.moved)]
    #expect(first(inEvents(late))?.contains("after its end") == true)
    let twice: [TraceEvent] = [.sees(.began), .sees(.moved), .sees(.moved)]
    #expect(first(twice)?.contains("is called once for moved") == true)
    #expect(first(inEvents(drag + [.sees(.moved)]))?.contains("sees no touches") == true)
    let old = drag + [reset, .sees(.moved)]
    #expect(first(inEvents(old))?.contains("after its end") == true)
  }

  @Test("I33: Who is prevented shares a touch or a press with who prevents it")
  func prevention() {
    let other = NodeSnapshot.node(4, .gestureRecognizer, "H")
    let touches: [TraceEvent] = [.sees(.began), .sees(.began, 2, by: other)]
    let prevented = TraceEvent.goes(.possible, .failed, .prevented(by: other))
    #expect(first(touches + [prevented])?.contains("share a touch") == true)
    #expect(
      first(touches + [prevented, .event(.snapshot(3, .began))])?.hasPrefix("broken: G is") == true
    )
    // The recognizer receives the touch later in the same event.
    let late: [TraceEvent] = [
      .sees(.began, 2, by: other), .sent(to: .application, touches: []), .sees(.began), prevented,
      .sees(.began, 1, by: other),
    ]
    #expect(first(late) == "G is still failed")
    // The recognizer follows a new touch, and fails before it receives it.
    let unseen: [TraceEvent] = [
      .bound(3), prevented, .sent(to: .application, touches: []),
      .sees(.began, 3, by: other), .goes(.failed, .possible, .reset),
      .sent(to: .application, touches: []),
    ]
    #expect(first(touches + unseen)?.contains("share a touch") != true)
    let presses = [NodeSnapshot.recognizer, other].map { node in
      TraceEvent.called(
        ResponderCall(method: "pressesBegan", receiver: node, from: nil, subjects: ["Select"])
      )
    }
    #expect(first(touches + presses + [prevented]) == "G is still failed")
  }

  // MARK: - Checking calls

  /// Returns the same calls with a separate event for each.
  private func inEvents(_ story: [TraceEvent]) -> [TraceEvent] {
    story.flatMap { event -> [TraceEvent] in
      if case .recognizerCalled = event {
        [.sent(to: .application, touches: []), event]
      } else {
        [event]
      }
    }
  }

  private func first(_ story: [TraceEvent]) -> String? { faults(of: story).first }

  /// Returns the faults in a sequence of calls, up to its end.
  private func faults(of story: [TraceEvent]) -> [String] {
    var verifier = StreamVerifier()
    for (index, event) in story.enumerated() {
      verifier.check(TraceRecord(sequence: index + 1, time: 0, event: event))
    }
    return verifier.violations.map(\.description) + verifier.unfinished()
  }
}

extension NodeSnapshot {
  fileprivate static func node(_ number: Int, _ kind: Kind, _ name: String) -> NodeSnapshot {
    NodeSnapshot(id: NodeID(number), kind: kind, typeName: name, identifier: nil, quad: nil)
  }

  fileprivate static var view: NodeSnapshot { node(1, .view, "V") }
  fileprivate static var recognizer: NodeSnapshot { node(2, .gestureRecognizer, "G") }
  fileprivate static var application: NodeSnapshot { node(3, .application, "A") }
}

extension TouchSnapshot {
  /// Returns a finger that rests at the origin.
  fileprivate static func snapshot(_ number: Int, _ phase: Phase) -> TouchSnapshot {
    TouchSnapshot(
      number: number,
      phase: phase,
      location: .zero,
      previousLocation: .zero,
      tapCount: 1,
      timestamp: 0,
      view: NodeID(1)
    )
  }
}

extension TraceEvent {
  fileprivate static func bound(_ touch: Int) -> TraceEvent {
    .assigned(
      TouchAssignment(
        touch: .snapshot(touch, .began),
        hitTestView: .view,
        outcome: .bound,
        chain: []
      )
    )
  }

  fileprivate static func event(_ touch: TouchSnapshot) -> TraceEvent {
    .sent(to: .application, touches: [touch])
  }

  fileprivate static var over: TraceEvent { .settled([]) }

  fileprivate static func tells(_ phase: TouchSnapshot.Phase, _ touch: Int) -> TraceEvent {
    .delivered(
      TouchDelivery(phase: phase, receiver: .view, touches: [.snapshot(touch, phase)])
    )
  }

  fileprivate static func sees(
    _ phase: TouchSnapshot.Phase,
    _ touch: Int = 1,
    by recognizer: NodeSnapshot = .recognizer
  ) -> TraceEvent {
    .recognizerCalled(
      TouchDelivery(phase: phase, receiver: recognizer, touches: [.snapshot(touch, phase)])
    )
  }

  fileprivate static func tells(_ state: GestureTransition.State) -> TraceEvent {
    .gestureActed(.recognizer, state)
  }

  fileprivate static func goes(
    _ from: GestureTransition.State,
    _ to: GestureTransition.State,
    _ cause: GestureCause = .clientCode
  ) -> TraceEvent {
    .gestureChanged(
      GestureTransition(recognizer: .recognizer, view: .view, from: from, to: to, cause: cause)
    )
  }
}
