import TouchTrace
import Foundation
import TouchInput

/// Converts contact samples into touches: creates, binds and updates them.
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

  /// Updates the touch of a contact with its latest sample and the earlier samples of the same batch.
  ///
  /// Returns false if the input changes no touch.
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

  /// Sets the phase of every touch to cancelled.
  func cancelAll(_ cause: CancellationCause) {
    contacts.forEach { id, touch in
      touch.state.phase = .cancelled
      complaints.expectSilence(of: id)
      application.trace.record(.cancelled(touch: touch.state.number, cause: cause))
    }
  }

  /// Remembers touches that lifted, to count taps.
  func noteEnds(of touches: [UITouch]) {
    for touch in touches { tapCounter.noteEnd(of: touch) }
  }

  /// Applies a finger's samples and stores those before the latest; returns false if they change nothing.
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

  /// Returns the repaired state of a touch after a sample; invalid values keep their former value.
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

  /// Drops a finger that reaches no view, and ignores it until it lifts.
  private func drop(_ sample: ContactSample, _ number: Int, _ cause: DropCause) -> Bool {
    application.trace.record(.dropped(touch: number, cause: cause))
    complaints.expectSilence(of: sample.id)
    return false
  }

  /// Returns the repaired sample that begins a touch; nil if it cannot be repaired.
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
  /// Returns whether the state contains a new location, a new attribute, or the touch's end.
  ///
  /// A sample with the former location is no movement. The touch stays `.stationary`.
  fileprivate func isNews(after former: TouchState) -> Bool {
    phase != .moved || location != former.location || attributes != former.attributes
  }

  /// Returns the finger's location in the window's coordinates; nil if it is invalid.
  fileprivate func place(of sample: ContactSample) -> CGPoint? {
    let place = window?.geometry.inward(sample.location) ?? sample.location
    return place.x.isFinite && place.y.isFinite ? place : nil
  }
}

extension UITouch.Phase {
  /// Whether no other phase of a touch follows it.
  var isFinal: Bool {
    switch self {
    case .ended, .cancelled: true
    case .began, .moved, .stationary, .regionEntered, .regionMoved, .regionExited: false
    }
  }

  /// Creates the touch phase of a contact sample's phase.
  init(_ phase: ContactSample.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
