import Foundation
import Inspector
import TouchInput

/// A converter from mouse input to finger contacts: one finger, a mirrored pair, or any number of pinned fingers.
///
/// The contacts are like those of a touch screen, so a recording of them plays without a mouse. All other events pass
/// unchanged. The type uses no clock and no window.
///
/// - The left button is a finger.
/// - With Alt or Ctrl, the left button is two fingers that are mirrored about a centre. The centre is the middle of the
///   screen when the modifier goes down. With Shift too, the fingers keep their distance, and the centre moves with
///   them.
/// - The middle button pins a finger at the pointer, or lifts the finger that is pinned there. If fingers follow the
///   pointer, the middle button pins them.
/// - The wheel changes the force while fingers follow the pointer.
nonisolated struct MouseFingers: Hashable, Sendable {
  /// The result of one mouse event.
  struct Outcome: Hashable, Sendable {
    /// The events for the application.
    var events: [InputEvent] = []
    /// The request to the sandbox.
    var request: PointerRequest?
  }

  /// Whether the left button selects views instead of touching them.
  var isPicking = false
  /// The size of the screen, in points.
  var size: CGSize

  private var modifiers: KeyStroke.Modifiers = []
  /// The location of the pointer; nil while it is outside.
  private(set) var pointer: CGPoint?
  /// The centre of the two mirrored fingers; nil while no modifier asks for two fingers.
  private var centre: CGPoint?
  /// The fingers that follow the pointer.
  ///
  /// The first one is at the pointer.
  private var following: [ContactID] = []
  private var pins: [Pin] = []
  private var force = 0.0

  /// A finger that stays in its location.
  private struct Pin: Hashable, Sendable {
    let id: ContactID
    var sample: ContactSample
  }

  /// The device of all emulated fingers except the mouse's own finger.
  private static let device: Int64 = -2
  /// The largest distance from the pointer at which the middle button lifts a pinned finger, in points.
  private static let reach: CGFloat = 22
  /// The change of force per line of the wheel; 1 is an average press.
  private static let forceStep = 0.25
  /// The USB usage codes of the left and right modifier keys.
  private static let modifierKeys = 0xE0...0xE7
  private static let forces = 0.05...(20.0 / 3)

  /// Creates the fingers for a screen size in points.
  init(size: CGSize) {
    self.size = size
  }

  /// Whether fingers follow the pointer.
  var isBusy: Bool { !following.isEmpty }

  /// The marks that the sandbox draws for the fingers.
  var marks: HandMarks {
    var marks = HandMarks()
    marks.pins = pins.map(\.sample.location)
    guard let centre, let pointer else { return marks }
    guard following.isEmpty else {
      if following.count > 1 { marks.centre = centre }
      return marks
    }
    guard isPairing, !isPicking else { return marks }
    marks.centre = centre
    marks.ghosts = [pointer, pointer.mirrored(about: centre)]
    return marks
  }

  /// Whether the held modifiers ask for two fingers.
  private var isPairing: Bool { !modifiers.isDisjoint(with: [.alternate, .control]) }

  private var isParallel: Bool { modifiers.contains(.shift) }

  /// Converts an event.
  mutating func interpret(_ event: InputEvent) -> Outcome {
    switch event {
    case .contact(let sample):
      switch sample.id {
      case .mouse: return followMouse(sample)
      case .middleButton: return Outcome(events: sample.phase == .began ? pin(sample) : [])
      case .secondaryButton:
        guard sample.phase == .began else { return Outcome() }
        let place = sample.location
        return Outcome(request: modifiers.contains(.control) ? .pickView(place) : .listViews(place))
      default: return Outcome(events: [event])
      }
    case .hover(let location, _): move(to: location)
    case .wheel(_, _, let deltaY, let time):
      if !following.isEmpty { return Outcome(events: press(by: -deltaY, at: time)) }
    case .key(let stroke): hold(stroke)
    case .window(let change, let time):
      followWindow(change)
      if change == .deviceLost(ContactID.mouse.device) {
        // The contacts that the mouse produces end with the mouse.
        return Outcome(events: [event, .window(.deviceLost(Self.device), timestamp: time)])
      }
    case .text, .command: break
    }
    return Outcome(events: [event])
  }

  /// Forgets all fingers; the caller cancels their contacts.
  mutating func release() {
    following = []
    pins = []
  }
}

// MARK: - Locations

nonisolated extension MouseFingers {
  /// Updates the modifiers.
  ///
  /// Only a modifier's own key can add one. Other keys can only remove modifiers that were released elsewhere.
  private mutating func hold(_ stroke: KeyStroke) {
    let isModifier = Self.modifierKeys.contains(stroke.usage)
    hold(isModifier ? stroke.modifiers : modifiers.intersection(stroke.modifiers))
  }

  private mutating func hold(_ modifiers: KeyStroke.Modifiers) {
    self.modifiers = modifiers
    guard isPairing else {
      if following.isEmpty { centre = nil }
      return
    }
    if centre == nil { centre = CGPoint(x: size.width / 2, y: size.height / 2) }
  }

  private mutating func followWindow(_ change: WindowChange) {
    if change.endsContacts || change == .deviceLost(ContactID.mouse.device) {
      release()
      hold([])
    }
    if case .resized(let size) = change { self.size = size }
    if change == .pointerLeft { pointer = nil }
  }

  /// Moves the pointer.
  ///
  /// With Shift, the centre between two fingers moves with it.
  private mutating func move(to location: CGPoint) {
    if let pointer, let middle = centre, isParallel, following.count != 1 {
      centre = CGPoint(
        x: middle.x + location.x - pointer.x,
        y: middle.y + location.y - pointer.y
      )
    }
    pointer = location
  }

  /// Returns the locations of the fingers that follow the pointer.
  private func places(_ location: CGPoint, count: Int) -> [CGPoint] {
    guard count > 1, let centre else { return [location] }
    return [location, location.mirrored(about: centre)]
  }
}

// MARK: - Fingers that follow the pointer

nonisolated extension MouseFingers {
  private mutating func followMouse(_ sample: ContactSample) -> Outcome {
    switch sample.phase {
    case .began: return comeDown(sample)
    case .moved:
      move(to: sample.location)
      return Outcome(events: events(sample))
    case .ended, .cancelled:
      move(to: sample.location)
      defer {
        following = []
        if !isPairing { centre = nil }
      }
      return Outcome(events: events(sample))
    }
  }

  private mutating func comeDown(_ sample: ContactSample) -> Outcome {
    move(to: sample.location)
    force = sample.attributes.force
    guard !isPicking else { return Outcome(request: .pickView(sample.location)) }
    for _ in 0..<(isPairing && centre != nil ? 2 : 1) { following.append(freeFinger) }
    return Outcome(events: events(sample))
  }

  /// Returns one sample for each finger that follows the pointer.
  private func events(_ sample: ContactSample) -> [InputEvent] {
    zip(following, places(sample.location, count: following.count)).map { id, place in
      var copy = sample
      copy.id = id
      copy.location = place
      copy.attributes.force = force
      if id != .mouse { copy.attributes.buttons = nil }
      return .contact(copy)
    }
  }

  /// A finger ID that is not in use.
  private var freeFinger: ContactID {
    let used = Set(following + pins.map(\.id))
    guard used.contains(.mouse) else { return .mouse }
    var number: Int64 = 1
    while used.contains(ContactID(device: Self.device, finger: number)) { number += 1 }
    return ContactID(device: Self.device, finger: number)
  }

  /// Increases the force by a number of wheel lines.
  ///
  /// The first call starts to report a force.
  private mutating func press(by lines: Double, at time: TimeInterval) -> [InputEvent] {
    guard let pointer else { return [] }
    let present = force == 0 ? 1 : force
    let wanted = present + lines * Self.forceStep
    force = min(max(wanted, Self.forces.lowerBound), Self.forces.upperBound)
    let sample = ContactSample(
      id: .mouse,
      phase: .moved,
      location: pointer,
      timestamp: time,
      attributes: ContactAttributes(buttons: .primary)
    )
    return events(sample)
  }
}

// MARK: - Pinned fingers

nonisolated extension MouseFingers {
  private mutating func pin(_ sample: ContactSample) -> [InputEvent] {
    move(to: sample.location)
    guard following.isEmpty else {
      pinFollowing(sample)
      return []
    }
    let count = isPairing && !isPicking && centre != nil ? 2 : 1
    return places(sample.location, count: count).map { place in
      lift(at: place, sample) ?? press(at: place, sample)
    }
  }

  /// Pins the fingers that follow the pointer.
  ///
  /// Releasing their button no longer lifts them.
  private mutating func pinFollowing(_ sample: ContactSample) {
    let places = places(sample.location, count: following.count)
    for (id, place) in zip(following, places) {
      var copy = sample
      copy.location = place
      copy.attributes.force = force
      pins.append(Pin(id: id, sample: copy))
    }
    following = []
  }

  private mutating func press(at place: CGPoint, _ sample: ContactSample) -> InputEvent {
    var copy = sample
    copy.id = freeFinger
    copy.location = place
    copy.attributes.buttons = nil
    pins.append(Pin(id: copy.id, sample: copy))
    return .contact(copy)
  }

  private mutating func lift(at place: CGPoint, _ sample: ContactSample) -> InputEvent? {
    let index = pins.lastIndex { $0.sample.location.distance(to: place) <= Self.reach }
    guard let index else { return nil }
    let pin = pins.remove(at: index)
    var copy = pin.sample
    copy.id = pin.id
    copy.phase = .ended
    copy.timestamp = sample.timestamp
    copy.attributes.buttons = pin.id == .mouse ? .primary : nil
    return .contact(copy)
  }
}

nonisolated extension CGPoint {
  fileprivate func mirrored(about centre: CGPoint) -> CGPoint {
    CGPoint(x: 2 * centre.x - x, y: 2 * centre.y - y)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    CGFloat(hypot(Double(x - other.x), Double(y - other.y)))
  }
}
