public import TouchTrace

/// The probable mistakes of a whole screen, and the facts about them that a text leaves out.
public struct ScreenDiagnosis: Hashable, Sendable {
  /// A fact that the text leaves out, with the command that prints it.
  public struct Question: Hashable, Sendable {
    /// The missing fact.
    public let text: Phrase
    /// The command for the debugger.
    public let command: String
  }

  /// The views.
  public let tree: TreeSnapshot
  /// The mistakes, the most likely first.
  public let mistakes: [ScreenMistake]
  /// The number of further mistakes, which were not checked.
  public let moreCount: Int
  /// The view that the questions are about; nil for none.
  ///
  /// It is the view of the first mistake, or the first view that reacts to touches.
  public let subject: NodeSnapshot?
  /// The facts about that view that the text leaves out, as questions.
  public let questions: [Question]
  /// The limits of all answers about the tree.
  public let caveats: [Phrase]

  /// The maximum number of listed mistakes, and the maximum number of questions.
  private static let (mostMistakes, mostQuestions) = (8, 3)
  /// The maximum number of mistakes that are checked, because each check plays a touch.
  private static let mostChecks = 24

  /// Checks a screen.
  ///
  /// - Parameters:
  ///   - tree: The views.
  ///   - facts: The facts about the app that the tree was imported from.
  ///   - diagnose: Returns the diagnosis of the view at a position; it must confirm a mistake.
  public init(
    _ tree: TreeSnapshot,
    facts: AppFacts,
    diagnose: (Int) -> TouchDiagnosis
  ) {
    self.tree = tree
    let candidates = ScreenMistake.all(in: tree, facts: facts)
    var (mistakes, first): ([ScreenMistake], TouchDiagnosis?) = ([], nil)
    var checkedCount = 0
    /// Lists a mistake; one entry is enough for several views with the same cause.
    func list(_ mistake: ScreenMistake) {
      let mistake = mistake.notingUnknowns(in: tree, facts)
      for place in mistakes.indices where mistakes[place].add(mistake) { return }
      mistakes.append(mistake)
    }
    for candidate in candidates.prefix(Self.mostChecks) where mistakes.count < Self.mostMistakes {
      checkedCount += 1
      let mistake = candidate.ofReactingPart(in: tree, facts)
      guard mistake.needsDiagnosis else {
        list(mistake)
        continue
      }
      let diagnosis = diagnose(mistake.index)
      if mistake.isAboutTouches, diagnosis.likeliest == nil { continue }
      first = first ?? diagnosis
      list(mistake.confirmed(by: diagnosis, in: tree).alsoCovered(diagnosis, in: tree))
    }
    let named = Set((candidates + mistakes).map(\.index))
    let others = ScreenMistake.reacting(in: tree, facts).filter { !named.contains($0) }
    for index in others.prefix(max(0, Self.mostChecks - checkedCount))
    where mistakes.count < Self.mostMistakes {
      let diagnosis = diagnose(index)
      guard let mistake = ScreenMistake(diagnosis, in: tree) else { continue }
      first = first ?? diagnosis
      // It stands before the mistakes that harm less.
      let place = mistakes.firstIndex { $0.order > mistake.order } ?? mistakes.endIndex
      mistakes.insert(mistake, at: place)
    }
    self.mistakes = mistakes
    moreCount = candidates.dropFirst(checkedCount).count { mistake in
      !mistakes.contains { $0.hasCause(of: mistake) }
    }
    if first == nil, facts.isImported {
      first = tree.views.indices.first { tree.canReact($0, facts) }.map(diagnose)
    }
    subject = first.map { tree.views[$0.subject].node }
    questions = Self.questions(of: first)
    let english = facts.caveats(of: tree, in: .english)
    caveats = zip(english, facts.caveats(of: tree, in: .chinese)).map { Phrase($0, $1) }
  }

  /// Returns the questions of a diagnosis that a command answers, without duplicate commands.
  private static func questions(of diagnosis: TouchDiagnosis?) -> [Question] {
    var questions: [Question] = []
    for item in diagnosis?.items ?? [] where item.state == .open || item.state == .possible {
      guard let command = item.commands.first, !questions.contains(where: { $0.command == command })
      else { continue }
      questions.append(Question(text: item.evidence, command: command))
    }
    return Array(questions.prefix(mostQuestions))
  }
}
