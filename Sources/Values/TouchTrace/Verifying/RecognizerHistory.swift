/// The state history of a recognizer so far, to validate the next step.
struct RecognizerHistory {
  private typealias State = GestureTransition.State

  private let name: String
  private var state = State.possible
  private var isWaiting = false
  /// The states in the current attempt.
  private var reached: Set<State> = []
  /// The last state for which targets were called in the current attempt.
  private var told: State?
  /// Whether each received touch has ended for it.
  private var touches: [Int: Bool] = [:]

  init(_ node: NodeSnapshot) {
    name = node.name
  }

  /// The touches that it received.
  var seen: Set<Int> { Set(touches.keys) }

  /// The missing step after all fingers are up; nil if it is ready for the next gesture.
  var lack: String? {
    if state != .possible { return "\(name) is still \(state.rawValue)" }
    return isWaiting ? "\(name) still waits for others to fail" : nil
  }

  /// Adds a change of state; returns the violated rules.
  mutating func followTransition(_ transition: GestureTransition) -> [String] {
    var faults = Faults(name)
    let (from, to) = (transition.from, transition.to)
    if state == .possible, from == .began || from == .changed, isUnseen, transition.cause.isByHand {
      // Its state was set manually while its view was in no window, which the trace does not contain.
      (state, told) = (from, from)
      reached.insert(from)
    }
    faults.expect(from == state, "goes on from \(state.rawValue), where it was")
    faults.expect(allows(transition), "may not go from \(from.rawValue) to \(to.rawValue)")
    isWaiting = to == .possible && transition.cause != .reset
    state = to
    reached.insert(to)
    if transition.cause == .reset {
      finish(after: from, &faults)
    } else if to == .failed {
      faults.expect(told == nil, "fails only before its targets heard of it")
    }
    return faults.found
  }

  /// Adds a call of the targets for a state; returns the violated rules.
  mutating func tell(_ new: GestureTransition.State) -> [String] {
    var faults = Faults(name)
    let isInOrder =
      switch told {
      case nil: new == .began || new == .ended
      case .began, .changed: new == .changed || new == .ended || new == .cancelled
      case .possible, .ended, .cancelled, .failed: false
      }
    faults.expect(isInOrder, "does not tell \(new.rawValue) after \(told?.rawValue ?? "nothing")")
    faults.expect(reached.contains(new), "tells \(new.rawValue) only after having been there")
    told = new
    return faults.found
  }

  /// Adds a call of one of its touch methods; returns the violated rules.
  mutating func see(_ call: TouchDelivery) -> [String] {
    var faults = Faults(name)
    faults.expect(!state.isFinal, "sees no touches after it has \(state.rawValue)")
    for touch in call.touches {
      let isOver = touches[touch.number]
      let fault = "does not see f\(touch.number) \(call.phase.rawValue)"
      if call.phase == .began {
        faults.expect(isOver == nil, "\(fault) again")
      } else {
        faults.expect(isOver != nil, "\(fault) before it began")
        faults.expect(isOver != true, "\(fault) after its end")
      }
      touches[touch.number] = call.phase.isFinal
    }
    return faults.found
  }

  /// Whether nothing is known of the current attempt.
  private var isUnseen: Bool {
    reached.isEmpty && told == nil && touches.values.allSatisfy(\.self)
  }

  private func allows(_ transition: GestureTransition) -> Bool {
    if transition.cause == .reset { return state.isFinal && transition.to == .possible }
    switch (transition.from, transition.to) {
    case (.possible, .possible), (.possible, .began), (.possible, .ended), (.possible, .failed),
      (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .ended),
      (.changed, .cancelled):
      return true
    // It reports that it meets its criteria before the engine decides whether that counts.
    case (.began, .failed), (.changed, .failed), (.ended, .failed), (.cancelled, .failed):
      return transition.cause.takesBack
    // The recognizers that it waits for are also undecided if its state is set before its touches are known.
    case (.began, .possible), (.changed, .possible), (.ended, .possible):
      return transition.cause.waits
    default: return false
    }
  }

  /// Ends the attempt; the targets must have been called for its result.
  private mutating func finish(after last: GestureTransition.State, _ faults: inout Faults) {
    let isKnown = last == .failed ? told == nil : told == last
    faults.expect(isKnown, "has told its targets that it is \(last.rawValue)")
    // Touches of one attempt do not occur in another one.
    for number in touches.keys { touches[number] = true }
    reached.removeAll(keepingCapacity: true)
    told = nil
  }
}

extension GestureTransition.State {
  /// Whether the attempt has ended in this state.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

extension GestureCause {
  /// Whether it needs no touches.
  fileprivate var isByHand: Bool {
    switch self {
    case .clientCode, .disabled, .removed, .touchesCancelled: true
    default: false
    }
  }

  /// Whether a recognizer that meets its criteria has to wait because of it.
  fileprivate var waits: Bool {
    if case .waits = self { true } else { false }
  }

  /// Whether it prevents a recognizer that meets its criteria.
  fileprivate var takesBack: Bool {
    switch self {
    case .prevented, .requirementRecognized, .deadlock, .disabled, .removed, .touchesCancelled: true
    default: false
    }
  }
}
