import DispatchTracing
import Foundation
import PointerInput

/// Owns the fingers: turns contacts into touches, binds them, and sees each to its end.
///
/// Life and death of a touch are decided here and nowhere else.
@MainActor
final class TouchRouter {
  /// A finger that is down, and its touch.
  private struct Contact {
    let id: ContactID
    let touch: UITouch
  }

  // Owned by the application, which therefore outlives it.
  private unowned(unsafe) let application: UIApplication
  private let room: GestureRoom
  @exclusivity(unchecked) private var contacts: [Contact] = []
  /// Touches that lifted before their views may know, until recognizers let them through.
  @exclusivity(unchecked) private var lingering: [UITouch] = []
  @exclusivity(unchecked) private var tapCounter = TapCounter()
  private var complaints = InputComplaints()
  private var touchCount = 0
  let event = UIEvent()

  init(application: UIApplication) {
    self.application = application
    room = application.gestures
  }

  /// Whether no finger is down.
  var isIdle: Bool { contacts.isEmpty }

  /// Delivers one batch of contacts as one event.
  func deliver(_ changes: [ContactChange]) {
    event.content.beginBatch()
    event.content.timestamp = application.currentTime
    room.beginBatch()
    var isNews = false
    for change in changes where take(change) { isNews = true }
    guard isNews else { return }
    application.sendEvent(event)
    finish()
  }

  /// Ends every touch as cancelled, as one event.
  func cancelAll(_ cause: CancellationCause) {
    guard !contacts.isEmpty || !room.isEmpty else { return }
    event.content.beginBatch()
    for contact in contacts {
      contact.touch.state.phase = .cancelled
      room.hasEnds = true
      complaints.expectSilence(of: contact.id)
      application.trace.note(.cancelled(touch: contact.touch.state.number, cause: cause))
    }
    if !contacts.isEmpty { application.sendEvent(event) }
    // Also those that saw no cancellation: they wait for another tap, or do not listen.
    room.giveUpAll()
    finish()
  }

  /// Cancels, for views, the touches whose view is no longer in their window.
  ///
  /// The finger itself goes on: recognizers of surviving ancestors keep following it.
  func cancelTouchesOfLostViews() {
    let touches = lingering + contacts.map(\.touch)
    takeFromViews(touches.filter { $0.hasLostView }, because: .viewRemoved)
    takeFromViews(touches.filter { $0.hasLostWindow }, because: .windowClosed)
    room.giveUpLostRecognizers()
    settleGestures()
  }

  // MARK: - What recognizers do to touches

  /// Takes from their views the touches of a recognizer that has just recognised.
  func giveTouches(to recognizer: UIGestureRecognizer) {
    let touches = recognizer.attempt.history
    if recognizer.cancelsTouchesInView {
      take(touches, for: recognizer)
    } else if recognizer.delaysTouchesBegan {
      take(touches.filter { $0.passage.stage == .unseen }, for: recognizer)
    }
  }

  private func take(_ touches: [UITouch], for recognizer: UIGestureRecognizer) {
    if application.trace.isOn {
      for touch in touches { touch.noteTaking(by: recognizer, in: application.trace) }
    }
    takeFromViews(touches, because: .gestureRecognized)
  }

  /// Ends touches for their views: cancelled for those that saw them, unnoticed for the others.
  private func takeFromViews(_ touches: [UITouch], because cause: CancellationCause) {
    for touch in touches {
      // Callbacks may have ended it meanwhile.
      guard let view = touch.state.view else { continue }
      switch touch.passage.stage {
      case .unseen: touch.leaveView()
      case .seen:
        cancel(
          touches.filter { $0.state.view === view && $0.passage.stage == .seen },
          in: view,
          cause
        )
      case .over: break
      }
    }
  }

  private func cancel(_ touches: [UITouch], in view: UIView, _ cause: CancellationCause) {
    for touch in touches {
      application.trace.note(.cancelled(touch: touch.state.number, cause: cause))
    }
    ViewDelivery(application: application, event: event).call(.cancelled, view, touches)
    for touch in touches { touch.leaveView() }
  }

  /// Settles what changed among recognizers outside events, and what follows for views.
  func settleGestures() {
    room.settle()
    retireGestures()
  }

  /// Resets finished recognizers and tells views what was withheld for their sake.
  private func retireGestures() {
    // Loops rather than closures here and above: this is done for every movement of a finger.
    room.retire()
    var isWithholding = !lingering.isEmpty
    for contact in contacts {
      if room.hasTransitions { contact.touch.unlistFinishedRecognizers() }
      if contact.touch.passage.isWithheld { isWithholding = true }
    }
    room.hasTransitions = false
    // Settled just now: nothing is left to do after the event.
    application.queue.hasGestureNews = room.hasNews
    if isWithholding { release() }
    if room.hasSeenPresses { application.keys.presses.release() }
    if !lingering.isEmpty { lingering.removeAll { $0.passage.stage == .over } }
    for follower in application.fingerFollowers.bereft { follower.loseTouch() }
  }

  private func release() {
    let held = (lingering + contacts.map(\.touch)).filter(\.passage.isWithheld)
    guard !held.isEmpty else { return }
    let lifted = held.filter { !event.content.contains($0) }
    for touch in lifted { event.content.add(touch) }
    ViewDelivery(application: application, event: event).release(held)
    event.content.removeAll { touch in lifted.contains { $0 === touch } }
  }

  // MARK: - Taking input

  /// Updates the touch of one contact; false when the input concerns no touch.
  private func take(_ change: ContactChange) -> Bool {
    let sample = change.sample
    guard sample.phase != .began else { return begin(sample) }
    guard let touch = touch(of: sample.id) else {
      complaints.note(stray: sample, in: application)
      return false
    }
    if InputComplaints.mayComplain(of: sample, after: touch) {
      complaints.check(sample, after: touch, in: application)
    }
    if !change.merged.isEmpty { note(change.merged, of: touch) }
    touch.state.follow(sample)
    if touch.isOver { room.hasEnds = true }
    if sample.phase == .cancelled {
      application.trace.note(.cancelled(touch: touch.state.number, cause: .platform))
    }
    return true
  }

  /// Keeps what a finger reported before its latest sample.
  private func note(_ samples: [ContactSample], of touch: UITouch) {
    var merged: [TouchState] = []
    for sample in samples {
      var state = touch.state
      state.follow(sample)
      merged.append(state)
    }
    event.content.note(merged, of: touch)
  }

  /// The touch of a finger that is down.
  private func touch(of id: ContactID) -> UITouch? {
    for contact in contacts where contact.id == id { return contact.touch }
    return nil
  }

  private func begin(_ sample: ContactSample) -> Bool {
    guard let sample = sound(sample) else { return false }
    complaints.begin(sample.id)
    touchCount += 1
    let number = touchCount
    guard !application.isIgnoringInteractionEvents else {
      application.trace.note(.dropped(touch: number, cause: .ignoringInteraction))
      complaints.expectSilence(of: sample.id)
      return false
    }
    let picker = WindowPicker(application: application)
    guard let pick = picker.pick(at: sample.location, event: event, touch: number) else {
      application.trace.note(.dropped(touch: number, cause: .noWindow))
      complaints.expectSilence(of: sample.id)
      return false
    }
    let taps = tapCounter.count(at: pick.point, in: pick.window, time: sample.timestamp)
    let touch = UITouch(
      state: TouchState(
        number: number,
        sample: sample,
        tapCount: taps,
        location: pick.point,
        window: pick.window
      )
    )
    bind(touch, to: pick.view)
    TouchCollection(room: room, event: event).collect(touch, hitting: pick.view)
    contacts.append(Contact(id: sample.id, touch: touch))
    event.content.add(touch)
    return true
  }

  /// A sample that begins a touch, put right; nil if it cannot be.
  private func sound(_ sample: ContactSample) -> ContactSample? {
    guard touch(of: sample.id) == nil else {
      complaints.note(.twice, sample.id, in: application)
      return nil
    }
    guard sample.location.x.isFinite, sample.location.y.isFinite else {
      complaints.note(.nowhere, sample.id, in: application)
      complaints.expectSilence(of: sample.id)
      return nil
    }
    guard !sample.timestamp.isFinite else { return sample }
    complaints.note(.timeless, sample.id, in: application)
    var sample = sample
    sample.timestamp = application.currentTime
    return sample
  }

  private func bind(_ touch: UITouch, to view: UIView) {
    let admission = TouchAdmission(touches: contacts.isEmpty ? [] : contacts.map(\.touch))
    let decision = admission.decision(about: touch, hitting: view)
    if decision.outcome == .bound { touch.state.view = view }
    guard application.trace.isOn else { return }
    application.trace.note(
      .assigned(
        TouchAssignment(
          touch: touch.snapshot(),
          hitTestView: view.snapshot(),
          outcome: decision.outcome,
          chain: ResponderChain(from: view).snapshots(),
          obstacle: decision.obstacle?.snapshot()
        )
      )
    )
  }

  // MARK: - After the event

  private func finish() {
    room.settle()
    if application.trace.isOn { noteSettled() }
    let ended = room.hasEnds ? concludeFinished() : []
    retireGestures()
    // Whatever goes away with them and whatever it does then: the lists are in order again.
    extendLifetime(ended)
  }

  /// Forgets the fingers that lifted, and answers their touches.
  private func concludeFinished() -> [UITouch] {
    var ended: [UITouch] = []
    for contact in contacts where contact.touch.isOver {
      conclude(contact.touch)
      ended.append(contact.touch)
    }
    guard !ended.isEmpty else { return [] }
    if ended.count == contacts.count {
      contacts.removeAll(keepingCapacity: true)
    } else {
      contacts.removeAll { $0.touch.isOver }
    }
    event.content.removeFinished()
    return ended
  }

  private func conclude(_ touch: UITouch) {
    touch.forgetItself()
    tapCounter.noteEnd(of: touch)
    guard touch.passage.isWithheld else { return }
    touch.passage.hasEnded = true
    lingering.append(touch)
  }

  /// Tells the trace where everybody concerned stands after the callbacks.
  private func noteSettled() {
    var seen: Set<ObjectIdentifier> = []
    var nodes: [NodeSnapshot] = []
    for contact in contacts {
      let touch = contact.touch
      guard let view = touch.state.view ?? touch.passage.formerView else { continue }
      for responder in ResponderChain(from: view).responders
      where seen.insert(ObjectIdentifier(responder)).inserted {
        nodes.append(responder.snapshot())
      }
    }
    application.trace.note(.settled(nodes))
  }
}

extension UITouch {
  /// Ends the touch for its view; recognizers may go on following it.
  final func leaveView() {
    passage.stage = .over
    passage.isWithheld = false
    passage.formerView = state.view
    state.view = nil
  }

  /// Takes those that have come to a decision from the recognizers that clients see.
  fileprivate final func unlistFinishedRecognizers() {
    for recognizer in listedRecognizers where recognizer.hasFinished {
      return listedRecognizers.removeAll { $0.hasFinished }
    }
  }

  /// Tells the trace that a recognizer takes the touch from its view.
  final func noteTaking(by recognizer: UIGestureRecognizer, in trace: TraceOutlet) {
    guard let view = state.view else { return }
    trace.note(.taken(touch: state.number, from: view.snapshot(), by: recognizer.snapshot()))
  }

  /// Whether its view is no longer in its window.
  fileprivate final var hasLostView: Bool {
    state.view.map { $0.attachedWindow !== state.window } ?? false
  }

  /// Whether its window is no longer shown.
  fileprivate final var hasLostWindow: Bool { state.window.map { !$0.isShown } ?? false }

  /// Whether this event is the touch's last.
  final var isOver: Bool { state.phase == .ended || state.phase == .cancelled }
}

extension TouchState {
  /// Takes in what the finger reported; what is no number, or no news, stays.
  mutating func follow(_ sample: ContactSample) {
    phase = UITouch.Phase(sample.phase)
    timestamp = max(timestamp, sample.timestamp)
    force = sample.force.isFinite ? max(0, sample.force) : 0
    radius = sample.radius.isFinite ? max(0, sample.radius) : 0
    buttons = sample.buttons
    let place = window?.geometry.inward(sample.location) ?? sample.location
    if place.x.isFinite, place.y.isFinite { location = place }
  }
}

extension UITouch.Phase {
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
