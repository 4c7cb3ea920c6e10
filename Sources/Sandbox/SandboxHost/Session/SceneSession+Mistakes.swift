import Foundation
import Inspector
import TouchKit
import TouchTrace

/// The likely mistakes of a pasted screen, and changes that are tried on them.
extension SceneSession {
  /// Looks for the mistakes of the scene, if it was read from a text, and fills the panel with them.
  func findMistakes() {
    let facts = launchTarget.facts
    guard launchTarget.reading != nil, facts.isImported, let application = shownTools?.application
    else { return }
    let tree = application.treeSnapshot()
    question.screen = SceneCopy.ask(
      size: run.size,
      measuring: screen.canvas.renderer,
      start: launchTarget.start
    ) { copy in
      let copied = copy.treeSnapshot()
      // The copy has other objects in the same places.
      guard copied.views.count == tree.views.count else { return nil }
      let trial = TouchTrial(in: copy, tree: copied, facts: facts, names: ViewNames(copied))
      return ScreenDiagnosis(tree, facts: facts) { trial.diagnosis(of: $0, at: nil) }
    }
    showMistakes()
  }

  /// Opens the panel with the mistakes, and outlines the view of the first one.
  func openMistakes(in bench: Workbench) {
    bench.open(ReadingPanel.label)
    if let mistake = question.screen?.mistakes.first { show(mistake) }
  }

  /// Does what the user asks for about a mistake.
  func perform(_ request: MistakeRequest, at time: TimeInterval) {
    guard let screen = question.screen else { return }
    switch request {
    case .show(let place):
      if let mistake = mistake(at: place, of: screen) { show(mistake) }
    case .tryIt(let place):
      guard review == nil, let mistake = mistake(at: place, of: screen),
        let edit = mistake.waysOut.first.flatMap({ mistake.edit(of: $0, in: screen.tree) })
      else { return }
      var isMade = false
      change(at: time) { isMade = $0.apply(edit) }
      if !isMade { say("The view is not there any more", "该视图已不存在") }
      showMistakes()
    case .undo:
      guard review == nil else { return }
      change(at: time) { $0.undo() }
      showMistakes()
    }
  }

  private func mistake(at place: Int, of screen: ScreenDiagnosis) -> ScreenMistake? {
    screen.mistakes.indices.contains(place) ? screen.mistakes[place] : nil
  }

  private func show(_ mistake: ScreenMistake) {
    guard let tree = question.screen?.tree else { return }
    selectShown(tree.views[mistake.index].node.id)
  }

  /// Shows the mistakes as they are after changes.
  private func showMistakes() {
    guard let found = question.screen, let application = shownTools?.application else { return }
    let list = MistakeList(
      found,
      now: application.treeSnapshot(),
      launchTarget.facts,
      in: run.settings.language
    )
    workbench?.bench.showMistakes(list)
  }
}
