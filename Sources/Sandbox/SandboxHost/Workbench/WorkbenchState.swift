package import TouchTrace
package import Foundation
package import Inspector

/// The state of the workbench besides the scene's news: modes, switches, and the current activity.
nonisolated package struct WorkbenchState: Hashable, Sendable {
  /// The meaning of a press on the scene.
  package enum Mode: Hashable, Sendable {
    /// The press is a finger.
    case touch
    /// The press selects a view.
    case select
    /// The press is a guess at first, and then a finger.
    case predict
  }

  /// The meaning of a press.
  package var mode = Mode.touch
  /// Whether the overlay is visible.
  package var showsOverlay = true
  /// The visible parts of the overlay.
  package var parts = OverlayParts.standard
  /// Whether the hit map replaces the scene.
  package var showsHitMap = false
  /// Whether views with problems are marked.
  package var showsLint = false
  /// The drawing of views.
  package var wireframe = WireframeMode.contents
  /// Whether there is a change to undo.
  package var canUndo = false
  /// Whether there is a change to redo.
  package var canRedo = false
  /// Whether changes can be saved in the scene's file.
  package var canSave = false
  /// Whether the scene's time is paused.
  package var isPaused = false
  /// Whether the scene's time is slow.
  package var isSlow = false
  /// The duration of the current recording, in whole seconds; nil without one.
  package var recordedSeconds: Int?
  /// The scene's name in the gallery.
  package var scene = ""
  /// The question of the scene.
  package var question = Phrase("", "")
  /// The answer to the question.
  package var answer = Phrase("", "")
  /// Whether the answer is visible.
  package var isRevealed = false
  /// The names of scenes with a right answer, and of finished lessons.
  package var answered: Set<String> = []
  /// The names of scenes whose answer was viewed without a guess.
  package var seen: Set<String> = []
  /// The scene's size, in points.
  package var sceneSize = CGSize.zero
  /// The scale of the scene, 1 for its natural size.
  package var zoom: CGFloat = 1
  /// The learner's progress in a prediction; nil without one.
  package var prediction: PredictionState?
  /// The guests of the session; nil if the session is not shared.
  package var audience: AudienceState?
  /// Whether a review is open.
  package var isReviewing = false
  /// Whether the review can go back to a live scene.
  package var hasPresent = true
  /// Whether the scene has an import report.
  package var hasReading = false
  /// The code that is recompiled on every save; nil for other scenes.
  package var live: LiveState?
  /// The reviewed file; nil for other recordings.
  package var reviewedFile: String?
  /// The possible next actions, at the right of the status bar.
  package var hints: [Hint] = []

  /// A key with its effect, or a sentence.
  package struct Hint: Hashable, Sendable {
    /// The keys; empty for a sentence.
    package var keys: [String]
    /// The effect, or the sentence.
    package var words: String

    /// Creates a hint.
    package init(_ keys: [String], _ words: String) { (self.keys, self.words) = (keys, words) }
  }

  /// Creates a state without activity.
  package init() {}
}

/// The learner's progress and results in a prediction.
nonisolated package struct PredictionState: Hashable, Sendable {
  /// The next step of the learner.
  package enum Step: Hashable, Sendable {
    /// Clicks the expected view.
    case guess
    /// Presses on the ring.
    case press
    /// Reads the result.
    case read(Verdict)

    /// Whether the learner reads the result.
    var isRead: Bool { if case .read = self { true } else { false } }
  }

  /// The result of a guess.
  package struct Verdict: Hashable, Sendable {
    /// Whether the guess was right.
    package var isRight: Bool
    /// Whether a class had no favourite guess.
    package var isSplit = false
    /// Whether the answer was revealed before the guess, which then does not count.
    package var wasRevealed = false
    /// The right answer as a short sentence.
    package var outcome: Phrase
    /// The reason for the answer; for a wrong guess, first the reason why the guessed view is wrong.
    package var reason: Phrase

    /// Creates the result of a guess.
    package init(isRight: Bool, outcome: Phrase, reason: Phrase) {
      (self.isRight, self.outcome, self.reason) = (isRight, outcome, reason)
    }

    /// The first line: whether the guess was right, and the answer.
    package var headline: Phrase {
      if isSplit {
        return Phrase("The class was split: \(outcome.english)", "全班意见不一：\(outcome.chinese)")
      }
      if isRight, wasRevealed {
        return Phrase("You had seen the answer: \(outcome.english)", "你已经看过答案：\(outcome.chinese)")
      }
      return isRight
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

  /// The next step of the learner.
  package var step = Step.guess
  /// The scenes with answers, in the order in which they were played.
  package var rounds: [Round] = []
  /// The longest run of right answers.
  package var bestRun = 0
  /// Whether the answers of the gallery are hidden.
  package var hidesAnswers = false
  /// The number of touches that a scene asks about.
  package static let touches = 3
  /// Whether the scene is a course lesson, which asks about a touch before a change and one after it.
  package var isLesson = false
  /// The gesture and its possible results; nil for a question about a touch.
  package var choices: GestureChoices?
  /// The views at the ring that cannot be clicked, because they cannot be seen; the rear ones first.
  package var unseen: [NodeSnapshot] = []
  /// The maximum number of such views.
  package static let mostUnseen = 4
  /// The number of the lesson's current question, 1 or 2.
  package var questionNumber = 1
  /// The result of the lesson's first question during the second one; otherwise nil.
  package var former: Verdict?
  /// The number of touches that this scene asks about.
  package var touchesOfScene: Int { isLesson ? 2 : Self.touches }

  /// Creates a new prediction.
  package init() {}

  /// The number of right guesses.
  package var right: Int { rounds.reduce(0) { $0 + $1.results.count(where: \.self) } }
  /// The number of guesses.
  package var count: Int { rounds.reduce(0) { $0 + $1.results.count } }
}

/// A message in the status bar.
nonisolated package struct Toast: Hashable, Sendable {
  /// The text of the message.
  package var text: String
  /// The title of its action; nil without one.
  package var action: String?
  /// The command of its action.
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

/// A scene in the gallery.
nonisolated package struct GalleryEntry: Hashable, Sendable {
  /// The name for opening it.
  package var name: String
  /// The title of the scene.
  package var title: Phrase
  /// The theme under which the gallery lists it.
  package var group: Phrase
  /// The question of the scene.
  package var question: Phrase
  /// The answer to the question.
  package var answer: Phrase

  /// Creates an entry.
  package init(name: String, title: Phrase, group: Phrase, question: Phrase, answer: Phrase) {
    (self.name, self.title, self.group) = (name, title, group)
    (self.question, self.answer) = (question, answer)
  }
}
