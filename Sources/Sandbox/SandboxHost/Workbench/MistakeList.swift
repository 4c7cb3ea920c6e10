import Foundation
import Inspector
import TouchTrace

/// The likely mistakes of a pasted screen, in the form of the panel.
nonisolated struct MistakeList: Hashable {
  /// The effect of a change.
  enum Result: Hashable {
    /// Touches reach the view.
    case solved
    /// The mistake is gone, and another one keeps the touches away.
    case another
  }

  /// A mistake.
  struct Card: Hashable {
    /// The mistake as a sentence, or the result of the tried change.
    var words: String
    /// The fix in words; empty for none.
    var fix: String
    /// The view.
    var node: NodeID
    /// The change as a debugger command, or as Swift; empty for none.
    var code: String
    /// The change that the sandbox can make; nil if the fix needs code.
    var change: PropertyEdit?
    /// The effect of a change that was tried; nil for none.
    var result: Result?
  }

  /// The mistakes, sorted by likelihood.
  var cards: [Card] = []
  /// The number of mistakes that are not listed.
  var moreCount = 0
  /// The name of the view to which the questions refer; nil without questions.
  var subject: String?
  /// The facts that the text does not contain, with the commands that print them.
  var questions: [ScreenDiagnosis.Question] = []
  /// The limits of all answers.
  var caveats: [Phrase] = []
}

extension MistakeList {
  /// Describes the mistakes of a screen.
  ///
  /// - Parameters:
  ///   - screen: The mistakes that were found.
  ///   - tree: The current views, in which a mistake may be solved.
  ///   - facts: The known facts about the app.
  ///   - language: The language.
  ///   - receiver: Returns the view that now receives a touch at a point.
  init(
    _ screen: ScreenDiagnosis,
    now tree: TreeSnapshot,
    _ facts: AppFacts,
    in language: Language,
    receiver: (CGPoint) -> NodeSnapshot?
  ) {
    let left = ScreenMistake.all(in: tree, facts: facts).map { $0.ofReactingPart(in: tree, facts) }
    moreCount = screen.moreCount
    questions = screen.questions
    subject = questions.isEmpty ? nil : screen.subject.map { ShownName($0).name }
    caveats = screen.caveats
    func same(as mistake: ScreenMistake) -> ScreenMistake? {
      left.first { $0.isSame(as: mistake, in: screen.tree, tree) }
    }
    cards = screen.mistakes.map { mistake in
      let parts = mistake.parts.compactMap(same)
      var open =
        parts.first ?? mistake.unchanged(in: tree, before: screen.tree, receiver: receiver)
      for part in parts.dropFirst() { _ = open?.add(part) }
      return open.map { Card($0, in: tree, facts, language) }
        ?? mistake.remainder(in: tree, before: screen.tree, receiver: receiver)
        .map { Card($0, .another, in: tree, facts, language) }
        ?? Card(solved: mistake, in: screen.tree, facts, language)
    }
  }
}

extension MistakeList.Card {
  /// Creates the card of an unsolved mistake.
  fileprivate init(
    _ mistake: ScreenMistake,
    _ result: MistakeList.Result? = nil,
    in tree: TreeSnapshot,
    _ facts: AppFacts,
    _ language: Language
  ) {
    let names = ViewNames(tree)
    words = mistake.sentence(in: tree, language, name: { Self.name($0, names) }, names: names)
    node = tree.views[mistake.index].node.id
    (code, fix) = (
      Self.code(of: mistake, in: tree, facts),
      mistake.fix(names, onlyFirst: true, in: language) ?? ""
    )
    change = mistake.waysOut.first.flatMap { mistake.edit(of: $0, in: tree) }
    self.result = result
  }

  /// Returns the first fix as a debugger command, or as Swift; empty for none.
  private static func code(
    of mistake: ScreenMistake,
    in tree: TreeSnapshot,
    _ facts: AppFacts
  ) -> String {
    guard let way = mistake.waysOut.first else { return "" }
    let edit = mistake.edit(of: way, in: tree)
    return way.debuggerCommand(edit) { facts.address(of: $0, in: tree) }
      ?? way.code(ViewNames(tree))
  }

  /// Returns a view's text or own class, or else its class with its address.
  private static func name(_ node: NodeSnapshot, _ names: ViewNames) -> String {
    let shown = ShownName(node).name
    return shown == node.typeName ? names[node] : shown
  }

  /// Creates the card of a mistake that a change solved.
  ///
  /// The tree is the one before the change.
  fileprivate init(
    solved mistake: ScreenMistake,
    in tree: TreeSnapshot,
    _ facts: AppFacts,
    _ language: Language
  ) {
    let names = ViewNames(tree)
    let name = Self.name(tree.views[mistake.index].node, names)
    let count = mistake.alike.count
    let rest = count == 0 ? "" : language(" and \(count) more", " 等 \(count + 1) 个视图")
    words =
      mistake.isAboutTouches
      ? count == 0
        ? language("\(name) now gets its touches.", "\(name) 现在能收到触摸了。")
        : language("\(name)\(rest) now get their touches.", "\(name)\(rest)现在能收到触摸了。")
      : language("\(name): this change solves it.", "\(name)：这个改动解决了问题。")
    node = tree.views[mistake.index].node.id
    (code, fix) = (
      Self.code(of: mistake, in: tree, facts),
      mistake.fix(names, onlyFirst: true, in: language) ?? ""
    )
    (change, result) = (nil, .solved)
  }
}
