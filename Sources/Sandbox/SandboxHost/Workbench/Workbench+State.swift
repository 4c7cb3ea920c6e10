import Foundation
import Inspector
import TouchKit

/// The current modes, switches and messages.
extension Workbench {
  /// Shows modes, switches, and the current activity.
  package func show(_ state: WorkbenchState) {
    guard state != self.state else { return }
    self.state = state
    self.state.sceneSize = regions.sceneSize
    self.state.zoom = layout.scale
    if regions.choice.hasLiveStrip != (state.live != nil) {
      regions.choice.hasLiveStrip = state.live != nil
      return arrange()
    }
    showState()
    let height = chrome.question.wantedHeight(width: layout.question.width)
    guard regions.choice.questionHeight != height else { return }
    regions.choice.questionHeight = height
    arrange()
  }

  func showState() {
    chrome.tool.show(
      state,
      hasGallery: layout.galleryForm == .column || layout.galleryForm == .drawer,
      hasInspector: layout.hasInspector,
      hasHelp: isShown(HelpPanel.label),
      hasScenes: regions.choice.hasGallery
    )
    chrome.gallery.show(state)
    showQuestion()
    chrome.live.show(state.live)
    inspector.show(shown.panels)
    showStatus()
  }

  private func showQuestion() {
    let (question, state) = (chrome.question, state)
    guard question.isRevealed != state.isRevealed else { return question.show(state) }
    dissolve(question, for: MotionTime.drawer) { question.show(state) }
  }

  private func showStatus() {
    let (status, state, message) = (chrome.status, state, shown.toast?.message)
    guard status.toast != message else { return status.show(state, message) }
    dissolve(status, for: MotionTime.toast) { status.show(state, message) }
  }

  /// Shows a message for some seconds; an error stays until it is dismissed.
  package func showToast(_ message: Toast) {
    shown.toast = (message, message.isMistake ? .infinity : input.time + Self.toastTime)
    showState()
  }

  /// Removes the message.
  package func dismissToast() {
    shown.toast = nil
    showState()
  }

  /// Shows an error in one line, and completely on a page on request.
  func showProblem(_ text: String) {
    inspector.problem.show(text)
    let first = text.split(separator: "\n").first.map(String.init) ?? text
    let words = look.language("Show", "查看")
    showToast(Toast(first, action: words, command: .showProblem, isMistake: true))
  }

  /// Removes the error once the file is valid again.
  func endProblem() {
    if hasMistake { dismissToast() }
    if isShown(ProblemPanel.label) { closePage() }
  }

  /// The message in the status bar; nil for none.
  var toastText: String? { shown.toast?.message.text }

  /// The sentence about the responder chain.
  var chainSentence: String { shown.chain?.sentence ?? "" }

  /// Whether a message stays until it is dismissed.
  package var hasMistake: Bool { shown.toast?.message.isMistake == true }

  /// Shows a new user the first three steps, and the keys for them.
  package func beginFirstSteps(_ keys: KeyTable) {
    shown.panels.firstSteps = FirstSteps(keys: keys)
    showPanelIfOpen(StartPanel.label)
  }

  /// Ends the first steps after they are done or dismissed.
  package func endFirstSteps() {
    (shown.panels.firstSteps, shown.stepsEnd) = (nil, nil)
    if inspector.shown == StartPanel.label { return showPanel(ViewsPanel.label) }
    showState()
  }

  /// Marks a first step as done; the panel with its result replaces the hints.
  func noteDone(_ step: FirstSteps.Step) {
    if inspector.shown == StartPanel.label { showPanel(ViewsPanel.label) }
    guard shown.panels.firstSteps?.note(step) == true else { return }
    if shown.panels.firstSteps?.areDone == true {
      shown.stepsEnd = input.time + Self.toastTime
    }
    showState()
  }

  /// The next first step, if the inspector with its line is closed.
  var firstStepsHint: String? {
    guard !layout.hasInspector, let steps = shown.panels.firstSteps else { return nil }
    return "\(look.text(steps.count)) · \(look.text(steps.next))"
  }

  func openMenu(below place: CGRect) {
    guard menu.isHidden else { return menu.isHidden = true }
    menu.open(
      MenuItems.items(state, look, isShort: chrome.form.isShort),
      below: place,
      in: regions.size
    )
  }
}
