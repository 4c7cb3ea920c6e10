import TouchTrace
import Foundation
import Inspector
import TouchInput
import TouchKit

/// The workbench around a scene.
///
/// It decides which input belongs to the workbench, and converts other input to the scene's coordinates. It also
/// decides when to take another snapshot of the scene's views.
final class BenchSession {
  /// The latest snapshot of the views, and its visible parts.
  private struct WrittenTree {
    var tree: TreeSnapshot?
    /// The time of the next snapshot; nil if the tree is up to date.
    var due: TimeInterval?
    var size = 0
    /// Whether the snapshot is not visible yet.
    var isUnshown = false
    var shownSelection: NodeID?
    var shownChanges: Set<String> = []
  }

  let bench: Workbench
  /// The user's requests since the last call.
  private var requests: [WorkbenchRequest] = []
  /// Contacts that began on a region or beside the scene; they stay there until they end.
  private var held: Set<ContactID> = []
  /// Whether a Ctrl key is held.
  private var isControlHeld = false
  /// The location of the pointer.
  private enum Place { case region, scene, elsewhere }
  private var place = Place.elsewhere
  /// The latest snapshot of the views, and its visible parts.
  private var written = WrittenTree()
  /// A drag that moves a scene that is larger than the canvas.
  private var panning: CanvasDrag?
  /// A press of Space that is withheld until its release, because a drag may begin until then.
  private var heldSpace: (stroke: KeyStroke, hasDragged: Bool)?
  /// Whether the scene's position changed.
  private(set) var isLayoutOld = false
  /// Whether the scene fills all the room that the window leaves.
  let isSceneFitted: Bool

  /// Whether the user wants to see outlines of all views.
  var needsOutlines = false
  /// The latest snapshot of the views.
  var tree: TreeSnapshot? { written.tree }
  /// The hit-test results of the newest finger, from the trace.
  let answers = AnswerReader()

  /// The number of views from which the snapshot is not taken in every frame.
  private static let largeTree = 1500
  private static let largeTreeInterval: TimeInterval = 0.25

  init(_ bench: Workbench, isSceneFitted: Bool) {
    (self.bench, self.isSceneFitted) = (bench, isSceneFitted)
    bench.onRequest = { [weak self] in self?.requests.append($0) }
    bench.onLayout = { [weak self] in self?.isLayoutOld = true }
  }

  /// The sinks for the scene's trace.
  var sinks: [any TraceSink] { bench.sinks + [answers] }

  func takeRequests() -> [WorkbenchRequest] {
    defer { requests = [] }
    return requests
  }

  /// Notes that the picture matches the layout.
  func noteLayout() { isLayoutOld = false }

  // MARK: - Input

  /// Returns the event for the scene, in the scene's points; nil if only the workbench uses it.
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

  /// The USB usage codes of the left and right Ctrl keys.
  private static let controlKeys = [0xE0, 0xE4]

  /// Zooms the time line with Ctrl and the wheel, or moves it sideways; returns whether it did either.
  private func turnTime(at location: CGPoint, _ deltaX: Double, _ deltaY: Double) -> Bool {
    if isControlHeld, deltaY != 0 {
      return bench.zoomTime(at: location, by: deltaY < 0 ? 1.25 : 0.8)
    }
    guard abs(deltaX) > abs(deltaY) else { return false }
    return bench.panTime(at: location, by: CGFloat(deltaX) * 24)
  }

  // MARK: - Moving a large scene

  /// The part of a drag over the canvas that the scene receives.
  private struct Rest { var event: InputEvent? }

  /// Zooms the scene with Ctrl and the wheel, or moves a large scene with the wheel beside it.
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
  /// Returns nil if the sample does neither. A press of the middle button without movement goes to the scene, where it
  /// pins a finger.
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

  /// Withholds Space while the scene is larger than the canvas.
  ///
  /// On release without a drag, it sends the press.
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
    // The other buttons have no meaning on a region.
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

  // MARK: - Snapshots

  /// Notes a change of the scene that may have changed its views.
  func noteChange(at time: TimeInterval) {
    guard bench.needsTree || needsOutlines, written.due == nil else { return }
    written.due = time + (written.size > Self.largeTree ? Self.largeTreeInterval : 0)
  }

  /// Updates the workbench.
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
      // Taking a snapshot of many views and showing them take a frame each.
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

  /// Starts another scene, and clears everything about the previous one.
  func beginScene(of size: CGSize) {
    bench.setSceneSize(size)
    bench.endAsking()
    answers.clear()
    forgetTree()
    bench.forgetHistory()
  }

  /// Marks the snapshot as outdated for another scene or another moment.
  func forgetTree() {
    (written.tree, written.due, written.shownSelection) = (nil, nil, nil)
    written.isUnshown = false
  }

  /// The time of the next work, in seconds on the input clock.
  var nextDeadline: TimeInterval? {
    // A tree waits until a panel shows it.
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
