import DispatchTracing
import Foundation
import PointerInput

/// Turns what fingers report into touches: makes new ones, binds them, moves those that are there.
@MainActor
final class TouchIntake {
  @OwnerReference private var application: UIApplication
  private let arena: GestureArena
  private let contacts: ContactRegistry
  private let event: UIEvent
  // Unchecked: read and written for each finger that comes down or lifts.
  @exclusivity(unchecked) private var tapCounter = TapCounter()
  @exclusivity(unchecked) private var complaints = InputComplaints()
  @exclusivity(unchecked) private var touchCount = 0

  init(arena: GestureArena, contacts: ContactRegistry) {
    self.arena = arena
    self.contacts = contacts
    event = contacts.event
  }

  /// Says to which application it belongs, before anything comes.
  func serve(_ application: UIApplication) { _application.lead(to: application) }

  /// Updates the touch of one contact with its latest sample, and those before it in the same batch;
  /// false when the input concerns no touch, or is no news of it.
  func update(with sample: ContactSample, merging earlier: [ContactSample] = []) -> Bool {
    guard sample.phase != .began else { return begin(sample) }
    guard let link = contacts.link(to: sample.id) else {
      complaints.reportStray(sample, in: application)
      return false
    }
    return link.ask { update($0, with: sample, merging: earlier) }
  }

  private func update(
    _ touch: UITouch,
    with sample: ContactSample,
    merging earlier: [ContactSample]
  ) -> Bool {
    if InputComplaints.mayComplain(of: sample, after: touch) {
      complaints.check(sample, after: touch, in: application)
    }
    guard earlier.isEmpty ? touch.state.takeNews(of: sample) : take(sample, earlier, for: touch)
    else { return false }
    if touch.isOver { arena.hasEnds = true }
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
      arena.hasEnds = true
      complaints.expectSilence(of: id)
      application.trace.record(.cancelled(touch: touch.state.number, cause: cause))
    }
  }

  /// Remembers fingers that lifted, for the next tap.
  func noteEnds(of touches: EndedTouches) {
    touches.forEach { tapCounter.noteEnd(of: $0) }
  }

  /// Takes in what a finger reported, and keeps what it reported before its latest sample; false when
  /// none of it is news.
  private func take(
    _ sample: ContactSample,
    _ earlier: [ContactSample],
    for touch: UITouch
  ) -> Bool {
    let former = touch.state
    guard former.isNews(sample) || earlier.contains(where: former.isNews) else { return false }
    var merged: [TouchState] = []
    for sample in earlier {
      merged.append(former)
      merged[merged.count - 1].update(from: sample)
    }
    event.content.setMerged(merged, of: touch)
    touch.state.update(from: sample)
    return true
  }

  // MARK: - New fingers

  private func begin(_ sample: ContactSample) -> Bool {
    guard let sample = sound(sample) else { return false }
    complaints.begin(sample.id)
    touchCount += 1
    let number = touchCount
    guard !_application.ask(\.isIgnoringInteractionEvents) else {
      return drop(sample, number, .ignoringInteraction)
    }
    guard let pick = pick(at: sample.location, for: number) else {
      return drop(sample, number, .noWindow)
    }
    let touch = makeTouch(number, sample, pick)
    bind(touch, to: pick.view)
    TouchCollection(arena: arena).collect(touch, of: event, hitting: pick.view)
    contacts.add(touch, of: sample.id)
    return true
  }

  private func pick(at place: CGPoint, for number: Int) -> WindowPicker.Pick? {
    _application.ask { application in
      WindowPicker(application: application).pick(at: place, event: event, touch: number)
    }
  }

  /// A finger reaches no touch, and nothing is expected of it until it lifts.
  private func drop(_ sample: ContactSample, _ number: Int, _ cause: DropCause) -> Bool {
    application.trace.record(.dropped(touch: number, cause: cause))
    complaints.expectSilence(of: sample.id)
    return false
  }

  /// A sample that begins a touch, put right; nil if it cannot be.
  private func sound(_ sample: ContactSample) -> ContactSample? {
    guard contacts.link(to: sample.id) == nil else {
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
    guard Tracer.isInUse, application.trace.isOn else { return }
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
  /// Whether a finger that is down reports anything new: another place, force, radius or button, or
  /// its end.
  ///
  /// A report of the place where it already is, is no movement: the touch stays `.stationary`.
  fileprivate func isNews(_ sample: ContactSample) -> Bool {
    sample.phase != .moved || isElsewhere(place(of: sample), sample)
  }

  @inline(__always)
  private func isElsewhere(_ place: CGPoint, _ sample: ContactSample) -> Bool {
    place != location || Self.measure(sample.force) != force
      || Self.measure(sample.radius) != radius || sample.buttons != buttons
  }

  /// Takes in what the finger reported; false, and nothing changes, when it is no news.
  ///
  /// Both at once, in the midst of the touch: to ask first would be to copy it.
  fileprivate mutating func takeNews(of sample: ContactSample) -> Bool {
    let place = place(of: sample)
    guard sample.phase != .moved || isElsewhere(place, sample) else { return false }
    update(from: sample, at: place)
    return true
  }

  /// Takes in what the finger reported; what is no number, or no news, stays.
  fileprivate mutating func update(from sample: ContactSample) {
    update(from: sample, at: place(of: sample))
  }

  private mutating func update(from sample: ContactSample, at place: CGPoint) {
    phase = UITouch.Phase(sample.phase)
    timestamp = max(timestamp, sample.timestamp)
    force = Self.measure(sample.force)
    radius = Self.measure(sample.radius)
    buttons = sample.buttons
    location = place
  }

  /// Where the finger is, in the window's coordinates; where it was, if it reports no numbers.
  @inline(__always)
  private func place(of sample: ContactSample) -> CGPoint {
    let place = window?.geometry.inward(sample.location) ?? sample.location
    return place.x.isFinite && place.y.isFinite ? place : location
  }
}

extension UITouch.Phase {
  /// Whether nothing of a touch comes after it.
  @inline(__always)
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
