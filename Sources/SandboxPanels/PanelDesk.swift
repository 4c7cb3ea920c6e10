package import DispatchTracing
package import Drawing
package import Foundation
package import Inspector
package import PointerInput
import TouchKit

/// The panels beside a scene: an application of their own, made of the engine's own views.
///
/// The scene under test cannot tell whether it is there. It covers the whole window and is
/// transparent wherever there is no panel.
package final class PanelDesk {
  /// What happened, as the panel shows it.
  package let log: EventLog
  /// What recognizers did.
  package let gestures = GestureHistory()
  /// What the time line marks.
  package let marks = TimeMarks()
  /// Which panels are shown.
  package private(set) var shown: Set<PanelKind> = []
  /// What the user asks of the scene.
  package var onRequest: (PanelRequest) -> Void = { _ in }
  /// The panels leave another part of the window to the scene.
  package var onResize: () -> Void = {}

  let application: UIApplication
  private let window: DeskWindow
  private let root = DeskRoot()
  private let column = PanelColumn()
  let tree: TreePanel
  let properties: PropertyPanel
  private let gesturePanel: GesturePanel
  let logPanel: LogPanel
  let card: WhyCard
  let timeLine: TimeLinePanel
  private let look: PanelLook
  private var wantedWidth: CGFloat
  private var size: CGSize
  private var cardPlace = CGPoint.zero
  private var contacts = ContactTable()
  private var shownGestures = -1
  /// What recognizers did up to the moment that the time line shows; nil for what they did last.
  private var formerGestures: GestureHistory?

  private static let widths: ClosedRange<CGFloat> = 160...900
  /// What is left of the scene when its window cannot grow, in points.
  private static let leastScene: CGFloat = 160

  /// Creates panels, all hidden, for a window of a size in points.
  package init(
    size: CGSize,
    look: PanelLook,
    measuring: any TextMeasuring,
    log: EventLog = EventLog()
  ) {
    self.size = size
    self.log = log
    self.look = look
    wantedWidth = (360 * look.textScale).rounded()
    application = UIApplication()
    application.textMeasuring = measuring
    application.send(.event(.window(.resized(size), timestamp: 0)))
    window = DeskWindow(frame: CGRect(origin: .zero, size: size))
    tree = TreePanel(look: look)
    properties = PropertyPanel(look: look)
    gesturePanel = GesturePanel(look: look)
    logPanel = LogPanel(log, look: look)
    card = WhyCard(look: look)
    timeLine = TimeLinePanel(marks, look: look)
    window.addSubview(root)
    root.addSubview(column)
    root.addSubview(timeLine)
    root.addSubview(card)
    card.isHidden = true
    window.makeKeyAndVisible()
    connect()
    arrange()
  }

  private func connect() {
    tree.onSelect = { [weak self] in self?.onRequest(.select($0)) }
    gesturePanel.onSelect = { [weak self] in self?.onRequest(.select($0)) }
    logPanel.onSelect = { [weak self] in self?.onRequest(.select($0)) }
    logPanel.onChoose = { [weak self] record in
      self?.onRequest(.time(.seekRecord(sequence: record.sequence, time: record.time)))
    }
    timeLine.onRequest = { [weak self] in self?.onRequest(.time($0)) }
    card.onSelect = { [weak self] in self?.onRequest(.select($0)) }
    properties.onEdit = { [weak self] in self?.onRequest(.edit($0)) }
    logPanel.onCopy = { [weak self] in self?.onRequest(.copy($0)) }
    card.onClose = { [weak self] in self?.closeCard() }
    column.onDragEdge = { [weak self] offset in
      guard let self else { return }
      wantedWidth = min(max(wantedWidth - offset, Self.widths.lowerBound), Self.widths.upperBound)
      arrange()
      onResize()
    }
  }

  // MARK: - Where things are

  /// How much of the window's width belongs to the panels, in points.
  package var width: CGFloat {
    hasColumn ? max(0, min(wantedWidth, size.width - Self.leastScene)).rounded() : 0
  }

  /// How much wider and higher the panels would like the window to be.
  package var preferredSize: CGSize {
    CGSize(
      width: hasColumn ? wantedWidth : 0,
      height: shown.contains(.time) ? timeLine.wantedHeight : 0
    )
  }

  /// How much of the window's height belongs to the time line, in points.
  package var height: CGFloat {
    shown.contains(.time) ? max(0, min(timeLine.wantedHeight, size.height - Self.leastScene)) : 0
  }

  private var hasColumn: Bool { shown.contains { $0 != .time } }

  /// Shows or hides a panel.
  package func toggle(_ kind: PanelKind) {
    if shown.remove(kind) == nil { shown.insert(kind) }
    let panels: [PanelView] = [tree, properties, gesturePanel, logPanel]
    column.showPanels(panels.filter { shown.contains($0.kind) })
    window.endEditing(true)
    shownGestures = -1
    arrange()
  }

  /// The window has another size.
  package func resize(to size: CGSize) {
    self.size = size
    application.send(
      .event(.window(.resized(size), timestamp: application.currentTime))
    )
    window.frame = CGRect(origin: .zero, size: size)
    arrange()
  }

  private func arrange() {
    root.frame = CGRect(origin: .zero, size: size)
    column.isHidden = !hasColumn
    timeLine.isHidden = !shown.contains(.time)
    column.frame = CGRect(x: size.width - width, y: 0, width: width, height: size.height - height)
    timeLine.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    arrangeCard()
  }

  private func arrangeCard() {
    guard !card.isHidden else { return }
    let wanted = card.wantedSize(in: CGSize(width: size.width, height: size.height))
    // Beside the point, so that what it is about stays in sight.
    let isBelow = cardPlace.y + 16 + wanted.height <= size.height - 8
    let y = isBelow ? cardPlace.y + 16 : max(8, cardPlace.y - 16 - wanted.height)
    let x = min(max(8, cardPlace.x + 12), size.width - wanted.width - 8)
    card.frame = CGRect(x: x.rounded(), y: y.rounded(), width: wanted.width, height: wanted.height)
  }

  // MARK: - Why not

  /// Whether the list of views under a point is open.
  package var isCardOpen: Bool { !card.isHidden }

  /// What the list says of the chosen view.
  package var cardText: String { card.shownText }

  /// Opens the list of views under a point.
  package func explain(_ explanation: Explanation) {
    cardPlace = explanation.point
    card.isHidden = false
    card.showExplanation(explanation)
    arrangeCard()
  }

  /// Closes the list.
  package func closeCard() { card.isHidden = true }

  /// Goes through the list, or through the tree, by some rows.
  package func moveSelection(by rows: Int) {
    if isCardOpen {
      card.moveSelection(by: rows)
      arrangeCard()
    } else if shown.contains(.tree) {
      tree.moveSelection(by: rows)
    }
  }

  // MARK: - Input

  /// Whether a point of the window is on a panel.
  package func owns(_ point: CGPoint) -> Bool {
    if !card.isHidden, card.frame.contains(point) { return true }
    if !timeLine.isHidden, timeLine.frame.contains(point) { return true }
    return !column.isHidden && column.frame.contains(point)
  }

  /// Whether keys are text to a panel.
  package var isTyping: Bool { application.isTyping }

  /// Ends typing.
  package func endTyping() { window.endEditing(true) }

  /// Whether views are picked and the properties of one are shown.
  package var hasProperties: Bool { shown.contains(.properties) && properties.hasView }

  /// Goes through the properties by some rows.
  package func moveProperty(by rows: Int) { properties.moveFocus(by: rows) }

  /// Changes the property that one has come to, or lets it be typed.
  package func changeProperty() { properties.changeFocused() }

  /// Begins to type a filter, if the log is shown.
  package func beginFiltering() {
    if shown.contains(.log) { logPanel.beginFiltering() }
  }

  /// Takes in input that is meant for the panels.
  package func feed(_ events: [InputEvent]) {
    for batch in InputBatcher().batches(from: contacts.admit(events)) { application.send(batch) }
    arrangeCard()
  }

  /// Lets time pass up to a moment on the input clock.
  package func advance(to time: TimeInterval) { application.advance(to: time) }

  /// When something falls due next, in seconds on the input clock.
  package var nextDeadline: TimeInterval? { application.nextDeadline }

  /// How many views the panels have.
  package var viewCount: Int { application.treeSnapshot().views.count }

  // MARK: - What is shown

  /// Whether a panel that is shown needs the tree of views.
  package var needsTree: Bool { shown.contains(.tree) || shown.contains(.properties) }

  /// Shows the views as they are now.
  package func showViews(_ views: TreeSnapshot, selected: NodeID?) {
    if shown.contains(.tree) { tree.showTree(views, selected: selected) }
    if shown.contains(.properties) {
      properties.showView(selected.flatMap(views.index).map { views.views[$0] })
    }
  }

  /// Shows what has happened since.
  package func update() {
    if shown.contains(.log) { logPanel.update() }
    if shown.contains(.gestures), formerGestures == nil, gestures.revision != shownGestures {
      shownGestures = gestures.revision
      gesturePanel.showHistory(gestures)
    }
  }

  /// Shows where on the time line one is.
  package func showTime(_ state: TimeLineState) {
    if shown.contains(.time) { timeLine.showState(state) }
  }

  /// Shows what had happened up to a record; nil for everything that has happened.
  ///
  /// `since` is when the scene began, as one that was started anew counts its records anew.
  package func showMoment(
    _ record: TraceRecord?,
    since start: TimeInterval,
    gestures: () -> GestureHistory
  ) {
    if shown.contains(.log) { logPanel.showMoment(record?.sequence ?? -1, since: start) }
    guard shown.contains(.gestures) else { return }
    let history = gestures()
    formerGestures = history
    gesturePanel.showHistory(history)
  }

  /// Shows everything that has happened again.
  package func showPresent() {
    logPanel.showPresent()
    formerGestures = nil
    shownGestures = -1
  }

  /// What changed on the screen since the last call, in points.
  package func takeDamage() -> [CGRect] {
    application.layoutIfNeeded()
    return application.takeDamage()
  }

  /// What the panels show; only what is seen inside of the rectangles need be there.
  package func picture(in region: [CGRect]) -> DisplayList { application.picture(in: region) }
}
