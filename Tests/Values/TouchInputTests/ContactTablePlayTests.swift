import Foundation
import TouchInput
import Testing

/// A table makes a valid stream of any input, which is checked with an independent list of fingers.
@Suite("Contact table in random streams")
struct ContactTablePlayTests {
  @Test(
    "X01, X05, X06, X07, X09, X11: Whatever comes in, a lawful stream comes out",
    arguments: 0..<40
  )
  func anything(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var table = ContactTable()
    var stream = LawfulStream()
    for _ in 0..<600 {
      let event = random.anyEvent()
      let former = stream.live
      let admitted = table.admit([event])
      for admittedEvent in admitted { stream.follow(admittedEvent) }
      stream.checkLoss(event, former)
      for batch in InputBatcher().batches(from: admitted) { stream.check(batch) }
    }
    #expect(stream.faults == [], "seed \(seed)")
    #expect(Set(table.liveContacts.map(\.id)) == stream.live)
  }

  @Test(
    "I01, I02, I08: No finger is in a batch twice but to move, nor down beside a lift",
    arguments: 0..<40
  )
  func batches(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var table = ContactTable()
    var stream = LawfulStream()
    for _ in 0..<60 {
      let events = table.admit((0..<12).map { _ in random.anyEvent() })
      for batch in InputBatcher().batches(from: events) { stream.check(batch) }
    }
    #expect(stream.faults == [], "seed \(seed)")
  }
}

/// The fingers that are down, and the faults of a stream.
private struct LawfulStream {
  private(set) var live: Set<ContactID> = []
  private(set) var faults: [String] = []
  private var time = -TimeInterval.infinity

  private mutating func expect(_ isKept: Bool, _ promise: String) {
    if !isKept { faults.append(promise) }
  }

  mutating func follow(_ event: InputEvent) {
    expect(event.timestamp >= time && event.timestamp.isFinite, "time is a number and runs on")
    time = event.timestamp
    guard case .contact(let sample) = event else { return }
    expect(sample.location.x.isFinite && sample.location.y.isFinite, "places are numbers")
    if sample.phase == .began {
      expect(live.insert(sample.id).inserted, "a finger begins once")
    } else {
      expect(live.contains(sample.id), "a finger begins before anything else")
    }
    if sample.phase == .ended || sample.phase == .cancelled { live.remove(sample.id) }
    expect(live.count <= ContactTable.usualLimit, "no more fingers than the limit")
  }

  /// Checks which fingers a change of the window ends, and that the others stay.
  mutating func checkLoss(_ event: InputEvent, _ former: Set<ContactID>) {
    guard case .window(let change, _) = event else { return }
    switch change {
    case .focusLost, .hidden, .closeRequested: expect(live.isEmpty, "\(change) ends every finger")
    case .deviceLost(let device):
      let rest = former.filter { $0.device != device }
      expect(live == rest, "a device takes its own fingers and no others")
    default: expect(live == former, "\(change) ends no finger")
    }
  }

  mutating func check(_ batch: InputBatch) {
    guard case .contacts(let changes) = batch else { return }
    let ids = changes.map(\.sample.id)
    expect(Set(ids).count == ids.count, "a finger has one change in a batch")
    let phases = Set(changes.map(\.sample.phase))
    let lifts = phases.contains(.ended) || phases.contains(.cancelled)
    expect(
      !lifts || !hasLateDown(changes),
      "no finger comes down in a batch after another one went up"
    )
    for change in changes where !change.merged.isEmpty {
      let isMovement = (change.merged + [change.sample]).allSatisfy { $0.phase == .moved }
      expect(isMovement, "movements alone are merged")
    }
  }

  private func hasLateDown(_ changes: [ContactChange]) -> Bool {
    let lift = changes.firstIndex { [.ended, .cancelled].contains($0.sample.phase) }
    return lift.map { changes[$0...].contains { $0.sample.phase == .began } } ?? false
  }
}

extension SeededRandom {
  fileprivate mutating func anyEvent() -> InputEvent {
    let numbers: [Double] = [.nan, .infinity, 1e30, -5, 0, 1, 7, 100, 250, 1e-300]
    func pick() -> Double { numbers.randomElement(using: &self) ?? 0 }
    // This is rare enough for more fingers than the limit between two losses.
    switch Int.random(in: 0..<400, using: &self) {
    case 0: return .window(.focusLost, timestamp: pick())
    case 1: return .window(.hidden, timestamp: pick())
    case 2: return .window(.deviceLost(Int64.random(in: 1...2, using: &self)), timestamp: pick())
    case 3: return .window(.pointerLeft, timestamp: pick())
    default:
      let phases: [ContactSample.Phase] = [.began, .began, .began, .moved, .ended, .cancelled]
      let device = Int64.random(in: 1...2, using: &self)
      return .contact(
        ContactSample(
          id: ContactID(device: device, finger: Int64.random(in: 0..<28, using: &self)),
          phase: phases.randomElement(using: &self) ?? .moved,
          location: CGPoint(x: pick(), y: pick()),
          timestamp: pick()
        )
      )
    }
  }
}
