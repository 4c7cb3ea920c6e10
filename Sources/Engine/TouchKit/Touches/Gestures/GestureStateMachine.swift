/// The states of one recognition attempt, and the states that targets still have to receive.
///
/// A recognizer leaves `.possible` in two steps. When it meets its criteria it becomes a candidate. The arbiter then
/// confirms it, makes it wait for other recognizers, or fails it. States that targets have not received yet are in
/// `unreported`.
struct GestureStateMachine {
  typealias State = UIGestureRecognizer.State

  /// The effect of a write to the state.
  enum Request: Equatable {
    /// It has no effect, because the attempt is over or nothing changes.
    case nothing
    /// The recognizer wants to begin or to end at once.
    case recognition(State)
    /// The recognizer continues or ends after it has begun.
    case progress(State)
    /// The recognizer fails before it has begun.
    case failure
  }

  /// The current state of the attempt.
  private(set) var state = State.possible
  /// The state that targets receive at the moment, which may be an earlier one.
  private(set) var told: State?
  /// The states that the recognizer enters after its requirements have failed.
  private(set) var awaited: States = []
  /// Whether the delegate, views and the arbiter are being asked whether it may recognise.
  var isAsking = false
  /// Whether the arbiter still has to confirm the recognizer.
  private(set) var isCandidate = false
  /// Whether targets have received a state.
  private(set) var isKnown = false
  /// The states that targets still have to receive, in the order of a gesture's life.
  private(set) var unreported: States = []

  /// The state that clients see.
  var shown: State { told ?? state }

  /// Whether targets still have to receive a state.
  var hasReports: Bool { !isCandidate && !unreported.isEmpty }

  /// Whether it meets its criteria but has to wait for other recognizers to fail.
  var isWaiting: Bool { !awaited.isEmpty }

  /// Whether the gesture is complete and waits only for other recognizers to fail.
  var waitsToEnd: Bool { awaited.contains(.ended) }

  /// Whether it has begun and not ended.
  var isActive: Bool { state == .began || state == .changed }

  /// Whether it has recognised and the arbiter has confirmed it.
  var hasRecognized: Bool { !isCandidate && (isActive || state == .ended) }

  /// Whether the attempt is over.
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Returns the effect of a write to the state.
  ///
  /// An illegal write has the effect of the nearest legal one.
  func request(_ new: State) -> Request {
    switch (state, new) {
    case (.possible, .possible): .nothing
    case (.possible, .failed), (.possible, .cancelled): .failure
    case (.possible, .began), (.possible, .changed):
      isWaiting ? .nothing : .recognition(.began)
    case (.possible, .ended):
      waitsForBegan ? .progress(.ended) : isWaiting ? .nothing : .recognition(.ended)
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      .progress(.changed)
    case (.began, .ended), (.changed, .ended): .progress(.ended)
    case (.began, _), (.changed, _):
      new == .possible ? .nothing : .progress(.cancelled)
    case (.ended, _), (.cancelled, _), (.failed, _): .nothing
    }
  }

  private var waitsForBegan: Bool { awaited.contains(.began) && !waitsToEnd }

  /// Makes the recognizer a candidate that shows its new state at once.
  mutating func propose(_ new: State) {
    state = new
    isCandidate = true
    unreported = States(new)
  }

  /// Makes the recognizer a candidate that waits until other recognizers have failed.
  mutating func wait(for new: State) {
    awaited = States(new)
    isCandidate = true
  }

  /// Makes a candidate wait that shows its new state already.
  ///
  /// The state is `.possible` again until other recognizers have failed.
  mutating func waitAfterAll() {
    awaited = unreported.subtracting(.changed)
    unreported = []
    state = .possible
  }

  /// Confirms the candidate.
  mutating func confirm() {
    isCandidate = false
    guard isWaiting else { return }
    unreported = awaited
    state = awaited.latest ?? state
    awaited = []
  }

  /// Continues after the beginning, and merges changes that targets have not received yet.
  mutating func progress(to new: State) {
    if isWaiting {
      if new != .changed { awaited.insert(States(new)) }
      return
    }
    // The next state includes an earlier change that no target has received.
    unreported.remove(.changed)
    unreported.insert(States(new))
    state = new
  }

  /// Ends the attempt without calling targets.
  mutating func fail() {
    reset()
    state = .failed
  }

  /// Removes the next state to report, and shows it until the report ends.
  mutating func beginReport() -> State? {
    guard hasReports else { return nil }
    told = unreported.removeEarliest()
    isKnown = true
    return told
  }

  /// Ends the report after targets have been called.
  mutating func endReport() { told = nil }

  /// Starts a new attempt.
  mutating func reset() { self = GestureStateMachine() }
}

extension GestureStateMachine {
  /// A set of states of one gesture, in the order of their raw values.
  struct States: OptionSet {
    let rawValue: UInt8

    static let began = States(.began)
    static let changed = States(.changed)
    static let ended = States(.ended)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ state: State) { rawValue = 1 << UInt8(state.rawValue) }

    /// The last state in the set.
    var latest: State? {
      isEmpty ? nil : State(rawValue: 7 - rawValue.leadingZeroBitCount)
    }

    /// Removes and returns the first state in the set.
    mutating func removeEarliest() -> State? {
      guard !isEmpty, let first = State(rawValue: rawValue.trailingZeroBitCount) else { return nil }
      remove(States(first))
      return first
    }
  }
}
