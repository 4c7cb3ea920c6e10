package import TouchTrace
package import Foundation
package import Inspector
package import TouchKit

/// The scene's views, touches and events in the workbench.
extension Workbench {
  private func needs(_ data: PanelNeeds) -> Bool {
    layout.hasInspector && inspector.needs.contains(data)
  }

  /// Whether the visible panel needs the tree of views.
  package var needsTree: Bool { needs(.views) }

  /// Whether the visible panel needs the facts about the newest finger.
  package var showsFacts: Bool { needs(.facts) }

  /// Shows the current views with their colours.
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

  /// Shows the events since the last call.
  package func update() { inspector.show(shown.panels) }

  /// Clears the history of recognizers and fingers when a scene starts or restarts.
  package func forgetHistory() {
    rows.clear()
    gestures.clear()
    shown.panels.gestureTable = nil
    chrome.time.forget()
  }

  /// Shows a state on the time line.
  package func showTime(_ state: TimeLineState) {
    shown.time = state
    // A later event in the scene has priority over a gesture that was played on a copy.
    if let played = gestureTable?.played, showsGestures, played.sceneRevision == rows.revision {
      chrome.time.showState(played.state, played.rows)
    } else {
      chrome.time.showState(state, rows)
    }
    if regions.reviewHeight != nil { setReviewing(true) }
  }

  /// Sets the moments of changes in the recording.
  package func showChanges(_ times: [TimeInterval]) { chrome.time.showChanges(times) }

  /// The first moment on the time line without a thumbnail.
  package var missingMoment: TimeInterval? {
    layout.time.height > 0 ? chrome.time.missingPicture : nil
  }

  /// Sets the thumbnail of a moment.
  package func setPicture(_ picture: UIImage, at time: TimeInterval) {
    chrome.time.setPicture(picture, at: time)
  }

  /// Shows the events up to a record; nil for none.
  ///
  /// `since` is the start of the scene, because a restarted scene counts its records from zero.
  package func showMoment(
    _ record: TraceRecord?,
    since start: TimeInterval,
    gestures: () -> GestureHistory
  ) {
    shown.panels.moment = PanelContents.Moment(sequence: record?.sequence ?? -1, start: start)
    if inspector.needs.contains(.gestures) { shown.panels.gestures = gestures() }
    inspector.show(shown.panels)
  }

  /// Shows all events again.
  package func showPresent() {
    (shown.panels.moment, shown.panels.gestures) = (nil, gestures)
    inspector.show(shown.panels)
  }

  /// Folds or unfolds idle time on the time line.
  package func toggleFolds() {
    let time = chrome.time
    dissolve(time, for: MotionTime.drawer) { time.toggleFolds() }
  }

  // MARK: - Why not

  /// Whether the list of views under a point is open.
  package var isAsking: Bool {
    isShown(WhyPanel.label) && inspector.why.explanation != nil
  }

  /// The visible answer about the chosen view.
  package var whyText: String { inspector.why.shownText }

  /// The hit-test of the user's question; nil without one.
  package var explanation: Explanation? { inspector.why.explanation }

  /// The chosen view.
  package var chosenEntry: Explanation.Entry? { inspector.why.chosenEntry }

  /// Returns the change of a property for a fix; nil for a fix that needs code or another location.
  package func edit(of way: WayOut, in explanation: Explanation) -> PropertyEdit? {
    way.edit(in: explanation)
  }

  /// Opens the list of views under a point.
  ///
  /// `facts` are those of an imported scene.
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

  /// Shows the verdicts again after a change, and the effect of the change.
  package func showResult(of explanation: Explanation, choosing id: NodeID?) {
    let former = inspector.why.verdicts
    inspector.why.showResult(of: explanation, choosing: id)
    inspector.why.layoutIfNeeded()
    let now = inspector.why.verdicts
    blink(inspector.why.rows { now[$0] != former[$0] })
  }

  /// Shows that the scene's own layout reverts a change, and offers code for it instead.
  package func showRefusal(of way: WayOut) { inspector.why.showRefusal(of: way) }

  /// The result of the last trial as text; nil before one.
  package var resultText: String? { inspector.why.resultText }

  /// Clears the question.
  package func endAsking() {
    guard inspector.why.explanation != nil else { return }
    inspector.why.showExplanation(nil)
    if inspector.shown == WhyPanel.label { showPanel(ViewsPanel.label) }
  }

  // MARK: - Gestures

  /// The answer about the gestures at a point; nil if the user did not ask.
  package var gestureTable: GestureTable? { shown.panels.gestureTable }

  /// Whether that answer is visible.
  package var showsGestures: Bool { isShown(GesturesPanel.label) && gestureTable != nil }

  /// Shows an answer about the gestures at a point; nil for none.
  package func showGestures(_ table: GestureTable?) {
    shown.panels.gestureTable = table
    if table != nil, !isShown(GesturesPanel.label) { open(GesturesPanel.label) }
    // A point without recognizers shows only a sentence, and needs no room.
    widenForGestures(!(table?.matrix.columns.isEmpty ?? true))
    inspector.show(shown.panels)
  }

  /// Widens the inspector for the matrix if the window has room, or restores its width.
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

  /// The width of the inspector with the matrix, in points at text scale 1.
  private static let gesturesWidth: CGFloat = 460

  // MARK: - Keys

  /// Moves the selection of the visible list by a number of rows.
  package func moveSelection(by rows: Int) {
    if isAsking {
      inspector.why.moveSelection(by: rows)
    } else if isShown(ReadingPanel.label) {
      inspector.reading.moveSelection(by: rows)
    } else {
      inspector.views.moveSelection(by: rows)
    }
  }

  /// Whether the visible panel has content that keys can scroll.
  var isPanelScrollable: Bool { layout.hasInspector && inspector.isScrollable }

  /// Scrolls the visible panel by a number of pages.
  func scrollPanel(byPages pages: Int) { inspector.scroll(byPages: pages) }

  /// Whether the properties of a view are visible.
  package var hasProperties: Bool {
    isShown(PropertiesPanel.label) && inspector.properties.hasView
  }

  /// Selects a property of the current or next selected view, if the inspector is open.
  package func showProperty(_ name: String) {
    showPanelIfOpen(PropertiesPanel.label)
    inspector.properties.showProperty(name)
  }

  /// Moves through the properties by a number of rows.
  package func moveProperty(by rows: Int) { inspector.properties.moveFocus(by: rows) }

  /// Whether the current property has a value that can be edited as text.
  var awaitsTyping: Bool {
    isShown(PropertiesPanel.label) && inspector.properties.awaitsTyping
  }

  /// Starts to edit the value of the current property as text.
  func beginTypingProperty() { inspector.properties.beginTyping() }

  /// Whether the number of a property is edited.
  var isTypingNumber: Bool {
    isShown(PropertiesPanel.label) && inspector.properties.isTypingNumber
  }

  /// Changes the edited number by a number of steps.
  func stepProperty(by steps: Double) { inspector.properties.step(by: steps) }

  /// Changes the current property, or starts to edit it.
  package func changeProperty() { inspector.properties.changeFocused() }

  /// Shows why a value was rejected.
  package func rejectProperty(_ message: String) { inspector.properties.showProblem(message) }

  /// Opens the list of all actions and starts to edit its search, or closes the list.
  ///
  /// In the search, letters are text and not shortcuts.
  func toggleHelp() {
    if isShown(HelpPanel.label) { closePage() } else { beginFindingAction() }
  }

  /// Opens the list of all actions, and starts to edit its search.
  func beginFindingAction() {
    open(HelpPanel.label)
    inspector.help.beginSearching()
  }

  /// Opens the list of recent files and of a folder's files, and starts to edit the path.
  func beginOpening(recent: [String]) {
    open(OpenPanel.label)
    inspector.opening.beginTyping(recent: recent)
  }

  /// Starts to edit the filter of the events if they are visible, or else the search for views.
  package func beginFiltering() {
    if isShown(EventsPanel.label) { return inspector.events.beginFiltering() }
    open(ViewsPanel.label)
    inspector.views.beginSearching()
  }

  /// Moves the focus to the inspector's panel.
  package func focusPanel() { views.focus.movePanel(in: self) }

  /// Moves the focus to the next or previous region.
  package func moveRegion(by step: Int) { views.focus.moveRegion(by: step, in: self) }

  /// The search whose words are edited.
  var editedSearch: BenchField? { (window.firstResponder as? UIView)?.superview as? BenchField }

  /// Returns the focus to the scene.
  func endFocus() { views.focus.end() }

  /// Moves the focus from the edited search to its results.
  func focusResults() { views.focus.moveToResults(in: self) }

  /// Whether a region has the focus, or a menu is open.
  package var hasFocus: Bool { views.focus.isActive || !menu.isHidden }

  /// Whether the matrix of gestures has the focus.
  package var isMatrixFocused: Bool { focusPlace?.name == GestureMatrixView.name }

  /// A description of the focused element; nil for the scene.
  package var focusName: String? { views.focus.isActive ? views.focus.accessibilityLabel : nil }

  /// The name of the focused element and the frame of the focus ring; nil for the scene.
  package var focusPlace: (name: String, frame: CGRect)? { views.focus.place }

  /// The names of all focusable elements, for tests.
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

  /// The number of rows in the tree of views, for tests.
  package var listedRows: Int { inspector.views.rowCount }

  /// Moves the focus to another element of the region.
  package func moveFocus(by step: Int) { views.focus.move(by: step, in: self) }

  /// Moves inside the focused element: rows of a list, pills, or an edge.
  package func moveFocus(_ right: Int, _ down: Int) {
    views.focus.moveInside(right, down, in: self)
  }

  /// Activates the focused element.
  package func activateFocus() { views.focus.activate(in: self) }
}
