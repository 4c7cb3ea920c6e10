import TouchTrace
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The workbench around a scene: which input is its own, where the rest is in the scene, and when
/// the views of the scene have to be looked at again.
final class BenchSession {
  /// The views as they were written down last, and what of them is shown.
  private struct WrittenTree {
    var tree: TreeSnapshot?
    /// When the tree is to be written down again; nil when it is up to date.
    var due: TimeInterval?
    var size = 0
    /// Whether what was written down is still to be shown.
    var isUnshown = false
    var shownSelection: NodeID?
    var shownChanges: Set<String> = []
  }

  let bench: Workbench
  /// What the user asked for since the last time.
  private var requests: [WorkbenchRequest] = []
  /// Contacts that came down on a region, or beside the scene; they stay there until they are over.
  private var held: Set<ContactID> = []
  /// Whether a Ctrl key is held.
  private var isControlHeld = false
  /// Where the pointer is.
  private enum Place { case region, scene, elsewhere }
  private var place = Place.elsewhere
  /// The views as they were written down last, and what of them is shown.
  private var written = WrittenTree()
  /// A drag that moves a scene which is larger than its room.
  private var panning: CanvasDrag?
  /// Space, which is held back until it comes up: a drag may begin meanwhile.
  private var heldSpace: (stroke: KeyStroke, hasDragged: Bool)?
  /// Whether the scene stands elsewhere than it did.
  private(set) var isLayoutOld = false
  /// Whether the scene takes all the room that the window leaves.
  let isSceneFitted: Bool

  /// Whether the user wants to see the outlines of all views.
  var needsOutlines = false
  /// The views as they were written down last.
  var tree: TreeSnapshot? { written.tree }
  /// What the newest finger met, and the records that tell of it.
  let answers = AnswerReader()

  /// A tree of more views is not written down for every frame.
  private static let largeTree = 1500
  private static let largeTreeInterval: TimeInterval = 0.25

  init(_ bench: Workbench, isSceneFitted: Bool) {
    (self.bench, self.isSceneFitted) = (bench, isSceneFitted)
    bench.onRequest = { [weak self] in self?.requests.append($0) }
    bench.onLayout = { [weak self] in self?.isLayoutOld = true }
  }

  /// The sinks for what the scene traces.
  var sinks: [any TraceSink] { bench.sinks + [answers] }

  func takeRequests() -> [WorkbenchRequest] {
    defer { requests = [] }
    return requests
  }

  /// The picture follows the layout now.
  func noteLayout() { isLayoutOld = false }

  // MARK: - Input

  /// What of an event is left for the scene, in the scene's points; nil when it was for the
  /// workbench alone.
  func route(_ event: InputEvent, isHandBusy: Bool, isTyping: Bool = false) -> InputEvent? {
    switch event {
    case .contact(let sample):
      if let rest = pan(with: sample, isHandBusy) { return rest.event }
      return route(sample, isHandBusy)
    case .wheel(let location, let deltaX, let deltaY, let time):
      if !isHandBusy, turnCanvas(at: location, deltaX, deltaY) { return nil }
      guard isHandBusy || isScene(location) else {
        if !turnTime(at: location, deltaX, deltaY) { bench.feed([event]) }
        return nil
      }
      let point = bench.stage.scenePoint(location)
      return .wheel(location: point, deltaX: deltaX, deltaY: deltaY, timestamp: time)
    case .hover(let location, let time):
      if let offset = panning?.follow(location) {
        bench.pan(by: offset)
        return nil
      }
      return hover(event, at: location, time)
    case .window(let change, _):
      if change.endsContacts { (held, panning, heldSpace) = ([], nil, nil) }
      switch change {
      case .focusLost:
        isControlHeld = false
        bench.feed([event])
      case .deviceLost(let device):
        held = held.filter { $0.device != device }
        if device == ContactID.mouse.device { isControlHeld = false }
        bench.feed([event])
      case .hidden, .focusGained, .shown, .pointerLeft: bench.feed([event])
      default: break
      }
      return event
    case .text:
      guard bench.isTyping else { return event }
      bench.feed([event])
      return nil
    case .key(let stroke):
      if Self.controlKeys.contains(stroke.usage) { isControlHeld = stroke.isDown }
      return isTyping ? event : holdSpace(stroke)
    case .command: return event
    }
  }

  /// USB's numbers of the left and right Ctrl keys.
  private static let controlKeys = [0xE0, 0xE4]

  /// With Ctrl the wheel zooms the time line at the pointer, sideways it moves it; tells whether it
  /// did either.
  private func turnTime(at location: CGPoint, _ deltaX: Double, _ deltaY: Double) -> Bool {
    if isControlHeld, deltaY != 0 {
      return bench.zoomTime(at: location, by: deltaY < 0 ? 1.25 : 0.8)
    }
    guard abs(deltaX) > abs(deltaY) else { return false }
    return bench.panTime(at: location, by: CGFloat(deltaX) * 24)
  }

  // MARK: - Moving a large scene

  /// The part of a drag over the canvas that is left for the scene.
  private struct Rest { var event: InputEvent? }

  /// With Ctrl the wheel shows the scene larger or smaller; beside the scene it moves a large one.
  private func turnCanvas(at location: CGPoint, _ deltaX: Double, _ deltaY: Double) -> Bool {
    guard !bench.owns(location) else { return false }
    if isControlHeld, deltaY != 0 {
      bench.zoom(by: deltaY < 0 ? 1 : -1, at: location)
      return true
    }
    guard bench.isPannable, !isScene(location) else { return false }
    bench.pan(by: CGPoint(x: -deltaX * 24, y: -deltaY * 24))
    return true
  }

  /// Moves a large scene with the middle button, or with Space and the left one.
  ///
  /// Nil if the sample is not about that. A press of the middle button that does not move is left for
  /// the scene, where it pins a finger.
  private func pan(with sample: ContactSample, _ isHandBusy: Bool) -> Rest? {
    if let drag = panning, drag.press.id == sample.id {
      if let offset = panning?.follow(sample.location) { bench.pan(by: offset) }
      guard sample.phase.isFinal else { return Rest() }
      panning = nil
      guard !drag.hasMoved, drag.press.id == .middleButton else { return Rest() }
      var press = drag.press
      press.timestamp = sample.timestamp
      return Rest(event: route(press, isHandBusy))
    }
    let isDrag = sample.id == .middleButton || sample.id == .mouse && heldSpace != nil
    guard sample.phase == .began, isDrag, bench.isPannable, !isHandBusy,
      !bench.owns(sample.location)
    else { return nil }
    panning = CanvasDrag(press: sample)
    heldSpace?.hasDragged = true
    return Rest()
  }

  /// Holds Space back while the scene is larger than its room; coming up without a drag, it goes down.
  private func holdSpace(_ stroke: KeyStroke) -> InputEvent? {
    guard stroke.name == "Space", stroke.modifiers.isEmpty else { return .key(stroke) }
    if stroke.isDown {
      guard bench.isPannable else { return .key(stroke) }
      if heldSpace == nil { heldSpace = (stroke, false) }
      return nil
    }
    guard let space = heldSpace else { return .key(stroke) }
    heldSpace = nil
    return space.hasDragged ? nil : .key(space.stroke)
  }

  private func isScene(_ point: CGPoint) -> Bool {
    !bench.owns(point) && bench.stage.scene.contains(point)
  }

  private func route(_ sample: ContactSample, _ isHandBusy: Bool) -> InputEvent? {
    if sample.phase == .began, !isHandBusy, !isScene(sample.location) {
      held.insert(sample.id)
      if !bench.owns(sample.location) { bench.notePressElsewhere() }
    } else if sample.phase == .began {
      bench.notePressElsewhere()
    }
    guard held.contains(sample.id) else {
      var copy = sample
      copy.location = bench.stage.scenePoint(sample.location)
      return .contact(copy)
    }
    if sample.phase.isFinal { held.remove(sample.id) }
    // The other buttons mean nothing on a region.
    let isOtherButton = sample.id == .secondaryButton || sample.id == .middleButton
    if !isOtherButton { bench.feed([.contact(sample)]) }
    return nil
  }

  private func hover(_ event: InputEvent, at location: CGPoint, _ time: TimeInterval) -> InputEvent?
  {
    let former = place
    place = isScene(location) ? .scene : bench.owns(location) ? .region : .elsewhere
    if place == .region {
      bench.feed([event])
    } else if former == .region {
      bench.feed([.window(.pointerLeft, timestamp: time)])
    }
    if place == .scene {
      return .hover(location: bench.stage.scenePoint(location), timestamp: time)
    }
    return former == .scene ? .window(.pointerLeft, timestamp: time) : nil
  }

  // MARK: - What is shown

  /// Something happened to the scene, which may have changed its views.
  func noteChange(at time: TimeInterval) {
    guard bench.needsTree || needsOutlines, written.due == nil else { return }
    written.due = time + (written.size > Self.largeTree ? Self.largeTreeInterval : 0)
  }

  /// Shows how things are.
  func refresh(
    _ application: UIApplication,
    selected: NodeID?,
    changed: Set<String>,
    at time: TimeInterval
  ) {
    bench.update()
    guard bench.needsTree || needsOutlines else { return }
    let isDue = written.due.map { $0 <= time } ?? (written.tree == nil)
    let isAsked = selected != written.shownSelection || changed != written.shownChanges
    guard isDue || isAsked || written.isUnshown else { return }
    if isDue || isAsked {
      let tree = application.treeSnapshot()
      (written.tree, written.due, written.size) = (tree, nil, tree.views.count)
      written.isUnshown = true
      // Writing down and showing many views takes a frame each.
      if written.size > Self.largeTree, !isAsked { return }
    }
    guard let tree = written.tree else { return }
    written.isUnshown = false
    (written.shownSelection, written.shownChanges) = (selected, changed)
    bench.showViews(
      tree,
      colors: application.viewColors,
      selected: selected,
      look: selected.map(application.lookEdits) ?? [],
      changed: changed
    )
  }

  /// Another scene begins: nothing of the former one is shown any more.
  func beginScene(of size: CGSize, reading: ReadingReport?, facts: AppFacts) {
    bench.setSceneSize(size)
    bench.endAsking()
    bench.setReading(reading, facts: facts)
    answers.clear()
    forgetTree()
    bench.forgetHistory()
  }

  /// Another scene, or another moment: what was written down is old.
  func forgetTree() {
    (written.tree, written.due, written.shownSelection) = (nil, nil, nil)
    written.isUnshown = false
  }

  /// When there is something to do next, in seconds on the input clock.
  var nextDeadline: TimeInterval? {
    // A tree that nothing shows waits until something does.
    let isTreeWanted = bench.needsTree || needsOutlines
    let treeTime = written.isUnshown ? 0 : written.due
    return [bench.nextDeadline, isTreeWanted ? treeTime : nil].compactMap(\.self).min()
  }
}

extension UIApplication {
  /// The background colours of the views that have one.
  var viewColors: [NodeID: UIColor] {
    var colors: [NodeID: UIColor] = [:]
    var waiting: [UIView] = windows
    while let view = waiting.popLast() {
      if let color = view.backgroundColor, !(view is UIWindow) { colors[view.traceID] = color }
      waiting += view.subviews
    }
    return colors
  }
}
