import Foundation
import Inspector
import TouchInput

/// Makes fingers out of a mouse: one, a pair, or as many as are pinned.
///
/// What comes out are contacts like those of a touch screen, so that a recording of them plays
/// without a mouse. Everything else passes unchanged. It knows no clock and no window.
///
/// - The left button is a finger.
/// - With Alt or Ctrl it is two, mirrored about a centre, which is the middle of the screen when the
///   modifier goes down; with Shift besides they keep their distance, and the centre moves along.
/// - The middle button pins a finger where the pointer is, or lifts the one that is pinned there.
///   Fingers that follow the pointer at that moment are the ones that are pinned.
/// - The wheel presses harder or softer while fingers follow the pointer.
nonisolated struct MouseFingers: Hashable, Sendable {
  /// What one event of the mouse amounts to.
  struct Outcome: Hashable, Sendable {
    /// What goes on to the application.
    var events: [InputEvent] = []
    /// What is asked of the sandbox.
    var request: PointerRequest?
  }

  /// Whether the left button picks views instead of touching them.
  var isPicking = false
  /// The size of the screen, in points.
  var size: CGSize

  private var modifiers: KeyStroke.Modifiers = []
  /// Where the pointer is; nil when it is elsewhere.
  private(set) var pointer: CGPoint?
  /// The point about which two fingers are mirrored; nil as long as the user does not want two.
  private var centre: CGPoint?
  /// The fingers that follow the pointer, the one under it first.
  private var following: [ContactID] = []
  private var pins: [Pin] = []
  private var force = 0.0

  /// A finger that stays where it is.
  private struct Pin: Hashable, Sendable {
    let id: ContactID
    var sample: ContactSample
  }

  /// The device whose fingers are made here, besides the one of the mouse itself.
  private static let device: Int64 = -2
  /// How near to a pinned finger the pointer has to be to lift it, in points.
  private static let reach: CGFloat = 22
  /// How much harder one line of the wheel presses; 1 is an average press.
  private static let forceStep = 0.25
  /// USB's numbers of the left and right modifier keys.
  private static let modifierKeys = 0xE0...0xE7
  private static let forces = 0.05...(20.0 / 3)

  /// Creates a hand over a screen of a size in points.
  init(size: CGSize) {
    self.size = size
  }

  /// Whether fingers follow the pointer.
  var isBusy: Bool { !following.isEmpty }

  /// What the sandbox draws of the hand.
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

  /// Whether the user wants two fingers.
  private var isPairing: Bool { !modifiers.isDisjoint(with: [.alternate, .control]) }

  private var isParallel: Bool { modifiers.contains(.shift) }

  /// What an event amounts to.
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
        // Those that the mouse made are gone with it.
        return Outcome(events: [event, .window(.deviceLost(Self.device), timestamp: time)])
      }
    case .text, .command: break
    }
    return Outcome(events: [event])
  }

  /// Forgets all fingers; the caller takes their contacts away.
  mutating func release() {
    following = []
    pins = []
  }
}

// MARK: - Where things are

nonisolated extension MouseFingers {
  /// Only a modifier's own key asks for fingers; other keys tell of those that came up elsewhere.
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

  /// The pointer moves, and with Shift the centre between two fingers moves along.
  private mutating func move(to location: CGPoint) {
    if let pointer, let middle = centre, isParallel, following.count != 1 {
      centre = CGPoint(
        x: middle.x + location.x - pointer.x,
        y: middle.y + location.y - pointer.y
      )
    }
    pointer = location
  }

  /// Where the fingers that follow the pointer are when it is at a place.
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

  /// The sample for each finger that follows the pointer.
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

  /// A finger that is not in use.
  private var freeFinger: ContactID {
    let used = Set(following + pins.map(\.id))
    guard used.contains(.mouse) else { return .mouse }
    var number: Int64 = 1
    while used.contains(ContactID(device: Self.device, finger: number)) { number += 1 }
    return ContactID(device: Self.device, finger: number)
  }

  /// Presses harder by some lines of the wheel; the first time it becomes known how hard.
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

// MARK: - Fingers that stay

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

  /// Leaves the fingers that follow the pointer where they are; its button is not theirs any more.
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
