import TextFormats

/// Everything that a console text tells: views, controllers, recognizers, touches, chains, actions,
/// joined by address, with remarks on what was made of it.
///
/// This module reads what the debugger of an iOS app prints, in any mixture and as it was pasted
/// (`po view.recursiveDescription()`, controllers, recognizers, touches, accessibility trees), into
/// values. It knows nothing about the engine: what is hit is the engine's to say.
package struct ConsoleReading: Hashable, Sendable {
  /// A tree of views.
  package struct Tree: Hashable, Sendable {
    /// What a tree is in the scene.
    package enum Role: Hashable, Sendable {
      /// A window of the app, or a tree that stands for one.
      case window
      /// Views whose place on the screen the text does not tell.
      case unplaced
    }

    /// The index of its root.
    package var root: Int
    /// How many views it has.
    package var count: Int
    /// What it is.
    package var role: Role

    /// Describes a tree.
    package init(root: Int, count: Int, role: Role) {
      (self.root, self.count, self.role) = (root, count, role)
    }
  }

  /// A reading of nothing.
  package init() {}

  /// The views, each before the views below it.
  package var views: [ConsoleView] = []
  /// The trees, in the order in which they were printed: the rearmost window first.
  package var trees: [Tree] = []
  /// The controllers, parents before children.
  package var controllers: [ConsoleController] = []
  /// The recognizers.
  package var recognizers: [ConsoleRecognizer] = []
  /// The touches.
  package var touches: [ConsoleTouch] = []
  /// The chains.
  package var chains: [ConsoleChain] = []
  /// The actions of controls.
  package var actions: [ConsoleAction] = []
  /// What was asked about single properties, with the answers.
  package var answers: [ConsoleAnswer] = []
  /// What was asked about the app as a whole.
  package var app = ConsoleAppAnswers()
  /// What is known of views beyond their lines, by their index.
  package var facts: [Int: ConsoleFacts] = [:]
  /// The remarks, in the order of the text.
  package var notes: [ConsoleNote] = []
  /// How many remarks there are, those beyond the limit included.
  package var noteCounts: [ConsoleNote.Kind: Int] = [:]
  /// Attributes that were seen and mean nothing to touches, with how often.
  package var ignoredAttributes: [String: Int] = [:]
  /// Assumptions about whole trees, a sentence each.
  package var assumptions: [ConsoleAssumption] = []
  /// Whether places in the text are shares of the screen, from 0 to 1.
  package var isInShares = false
  /// The version of iOS that the text names; nil where it names none, or several.
  package var iOS: Int?
  /// Whether only places on the screen are known, as in accessibility trees.
  package var isFramesOnly = false

  /// The most remarks of a kind that are kept; more are counted.
  package static let maximumNotes = 200

  /// Whether nothing was recognised.
  package var isEmpty: Bool {
    views.isEmpty && controllers.isEmpty && recognizers.isEmpty && touches.isEmpty
      && chains.isEmpty && actions.isEmpty
  }

  /// Adds a remark, or counts it where there are enough of its kind.
  mutating func note(
    _ kind: ConsoleNote.Kind,
    at position: SourcePosition,
    _ message: @autoclosure () -> String,
    _ chinese: @autoclosure () -> String
  ) {
    let count = noteCounts[kind, default: 0]
    noteCounts[kind] = count + 1
    guard count < Self.maximumNotes else { return }
    notes.append(ConsoleNote(kind, message(), chinese(), at: position))
  }
}
