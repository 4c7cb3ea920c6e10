/// The life of one recognition attempt: which writes to `state` count, and what is still to be told.
///
/// A recognizer leaves `.possible` in two steps. When it meets its criteria it is a candidate; the
/// arbiter then lets it through, has it wait for other recognizers to fail, or fails it. What the
/// targets have not been told yet is kept in `unreported`.
struct GestureStateMachine {
  typealias State = UIGestureRecognizer.State

  /// What a write to `state` asks for.
  enum Request: Equatable {
    /// It has no effect: the attempt is over, or nothing changes.
    case nothing
    /// To leave `.possible` for `.began` or `.ended`.
    case recognition(State)
    /// To go on or come to an end after having begun.
    case progress(State)
    /// To give up before having begun.
    case failure
  }

  /// Where the attempt is.
  private(set) var state = State.possible
  /// The state that targets are being told at this moment, which may be an earlier one.
  private(set) var told: State?
  /// What the recognizer becomes when those that it waits for have failed.
  private(set) var awaited: States = []
  /// Whether the delegate, views and the arbiter are being asked if it may leave `.possible`.
  var isAsking = false
  /// Whether the arbiter has still to confirm that it left `.possible`.
  private(set) var isCandidate = false
  /// Whether targets were told anything.
  private(set) var isKnown = false
  /// The states that targets are still to be told, in the order of a gesture's life.
  private(set) var unreported: States = []

  /// The state that clients see.
  var shown: State { told ?? state }

  /// Whether targets are still to be told something.
  var hasReports: Bool { !isCandidate && !unreported.isEmpty }

  /// Whether it meets its criteria but has to wait for other recognizers to fail.
  var isWaiting: Bool { !awaited.isEmpty }

  /// Whether it has seen all it needs, and only other recognizers keep it from recognising.
  var waitsToEnd: Bool { awaited.contains(.ended) }

  /// Whether it has begun and not ended.
  var isActive: Bool { state == .began || state == .changed }

  /// Whether it has recognised and the arbiter does not have to confirm that any more.
  var hasRecognized: Bool { !isCandidate && (isActive || state == .ended) }

  /// Whether the attempt is over.
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  /// What a write to `state` asks for; illegal writes are read as the nearest legal one.
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

  /// Makes it a candidate that shows its new state at once.
  mutating func propose(_ new: State) {
    state = new
    isCandidate = true
    unreported = States(new)
  }

  /// Makes it a candidate that stays `.possible` until other recognizers have failed.
  mutating func wait(for new: State) {
    awaited = States(new)
    isCandidate = true
  }

  /// Makes a candidate that shows its new state already `.possible` again, until other recognizers
  /// have failed.
  mutating func waitAfterAll() {
    awaited = unreported.subtracting(.changed)
    unreported = []
    state = .possible
  }

  /// Lets the candidate through.
  mutating func confirm() {
    isCandidate = false
    guard isWaiting else { return }
    unreported = awaited
    state = awaited.latest ?? state
    awaited = []
  }

  /// Goes on after having begun; changes that targets have not been told yet merge.
  mutating func progress(to new: State) {
    if isWaiting {
      if new != .changed { awaited.insert(States(new)) }
      return
    }
    // A change that no target was told is part of what follows.
    unreported.remove(.changed)
    unreported.insert(States(new))
    state = new
  }

  /// Ends the attempt without telling the targets.
  mutating func fail() {
    reset()
    state = .failed
  }

  /// Takes the next state to tell targets and shows it until `endReport()`.
  mutating func beginReport() -> State? {
    guard hasReports else { return nil }
    told = unreported.removeEarliest()
    isKnown = true
    return told
  }

  /// The targets have been told.
  mutating func endReport() { told = nil }

  /// Begins anew.
  mutating func reset() { self = GestureStateMachine() }
}

extension GestureStateMachine {
  /// States of one gesture, which come in the order of their numbers.
  struct States: OptionSet {
    let rawValue: UInt8

    static let began = States(.began)
    static let changed = States(.changed)
    static let ended = States(.ended)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ state: State) { rawValue = 1 << UInt8(state.rawValue) }

    /// The one that comes last.
    var latest: State? {
      isEmpty ? nil : State(rawValue: 7 - rawValue.leadingZeroBitCount)
    }

    /// Takes out the one that comes first.
    mutating func removeEarliest() -> State? {
      guard !isEmpty, let first = State(rawValue: rawValue.trailingZeroBitCount) else { return nil }
      remove(States(first))
      return first
    }
  }
}
