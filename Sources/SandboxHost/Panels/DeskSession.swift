import DispatchTracing
import Drawing
import Foundation
import Inspector
import PointerInput
import SandboxPanels
import TouchKit

/// The panels beside a scene: which input is theirs, and when they have to look at the scene again.
final class DeskSession {
  let desk: PanelDesk
  /// What the user asked for in the panels since the last time.
  private var requests: [PanelRequest] = []
  /// Contacts that came down on a panel; they stay there until they are over.
  private var held: Set<ContactID> = []
  private var isPointerHere = false
  /// When the tree is to be written down again; nil when it is up to date.
  private var treeDue: TimeInterval?
  private var treeSize = 0
  private var shownSelection: NodeID?
  /// Whether the user dragged the edge between scene and panels.
  private(set) var isLayoutOld = false

  /// Whether the user wants to see the outlines of all views.
  var needsOutlines = false
  /// The views as they were written down last.
  private(set) var tree: TreeSnapshot?
  /// The state of the log that was shown for a moment of the time line.
  var shownLogRevision = -1

  /// A tree of more views is not written down for every frame.
  private static let largeTree = 1500
  private static let largeTreeInterval: TimeInterval = 0.25

  init(
    size: CGSize,
    look: PanelLook,
    measuring: any TextMeasuring,
    log: EventLog = EventLog()
  ) {
    desk = PanelDesk(size: size, look: look, measuring: measuring, log: log)
    desk.onRequest = { [weak self] in self?.requests.append($0) }
    desk.onResize = { [weak self] in self?.isLayoutOld = true }
  }

  /// The sinks for what the scene traces.
  var sinks: [any TraceSink] { [desk.log, desk.gestures, desk.marks] }

  func takeRequests() -> [PanelRequest] {
    defer { requests = [] }
    return requests
  }

  /// The layout follows now.
  func noteLayout() { isLayoutOld = false }

  // MARK: - Input

  /// What of an event is left for the scene; nil when it was for the panels alone.
  func route(_ event: InputEvent, isHandBusy: Bool) -> InputEvent? {
    switch event {
    case .contact(let sample): return route(sample, isHandBusy) ? nil : event
    case .wheel(let location, _, _, _):
      guard !isHandBusy, desk.owns(location) else { return event }
      desk.feed([event])
      return nil
    case .hover(let location, let time): return hover(event, at: location, time)
    case .window(.focusLost, _), .window(.hidden, _), .window(.focusGained, _),
      .window(.shown, _):
      if case .window(let change, _) = event, change.endsContacts { held = [] }
      desk.feed([event])
      return event
    case .text:
      guard desk.isTyping else { return event }
      desk.feed([event])
      return nil
    case .key, .command, .window: return event
    }
  }

  private func route(_ sample: ContactSample, _ isHandBusy: Bool) -> Bool {
    if sample.phase == .began, !isHandBusy {
      if desk.owns(sample.location) {
        held.insert(sample.id)
      } else {
        // A press elsewhere closes the list, and ends typing, as anywhere.
        desk.closeCard()
        desk.endTyping()
      }
    }
    guard held.contains(sample.id) else { return false }
    if sample.phase.isFinal { held.remove(sample.id) }
    // The other buttons mean nothing on a panel.
    let isOtherButton = sample.id == .secondaryButton || sample.id == .middleButton
    if !isOtherButton { desk.feed([.contact(sample)]) }
    return true
  }

  private func hover(_ event: InputEvent, at location: CGPoint, _ time: TimeInterval) -> InputEvent?
  {
    let wasHere = isPointerHere
    isPointerHere = desk.owns(location)
    guard isPointerHere else {
      if wasHere { desk.feed([.window(.pointerLeft, timestamp: time)]) }
      return event
    }
    desk.feed([event])
    return wasHere ? nil : .window(.pointerLeft, timestamp: time)
  }

  // MARK: - What is shown

  /// Something happened to the scene, which may have changed its views.
  func noteChange(at time: TimeInterval) {
    guard desk.needsTree || needsOutlines, treeDue == nil else { return }
    treeDue = time + (treeSize > Self.largeTree ? Self.largeTreeInterval : 0)
  }

  /// Shows how things are.
  func refresh(_ application: UIApplication, selected: NodeID?, at time: TimeInterval) {
    desk.update()
    guard desk.needsTree || needsOutlines else { return }
    let isDue = treeDue.map { $0 <= time } ?? false
    guard isDue || selected != shownSelection else { return }
    let tree = application.treeSnapshot()
    self.tree = tree
    (treeDue, treeSize, shownSelection) = (nil, tree.views.count, selected)
    desk.showViews(tree, selected: selected)
  }

  /// When there is something to do next, in seconds on the input clock.
  var nextDeadline: TimeInterval? {
    [desk.nextDeadline, treeDue].compactMap(\.self).min()
  }
}
