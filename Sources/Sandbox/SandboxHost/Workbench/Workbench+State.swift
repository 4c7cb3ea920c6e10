import Foundation
import TouchKit

/// What is going on: modes, switches and messages.
extension Workbench {
  /// Shows modes, switches, and what is going on.
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
  }

  func showState() {
    chrome.tool.show(
      state,
      hasGallery: layout.galleryForm == .column || layout.galleryForm == .drawer,
      hasInspector: layout.hasInspector,
      hasHelp: isShown(HelpPanel.label)
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

  /// Shows a message for a while; a mistake stays until it is dismissed.
  package func showToast(_ message: Toast) {
    shown.toast = (message, message.isMistake ? .infinity : input.time + Self.toastTime)
    showState()
  }

  /// Ends the message.
  package func dismissToast() {
    shown.toast = nil
    showState()
  }

  /// The message in the status bar; nil for none.
  var toastText: String? { shown.toast?.message.text }

  /// The sentence about the responder chain.
  var chainSentence: String { shown.chain?.sentence ?? "" }

  /// Whether a message stays until it is dismissed.
  package var hasMistake: Bool { shown.toast?.message.isMistake == true }

  /// Notes that a newcomer did one of the first three things.
  package func noteDone(_ line: Int) {
    guard inspector.shown == StartPanel.label, inspector.start.noteDone(line),
      state.prediction == nil
    else { return }
    showPanel(ViewsPanel.label)
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
