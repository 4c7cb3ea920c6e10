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
    /// Whether the sandbox can make the change.
    var isTryable: Bool
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
    let names = ViewNames(screen.tree)
    let left = Set(ScreenMistake.all(in: tree, facts: facts).map { $0.identity(in: tree) })
    moreCount = screen.moreCount
    questions = screen.questions
    subject = questions.isEmpty ? nil : screen.subject.map { ShownName($0).name }
    caveats = screen.caveats
    cards = screen.mistakes.map { mistake in
      let node = screen.tree.views[mistake.index].node
      let name = ShownName(node).name
      let isSolved = !left.contains(mistake.identity(in: screen.tree))
      let way = mistake.waysOut.first
      let edit = way.flatMap { mistake.edit(of: $0, in: screen.tree) }
      let code = way.map { way in
        way.debuggerCommand(edit) { facts[$0]?.address } ?? way.code(names)
      }
      let sentence = mistake.sentence(
        in: screen.tree,
        language,
        name: { ShownName($0).name },
        names: names
      )
      return Card(
        words: isSolved
          ? language("\(name): mended by this change.", "\(name)：这个改动解决了问题。") : sentence,
        node: node.id,
        code: code ?? "",
        isTryable: edit != nil,
        isSolved: isSolved
      )
    }
  }
}

extension ScreenMistake {
  /// The same for a mistake of the same kind at the same view.
  fileprivate func identity(in tree: TreeSnapshot) -> [String] {
    [code, "\(tree.views[index].node.id.rawValue)"]
  }
}
