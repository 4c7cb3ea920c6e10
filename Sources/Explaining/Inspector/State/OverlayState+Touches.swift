import TouchTrace
import Foundation

/// The beginning, changes and end of touches.
extension OverlayState {
  mutating func update(_ snapshots: [TouchSnapshot]) -> Bool {
    var isNews = false
    for snapshot in snapshots where update(snapshot) { isNews = true }
    return isNews
  }

  mutating func update(_ snapshot: TouchSnapshot) -> Bool {
    switch snapshot.phase {
    case .regionEntered, .regionMoved: return setHover(snapshot.place)
    case .regionExited: return setHover(nil)
    case .began, .moved, .stationary, .ended, .cancelled: break
    }
    if let place = place(ofTouch: snapshot.number) { return update(place, from: snapshot) }
    guard snapshot.phase != .ended, snapshot.phase != .cancelled else { return false }
    return add(
      OverlayTouch(
        number: snapshot.number,
        phase: snapshot.phase,
        location: snapshot.place,
        tapCount: snapshot.tapCount
      )
    )
  }

  /// Updates a touch; every movement calls it, so that it makes no copy to detect a change.
  private mutating func update(_ place: Int, from snapshot: TouchSnapshot) -> Bool {
    let wasLive = touches[place].isLive
    let isNews = touches[place].update(from: snapshot)
    if wasLive, !touches[place].isLive { chooseSubject(after: snapshot.number) }
    return isNews
  }

  /// Returns the index of the newest touch with a number; nil if it is unknown.
  func place(ofTouch number: Int) -> Int? {
    for place in touches.indices.reversed() where touches[place].number == number { return place }
    return nil
  }

  private mutating func setHover(_ location: CGPoint?) -> Bool {
    guard hover != location else { return false }
    hover = location
    return true
  }

  /// Adds a touch; the first one of a sequence replaces all previous touches.
  mutating func add(_ touch: OverlayTouch) -> Bool {
    if !touches.contains(where: \.isLive) { startSequence() }
    if touches.count >= OverlayState.touchCapacity {
      let oldest = touches.firstIndex { !$0.isLive && $0.number != subjectNumber }
      // One more would not be visible among this number of live touches.
      guard let oldest else { return false }
      touches.remove(at: oldest)
    }
    touches.append(touch)
    return true
  }

  private mutating func startSequence() {
    touches.removeAll(keepingCapacity: true)
    rejections = []
    subjectNumber = nil
    hover = nil
    let focus = firstResponder.map(latest)
    nodes.removeAll(keepingCapacity: true)
    if let focus { nodes[focus.id] = focus }
  }

  /// Changes a touch if it is known.
  mutating func change(_ number: Int, _ body: (inout OverlayTouch) -> Void) -> Bool {
    guard let index = place(ofTouch: number) else { return false }
    let before = touches[index]
    body(&touches[index])
    if before.isLive, !touches[index].isLive { chooseSubject(after: number) }
    return touches[index] != before
  }

  // MARK: Subject

  mutating func chooseSubject(newest assignment: TouchAssignment) {
    let isReceived = assignment.outcome == .bound
    // A touch without a receiver must not hide the chain of a touch that has one.
    guard isReceived || subject?.isLive != true || subject?.outcome != .bound else { return }
    guard touches.contains(where: { $0.number == assignment.touch.number }) else { return }
    subjectNumber = assignment.touch.number
  }

  private mutating func chooseSubject(after number: Int) {
    guard subjectNumber == number else { return }
    let live = touches.filter(\.isLive)
    let next = live.last { $0.outcome == .bound } ?? live.last { !$0.chain.isEmpty }
    // The last finger's chain remains visible when it lifts.
    if let next { subjectNumber = next.number }
  }
}
