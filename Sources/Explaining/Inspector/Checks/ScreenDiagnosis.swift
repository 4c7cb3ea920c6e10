public import TouchTrace

/// The likely mistakes of a whole screen, and what a text does not tell about them.
public struct ScreenDiagnosis: Hashable, Sendable {
  /// A question that the text leaves open, with the command whose output answers it.
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
  /// The view that the questions are about: that of the first mistake, or the first that reacts; nil for
  /// none.
  public let subject: NodeSnapshot?
  /// The questions that the text leaves open about that view.
  public let questions: [Question]
  /// The limits of all answers about the tree.
  public let caveats: [Phrase]

  /// The most mistakes that are listed, and the most questions.
  private static let (mostMistakes, mostQuestions) = (8, 3)
  /// The most mistakes that are checked; each check plays a touch.
  private static let mostChecks = 24

  /// Checks a screen.
  ///
  /// - Parameters:
  ///   - tree: The views.
  ///   - facts: What is known of the app that the tree was imported from.
  ///   - diagnose: Makes the diagnosis of the view at a position, which has to agree with a mistake.
  public init(
    _ tree: TreeSnapshot,
    facts: AppFacts,
    diagnose: (Int) -> TouchDiagnosis
  ) {
    self.tree = tree
    let candidates = ScreenMistake.all(in: tree, facts: facts)
    var (mistakes, first): ([ScreenMistake], TouchDiagnosis?) = ([], nil)
    var checkedCount = 0
    for mistake in candidates.prefix(Self.mostChecks) where mistakes.count < Self.mostMistakes {
      checkedCount += 1
      if mistake.isAboutTouches {
        let diagnosis = diagnose(mistake.index)
        guard diagnosis.likeliest != nil else { continue }
        first = first ?? diagnosis
      }
      mistakes.append(mistake)
    }
    self.mistakes = mistakes
    moreCount = candidates.count - checkedCount
    if first == nil, facts.isImported {
      first = tree.views.indices.first { tree.canReact($0, facts) }.map(diagnose)
    }
    subject = first.map { tree.views[$0.subject].node }
    questions = Self.questions(of: first)
    let english = facts.caveats(of: tree, in: .english)
    caveats = zip(english, facts.caveats(of: tree, in: .chinese)).map { Phrase($0, $1) }
  }

  /// The questions of a diagnosis that a command answers; each command once.
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
