import Inspector
import TouchTrace

/// The likely mistakes of a pasted screen, as the panel shows them.
nonisolated struct MistakeList: Hashable {
  /// A mistake.
  struct Card: Hashable {
    /// The mistake in a sentence, or the result of the change that was tried.
    var words: String
    /// The view.
    var node: NodeID
    /// The change as a line for the debugger, or as Swift; empty for none.
    var code: String
    /// The change that the sandbox can make; nil for one that takes code.
    var change: PropertyEdit?
    /// Whether a change made it go away.
    var isSolved: Bool
  }

  /// The mistakes, the most likely first.
  var cards: [Card] = []
  /// The number of mistakes that are not listed.
  var moreCount = 0
  /// The name of the view that the questions are about; nil without questions.
  var subject: String?
  /// The facts that the text does not have, with the commands that print them.
  var questions: [ScreenDiagnosis.Question] = []
  /// The limits of all answers.
  var caveats: [Phrase] = []
}

extension MistakeList {
  /// Words the mistakes of a screen.
  ///
  /// - Parameters:
  ///   - screen: The mistakes as they were found.
  ///   - tree: The views as they are now, in which a mistake may be gone.
  ///   - facts: What is known of the app.
  ///   - language: The language.
  init(_ screen: ScreenDiagnosis, now tree: TreeSnapshot, _ facts: AppFacts, in language: Language)
  {
    let left = ScreenMistake.all(in: tree, facts: facts)
    moreCount = screen.moreCount
    questions = screen.questions
    subject = questions.isEmpty ? nil : screen.subject.map { ShownName($0).name }
    caveats = screen.caveats
    cards = screen.mistakes.map { mistake in
      left.first { $0.isSame(as: mistake, in: screen.tree, tree) }
        .map { Card($0, in: tree, facts, language) }
        ?? Card(solved: mistake, in: screen.tree, language)
    }
  }
}

extension MistakeList.Card {
  /// The card of a mistake that is there.
  fileprivate init(
    _ mistake: ScreenMistake,
    in tree: TreeSnapshot,
    _ facts: AppFacts,
    _ language: Language
  ) {
    let names = ViewNames(tree)
    let way = mistake.waysOut.first
    let edit = way.flatMap { mistake.edit(of: $0, in: tree) }
    words = mistake.sentence(in: tree, language, name: { ShownName($0).name }, names: names)
    node = tree.views[mistake.index].node.id
    code =
      way.map { $0.debuggerCommand(edit) { facts.address(of: $0, in: tree) } ?? $0.code(names) }
      ?? ""
    change = edit
    isSolved = false
  }

  /// The card of a mistake that a change solved.
  fileprivate init(solved mistake: ScreenMistake, in tree: TreeSnapshot, _ language: Language) {
    let name = ShownName(tree.views[mistake.index].node).name
    words =
      mistake.isAboutTouches
      ? language("\(name) now gets its touches.", "\(name) 现在能收到触摸了。")
      : language("\(name): this change solves it.", "\(name)：这个改动解决了问题。")
    node = tree.views[mistake.index].node.id
    (code, change, isSolved) = ("", nil, true)
  }
}
