package import Foundation
package import Inspector

/// What the workbench shows besides the scene's own news: modes, switches, and what is going on.
nonisolated package struct WorkbenchState: Hashable, Sendable {
  /// What a press on the scene means.
  package enum Mode: Hashable, Sendable {
    /// It is a finger.
    case touch
    /// It selects a view.
    case select
    /// It guesses, and then is a finger.
    case predict
  }

  /// What a press means.
  package var mode = Mode.touch
  /// Whether the overlay is drawn at all.
  package var showsOverlay = true
  /// Which parts of the overlay are drawn.
  package var parts = OverlayParts.standard
  /// Whether the hit map is shown instead of the scene.
  package var showsHitMap = false
  /// Whether views with mistakes are marked.
  package var showsLint = false
  /// How views are drawn.
  package var wireframe = WireframeMode.contents
  /// Whether a change can be taken back.
  package var canUndo = false
  /// Whether a change can be made again.
  package var canRedo = false
  /// Whether changes can be saved in the scene's file.
  package var canSave = false
  /// Whether the scene's time stands still.
  package var isPaused = false
  /// Whether the scene's time goes slower.
  package var isSlow = false
  /// For how many seconds a recording has been going on; nil without one.
  package var recordedSeconds: Int?
  /// The scene's name in the gallery.
  package var scene = ""
  /// What the scene asks.
  package var question = Phrase("", "")
  /// What the answer is.
  package var answer = Phrase("", "")
  /// Whether the answer is shown.
  package var isRevealed = false
  /// The names of scenes whose question was answered rightly, and of lessons that are done.
  package var answered: Set<String> = []
  /// The names of scenes whose answer was only looked at.
  package var seen: Set<String> = []
  /// The scene's size, in points.
  package var sceneSize = CGSize.zero
  /// How large the scene is shown, 1 for its natural size.
  package var zoom: CGFloat = 1
  /// Where the learner is in a prediction; nil outside of one.
  package var prediction: PredictionState?
  /// Who looks at the session; nil where nobody can but the user.
  package var audience: AudienceState?
  /// Whether the user looks at what was done.
  package var isReviewing = false
  /// Whether there is a scene to go back to from there.
  package var hasPresent = true
  /// Whether the scene was made of a text, of which there is a report.
  package var hasReading = false
  /// The code that is compiled on every save; nil for other scenes.
  package var live: LiveState?
  /// What is looked at, if it is a file.
  package var reviewedFile: String?
  /// What can be done next, at the right of the status bar.
  package var hints: [Hint] = []

  /// A key, and what it does; or a sentence.
  package struct Hint: Hashable, Sendable {
    /// The keys; none for a sentence.
    package var keys: [String]
    /// What they do.
    package var words: String

    /// Creates a hint.
    package init(_ keys: [String], _ words: String) { (self.keys, self.words) = (keys, words) }
  }

  /// A state in which nothing is going on.
  package init() {}
}

/// Where the learner is in a prediction, and how well it went so far.
nonisolated package struct PredictionState: Hashable, Sendable {
  /// What is to be done next.
  package enum Step: Hashable, Sendable {
    /// To click the view that one expects.
    case guess
    /// To press on the ring.
    case press
    /// To read whether one was right.
    case read(Verdict)

    /// Whether the learner reads how it went.
    var isRead: Bool { if case .read = self { true } else { false } }
  }

  /// How a guess went.
  package struct Verdict: Hashable, Sendable {
    /// Whether the guess was right.
    package var isRight: Bool
    /// The right answer as a short sentence.
    package var outcome: Phrase
    /// Why that is the answer; for a wrong guess, first why the guessed view is not.
    package var reason: Phrase

    /// Describes how a guess went.
    package init(isRight: Bool, outcome: Phrase, reason: Phrase) {
      (self.isRight, self.outcome, self.reason) = (isRight, outcome, reason)
    }

    /// The first line: whether the guess was right, and the answer.
    package var headline: Phrase {
      isRight
        ? Phrase("Right: \(outcome.english)", "答对了：\(outcome.chinese)")
        : Phrase("Not this time: \(outcome.english)", "这次不对：\(outcome.chinese)")
    }
  }

  /// The answers for one scene.
  package struct Round: Hashable, Sendable {
    /// The scene's name.
    package var scene: String
    /// Whether each guess was right, in order.
    package var results: [Bool]

    /// Creates the answers for a scene.
    package init(scene: String, results: [Bool]) {
      (self.scene, self.results) = (scene, results)
    }
  }

  /// What is to be done next.
  package var step = Step.guess
  /// The scenes with answers, in the order in which they were played.
  package var rounds: [Round] = []
  /// The most right answers in a row.
  package var bestRun = 0
  /// Whether the answers of the gallery are hidden.
  package var hidesAnswers = false
  /// How many touches a scene asks about.
  package static let touches = 3
  /// Whether the scene is a lesson of a course, which asks about a touch before a change and one after it.
  package var isLesson = false
  /// The gesture and its results to choose from; nil for a question about a touch.
  package var choices: GestureChoices?
  /// The question of the lesson that is asked, 1 or 2.
  package var questionNumber = 1
  /// How the lesson's first question went, while the second is asked; nil otherwise.
  package var former: Verdict?
  /// How many touches this scene asks about.
  package var touchesOfScene: Int { isLesson ? 2 : Self.touches }

  /// A prediction that has just begun.
  package init() {}

  /// How many guesses were right.
  package var right: Int { rounds.reduce(0) { $0 + $1.results.count(where: \.self) } }
  /// How many guesses were made.
  package var count: Int { rounds.reduce(0) { $0 + $1.results.count } }
}

/// A message in the status bar.
nonisolated package struct Toast: Hashable, Sendable {
  /// What it says.
  package var text: String
  /// What its action is called; nil without one.
  package var action: String?
  /// What the action does.
  package var command: WorkbenchCommand?
  /// Whether it stays until it is dismissed.
  package var isMistake: Bool

  /// Creates a message.
  package init(
    _ text: String,
    action: String? = nil,
    command: WorkbenchCommand? = nil,
    isMistake: Bool = false
  ) {
    (self.text, self.action, self.command) = (text, action, command)
    self.isMistake = isMistake
  }
}

/// A scene as the gallery lists it.
nonisolated package struct GalleryEntry: Hashable, Sendable {
  /// The name by which it is opened.
  package var name: String
  /// What it is called.
  package var title: Phrase
  /// The theme under which it stands.
  package var group: Phrase
  /// What it asks.
  package var question: Phrase
  /// What the answer is.
  package var answer: Phrase

  /// Creates an entry.
  package init(name: String, title: Phrase, group: Phrase, question: Phrase, answer: Phrase) {
    (self.name, self.title, self.group) = (name, title, group)
    (self.question, self.answer) = (question, answer)
  }
}
