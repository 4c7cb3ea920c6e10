import TouchTrace
import Foundation
import TouchInput

/// Turns what fingers report into touches: makes new ones, binds them, moves those that are there.
@MainActor
final class TouchIntake {
  private unowned let application: UIApplication
  private let arena: GestureArena
  private let contacts: ContactRegistry
  private let event: UIEvent
  private var tapCounter = TapCounter()
  private var complaints = InputComplaints()
  private var touchCount = 0

  init(application: UIApplication) {
    self.application = application
    arena = application.gestures
    contacts = application.contacts
    event = contacts.event
  }

  /// Updates the touch of one contact with its latest sample, and those before it in the same batch;
  /// false when the input concerns no touch, or is no news of it.
  func update(with sample: ContactSample, merging earlier: [ContactSample]) -> Bool {
    guard sample.phase != .began else { return begin(sample) }
    guard let touch = contacts.touch(of: sample.id) else {
      complaints.reportStray(sample, in: application)
      return false
    }
    guard take(sample, earlier, for: touch) else { return false }
    if sample.phase == .cancelled {
      let cause: CancellationCause = sample.taker == .user ? .user : .platform
      application.trace.record(.cancelled(touch: touch.state.number, cause: cause))
    }
    return true
  }

  /// Says of every finger that is down that it is taken away.
  func cancelAll(_ cause: CancellationCause) {
    contacts.forEach { id, touch in
      touch.state.phase = .cancelled
      complaints.expectSilence(of: id)
      application.trace.record(.cancelled(touch: touch.state.number, cause: cause))
    }
  }

  /// Remembers fingers that lifted, for the next tap.
  func noteEnds(of touches: [UITouch]) {
    for touch in touches { tapCounter.noteEnd(of: touch) }
  }

  /// Takes in what a finger reported, and keeps what it reported before its latest sample; false when
  /// none of it is news.
  private func take(
    _ sample: ContactSample,
    _ earlier: [ContactSample],
    for touch: UITouch
  ) -> Bool {
    let merged = earlier.map { state(after: touch.state, $0) }
    let latest = state(after: touch.state, sample)
    guard
      latest.isNews(after: touch.state) || merged.contains(where: { $0.isNews(after: touch.state) })
    else { return false }
    if !merged.isEmpty { event.content.setMerged(merged, of: touch) }
    touch.state = latest
    return true
  }

  /// The state of a touch after a report of its finger, put right; values that are invalid stay as
  /// they were.
  private func state(after former: TouchState, _ sample: ContactSample) -> TouchState {
    var state = former
    state.phase = UITouch.Phase(sample.phase)
    state.attributes = sample.attributes.wellFormed
    // A touch keeps the tool that began it.
    state.attributes.tool = former.attributes.tool
    if let place = former.place(of: sample) {
      state.location = place
    } else {
      complaints.report(.lost, sample.id, in: application)
    }
    if sample.timestamp >= former.timestamp {
      state.timestamp = sample.timestamp
    } else {
      complaints.report(.younger, sample.id, in: application)
    }
    return state
  }

  // MARK: - New fingers

  private func begin(_ sample: ContactSample) -> Bool {
    guard let sample = sound(sample) else { return false }
    complaints.begin(sample.id)
    touchCount += 1
    let number = touchCount
    guard !application.isIgnoringInteractionEvents else {
      return drop(sample, number, .ignoringInteraction)
    }
    let picker = WindowPicker(application: application)
    guard let pick = picker.pick(at: sample.location, event: event, touch: number) else {
      return drop(sample, number, .noWindow)
    }
    let touch = makeTouch(number, sample, pick)
    bind(touch, to: pick.view)
    TouchCollection(arena: arena).collect(touch, of: event, hitting: pick.view)
    contacts.add(touch, of: sample.id)
    return true
  }

  /// A finger reaches no touch, and nothing is expected of it until it lifts.
  private func drop(_ sample: ContactSample, _ number: Int, _ cause: DropCause) -> Bool {
    application.trace.record(.dropped(touch: number, cause: cause))
    complaints.expectSilence(of: sample.id)
    return false
  }

  /// A sample that begins a touch, put right; nil if it cannot be.
  private func sound(_ sample: ContactSample) -> ContactSample? {
    guard contacts.touch(of: sample.id) == nil else {
      complaints.report(.twice, sample.id, in: application)
      return nil
    }
    guard sample.location.x.isFinite, sample.location.y.isFinite else {
      complaints.report(.nowhere, sample.id, in: application)
      complaints.expectSilence(of: sample.id)
      return nil
    }
    guard !sample.timestamp.isFinite else { return sample }
    complaints.report(.timeless, sample.id, in: application)
    var sample = sample
    sample.timestamp = application.currentTime
    return sample
  }

  private func makeTouch(
    _ number: Int,
    _ sample: ContactSample,
    _ pick: WindowPicker.Pick
  ) -> UITouch {
    let taps = tapCounter.count(
      at: pick.point,
      in: pick.window,
      time: sample.timestamp,
      arena.limits
    )
    return UITouch(
      state: TouchState(
        number: number,
        sample: sample,
        tapCount: taps,
        location: pick.point,
        window: pick.window
      )
    )
  }

  private func bind(_ touch: UITouch, to view: UIView) {
    let admission = TouchAdmission(touches: contacts.touches)
    let decision = admission.decision(about: touch, hitting: view)
    if decision.outcome == .bound { touch.state.view = view }
    guard application.trace.isOn else { return }
    let trace = application.trace
    let chain = ResponderChain(from: view)
    trace.record(
      .assigned(
        TouchAssignment(
          touch: touch.snapshot(),
          hitTestView: view.snapshot(),
          outcome: decision.outcome,
          chain: trace.interests.contains(.surroundings) ? chain.snapshots() : [],
          obstacle: decision.obstacle?.snapshot()
        )
      )
    )
  }
}

extension TouchState {
  /// Whether a finger that is down reported anything new: another place, another attribute, or its
  /// end.
  ///
  /// A report of the place where it already is, is no movement: the touch stays `.stationary`.
  fileprivate func isNews(after former: TouchState) -> Bool {
    phase != .moved || location != former.location || attributes != former.attributes
  }

  /// The place of the finger in the window's coordinates; nil if it is invalid.
  fileprivate func place(of sample: ContactSample) -> CGPoint? {
    let place = window?.geometry.inward(sample.location) ?? sample.location
    return place.x.isFinite && place.y.isFinite ? place : nil
  }
}

extension UITouch.Phase {
  /// Whether nothing of a touch comes after it.
  var isFinal: Bool {
    switch self {
    case .ended, .cancelled: true
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited: false
    }
  }

  /// The phase of a touch whose contact did something.
  init(_ phase: ContactSample.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
