import Foundation
import Inspector
import TouchKit
import TouchTrace

/// The likely mistakes of a pasted screen, and trial changes for them.
extension SceneSession {
  /// Finds the mistakes of a scene that was read from a text, and shows them in the panel.
  func findMistakes() {
    let facts = run.facts
    guard launchTarget.reading != nil, facts.isImported, let application = shownTools?.application
    else { return }
    let tree = application.treeSnapshot()
    question.screen = SceneCopy.ask(
      size: run.size,
      measuring: screen.canvas.renderer,
      start: launchTarget.start
    ) { copy in
      let copied = copy.treeSnapshot()
      // The copy contains other objects in the same places.
      guard copied.views.count == tree.views.count else { return nil }
      let trial = TouchTrial(in: copy, tree: copied, facts: facts, names: ViewNames(copied))
      return ScreenDiagnosis(tree, facts: facts) { trial.diagnosis(of: $0, at: nil) }
    }
    showMistakes()
  }

  /// Shows the first mistake on the screen, if there is one.
  func showFirstMistake() {
    if let card = workbench?.bench.mistakes.cards.first { showMistake(at: card.node) }
  }

  /// Selects the view of a mistake, and marks it and the view that receives its touches.
  private func showMistake(at node: NodeID) {
    selectShown(node)
    question.mistake = tools.selectedMiddle.map { explanation(at: $0, tools, after: []) }
  }

  /// Performs the user's request about a mistake.
  func perform(_ request: MistakeRequest, at time: TimeInterval) {
    switch request {
    case .show(let node): showMistake(at: node)
    case .tryIt(let edit):
      guard review == nil else { return }
      var isMade = false
      change(at: time) { isMade = $0.apply(edit) }
      if !isMade { say("The view is not there any more", "该视图已不存在") }
    case .undo: if review == nil { undo(at: time) }
    }
  }

  /// Updates the mistakes of a pasted screen after changes.
  func showMistakes() {
    guard let found = question.screen, let application = shownTools?.application else { return }
    let list = MistakeList(
      found,
      now: application.treeSnapshot(),
      run.facts,
      in: run.settings.language
    ) { application.hitTestReports(at: $0).last?.result }
    workbench?.bench.showMistakes(list)
    if question.mistake != nil, let node = tools.mark?.node.id { showMistake(at: node) }
  }
}
