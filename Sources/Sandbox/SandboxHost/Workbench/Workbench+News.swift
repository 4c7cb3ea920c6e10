package import TouchTrace
package import Foundation
package import Inspector
package import TouchKit

/// What the workbench shows of the scene: its views, its touches, and what happened.
extension Workbench {
  private func needs(_ data: PanelNeeds) -> Bool {
    layout.hasInspector && inspector.needs.contains(data)
  }

  /// Whether the shown panel needs the tree of views.
  package var needsTree: Bool { needs(.views) }

  /// Whether the shown panel needs the facts about the newest finger.
  package var showsFacts: Bool { needs(.facts) }

  /// Shows the views as they are now, with their colours.
  package func showViews(
    _ views: TreeSnapshot,
    colors: [NodeID: UIColor],
    selected: NodeID?,
    look: [PropertyEdit.Value] = [],
    changed: Set<String>
  ) {
    shown.panels.look = look
    if views != shown.panels.tree {
      shown.panels.tree = views
      shown.panels.treeRevision += 1
      chrome.time.showRecognizers(views.views.contains { !$0.recognizers.isEmpty })
    }
    (shown.panels.colors, shown.panels.selected, shown.panels.changed) = (colors, selected, changed)
    shown.panels.viewsRevision += 1
    inspector.show(shown.panels)
    if let chain = shown.chain { chrome.chain.show(chain, colors: colors) }
  }

  /// Shows the views' answers to the newest finger; nil before the first.
  package func showAnswers(_ answers: TouchAnswers?, chain: ChainState, touches: [OverlayTouch]) {
    (shown.panels.answers, shown.panels.touches) = (answers, touches)
    inspector.show(shown.panels)
    shown.chain = chain
    chrome.chain.show(chain, colors: shown.panels.colors)
  }

  /// Shows what has happened since.
  package func update() { inspector.show(shown.panels) }

  /// Another scene begins, or the same one anew: what recognizers and fingers did was another's.
  package func forgetHistory() {
    rows.clear()
    gestures.clear()
    shown.panels.gestureTable = nil
    chrome.time.forget()
  }

  /// Shows where on the time line one is.
  package func showTime(_ state: TimeLineState) {
    shown.time = state
    // What happens in the scene since is more important than what was played on a copy.
    if let played = gestureTable?.played, showsGestures, played.sceneRevision == rows.revision {
      chrome.time.showState(played.state, played.rows)
    } else {
      chrome.time.showState(state, rows)
    }
    if regions.reviewHeight != nil { setReviewing(true) }
  }

  /// Shows when something changed in what is looked at.
  package func showChanges(_ times: [TimeInterval]) { chrome.time.showChanges(times) }

  /// The first moment on the time line whose picture is not there.
  package var missingMoment: TimeInterval? {
    layout.time.height > 0 ? chrome.time.missingPicture : nil
  }

  /// Shows the picture of a moment.
  package func setPicture(_ picture: UIImage, at time: TimeInterval) {
    chrome.time.setPicture(picture, at: time)
  }

  /// Shows what had happened up to a record; nil for nothing.
  ///
  /// `since` is when the scene began, as one that was started anew counts its records anew.
  package func showMoment(
    _ record: TraceRecord?,
    since start: TimeInterval,
    gestures: () -> GestureHistory
  ) {
    shown.panels.moment = PanelContents.Moment(sequence: record?.sequence ?? -1, start: start)
    if inspector.needs.contains(.gestures) { shown.panels.gestures = gestures() }
    inspector.show(shown.panels)
  }

  /// Shows everything that has happened again.
  package func showPresent() {
    (shown.panels.moment, shown.panels.gestures) = (nil, gestures)
    inspector.show(shown.panels)
  }

  /// Folds idle time on the time line, or shows it.
  package func toggleFolds() {
    let time = chrome.time
    dissolve(time, for: MotionTime.drawer) { time.toggleFolds() }
  }

  // MARK: - Why not

  /// Whether the list of views under a point is open.
  package var isAsking: Bool {
    isShown(WhyPanel.label) && inspector.why.explanation != nil
  }

  /// What is read of the chosen view.
  package var whyText: String { inspector.why.shownText }

  /// What a hit-test answered, if the user asked.
  package var explanation: Explanation? { inspector.why.explanation }

  /// The view that is read about.
  package var chosenEntry: Explanation.Entry? { inspector.why.chosenEntry }

  /// The change of a property that a way out is; nil for what needs code, or another place.
  package func edit(of way: WayOut, in explanation: Explanation) -> PropertyEdit? {
    way.edit(in: explanation)
  }

  /// Opens the list of views under a point; `facts` are those of an imported scene.
  package func explain(
    _ explanation: Explanation,
    choosing id: NodeID? = nil,
    facts: AppFacts = AppFacts()
  ) {
    open(WhyPanel.label)
    inspector.why.facts = facts
    inspector.why.showExplanation(explanation, choosing: id)
  }

  /// Shows all reasons about the chosen view of an imported scene.
  func showReasons(_ reasons: WhyReasons) { inspector.why.showReasons(reasons) }

  /// The reasons about the chosen view; nil for a scene that was not imported.
  var reasons: WhyReasons? { inspector.why.chosenReasons }

  /// Shows the verdicts anew after a change, and says what came of it.
  package func showResult(of explanation: Explanation, choosing id: NodeID?) {
    let former = inspector.why.verdicts
    inspector.why.showResult(of: explanation, choosing: id)
    inspector.why.layoutIfNeeded()
    let now = inspector.why.verdicts
    blink(inspector.why.rows { now[$0] != former[$0] })
  }

  /// Says that the scene's own layout takes a change back, and offers code for it instead.
  package func showRefusal(of way: WayOut) { inspector.why.showRefusal(of: way) }

  /// What came of the last trial, in words; nil before one.
  package var resultText: String? { inspector.why.resultText }

  /// Forgets what was asked.
  package func endAsking() {
    guard inspector.why.explanation != nil else { return }
    inspector.why.showExplanation(nil)
    if inspector.shown == WhyPanel.label { showPanel(ViewsPanel.label) }
  }

  // MARK: - Gestures

  /// The answer about the gestures at a point; nil if the user did not ask.
  package var gestureTable: GestureTable? { shown.panels.gestureTable }

  /// Whether that answer is shown.
  package var showsGestures: Bool { isShown(GesturesPanel.label) && gestureTable != nil }

  /// Shows an answer about the gestures at a point; nil for none.
  package func showGestures(_ table: GestureTable?) {
    shown.panels.gestureTable = table
    if table != nil, !isShown(GesturesPanel.label) { open(GesturesPanel.label) }
    // A point without recognizers has a sentence, and needs no room.
    widenForGestures(!(table?.matrix.columns.isEmpty ?? true))
    inspector.show(shown.panels)
  }

  /// Gives the matrix the room of its design in a window that has it, and takes it back.
  private func widenForGestures(_ isWide: Bool) {
    let hasRoom = regions.size.width >= look.scaled(1024)
    if isWide, hasRoom, regions.choice.inspectorWidth < GestureMatrixView.wideWidth {
      shown.narrowInspector = regions.choice.inspectorWidth
      regions.choice.inspectorWidth = Self.gesturesWidth
    } else if !isWide, let former = shown.narrowInspector {
      shown.narrowInspector = nil
      regions.choice.inspectorWidth = former
    } else {
      return
    }
    arrange()
  }

  /// How wide the inspector is with the matrix, in points at text scale 1.
  private static let gesturesWidth: CGFloat = 460

  // MARK: - Keys

  /// Goes through the list that is shown by some rows.
  package func moveSelection(by rows: Int) {
    if isAsking {
      inspector.why.moveSelection(by: rows)
    } else if isShown(ReadingPanel.label) {
      inspector.reading.moveSelection(by: rows)
    } else {
      inspector.views.moveSelection(by: rows)
    }
  }

  /// Whether views are picked and the properties of one are shown.
  package var hasProperties: Bool {
    isShown(PropertiesPanel.label) && inspector.properties.hasView
  }

  /// Shows the properties at one of the view that is or will be selected, if the inspector is open.
  package func showProperty(_ name: String) {
    showPanelIfOpen(PropertiesPanel.label)
    inspector.properties.showProperty(name)
  }

  /// Goes through the properties by some rows.
  package func moveProperty(by rows: Int) { inspector.properties.moveFocus(by: rows) }

  /// Whether keys have come to a property whose value can be typed.
  var awaitsTyping: Bool {
    isShown(PropertiesPanel.label) && inspector.properties.awaitsTyping
  }

  /// Lets another value be typed in the property that one has come to.
  func beginTypingProperty() { inspector.properties.beginTyping() }

  /// Whether a number of a property is being typed.
  var isTypingNumber: Bool {
    isShown(PropertiesPanel.label) && inspector.properties.isTypingNumber
  }

  /// Changes the number that is being typed by some steps.
  func stepProperty(by steps: Double) { inspector.properties.step(by: steps) }

  /// Changes the property that one has come to, or lets it be typed.
  package func changeProperty() { inspector.properties.changeFocused() }

  /// Says why a value was not taken.
  package func rejectProperty(_ message: String) { inspector.properties.showProblem(message) }

  /// Lists all actions and begins to type the words of one, so that letters are no shortcuts; or closes the list.
  func toggleHelp() {
    if isShown(HelpPanel.label) { showPanel(ViewsPanel.label) } else { beginFindingAction() }
  }

  /// Lists all actions, and begins to type the words of one.
  func beginFindingAction() {
    open(HelpPanel.label)
    inspector.help.beginSearching()
  }

  /// Lists recent files and those of a folder, and begins to type the path of one.
  func beginOpening(recent: [String]) {
    open(OpenPanel.label)
    inspector.opening.beginTyping(recent: recent)
  }

  /// Begins to type a filter of the events.
  package func beginFiltering() {
    open(EventsPanel.label)
    inspector.events.beginFiltering()
  }

  /// Gives the focus to the panel of the inspector.
  package func focusPanel() { views.focus.movePanel(in: self) }

  /// Gives the focus to the next region, or the former one.
  package func moveRegion(by step: Int) { views.focus.moveRegion(by: step, in: self) }

  /// Whether a region has the focus.
  package var hasFocus: Bool { views.focus.isActive }

  /// Whether the matrix of gestures has the focus.
  package var isMatrixFocused: Bool { focusPlace?.name == GestureMatrixView.name }

  /// What has the focus, in words; nil for the scene.
  package var focusName: String? { views.focus.isActive ? views.focus.accessibilityLabel : nil }

  /// The name of what has the focus, and where the line around it is; nil for the scene.
  package var focusPlace: (name: String, frame: CGRect)? { views.focus.place }

  /// The names of all that the focus could come to, for tests.
  package var focusNames: [String] {
    var names: [String] = []
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if let stop = view as? any FocusStop, stop.canHaveFocus {
        names.append(view.accessibilityIdentifier ?? "")
      }
      waiting += view.subviews
    }
    return names
  }

  /// How many rows the tree of views lists, for tests.
  package var listedRows: Int { inspector.views.rowCount }

  /// Gives the focus to another thing of the region.
  package func moveFocus(by step: Int) { views.focus.move(by: step, in: self) }

  /// Goes on inside of what has the focus: rows of a list, pills, an edge that moves.
  package func moveFocus(_ right: Int, _ down: Int) {
    views.focus.moveInside(right, down, in: self)
  }

  /// Presses what has the focus.
  package func activateFocus() { views.focus.activate(in: self) }
}
