import TextFormats

/// The content of a console text: views, controllers, recognizers, touches, chains and actions.
///
/// They are joined by address, with remarks on the reading. This module parses the debugger output
/// of an iOS app, in any mixture and as it was pasted. It understands `po
/// view.recursiveDescription()`, controllers, recognizers, touches and accessibility trees. It does
/// not depend on the engine, which performs hit tests.
package struct ConsoleReading: Hashable, Sendable {
  /// A tree of views.
  package struct Tree: Hashable, Sendable {
    /// The roles of a tree in the scene.
    package enum Role: Hashable, Sendable {
      /// A window of the app, or a tree that stands for one.
      case window
      /// Views whose position on the screen is unknown.
      case unplaced
    }

    /// The index of the root.
    package var root: Int
    /// The number of views.
    package var count: Int
    /// The role.
    package var role: Role

    /// Creates a tree.
    package init(root: Int, count: Int, role: Role) {
      (self.root, self.count, self.role) = (root, count, role)
    }
  }

  /// Creates an empty reading.
  package init() {}

  /// The views; each comes before its descendants.
  package var views: [ConsoleView] = []
  /// The trees, in the order of printing: the rearmost window first.
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
  /// The questions about single properties, with their answers.
  package var answers: [ConsoleAnswer] = []
  /// The answers to questions about the app as a whole.
  package var app = ConsoleAppAnswers()
  /// The facts about views beyond their lines, by their index.
  package var facts: [Int: ConsoleFacts] = [:]
  /// The remarks, in the order of the text.
  package var notes: [ConsoleNote] = []
  /// The number of remarks per kind, including those beyond the limit.
  package var noteCounts: [ConsoleNote.Kind: Int] = [:]
  /// The attributes without an effect on touches, with their number.
  package var ignoredAttributes: [String: Int] = [:]
  /// The assumptions about whole trees, one sentence each.
  package var assumptions: [ConsoleAssumption] = []
  /// Whether positions in the text are fractions of the screen, from 0 to 1.
  package var isInShares = false
  /// The version of iOS in the text; nil for none, or for several versions.
  package var iOS: Int?
  /// Whether only positions on the screen are known, as in accessibility trees.
  package var isFramesOnly = false

  /// The maximum number of stored remarks per kind; further ones are only counted.
  package static let maximumNotes = 200

  /// Whether the text contains no known object.
  package var isEmpty: Bool {
    views.isEmpty && controllers.isEmpty && recognizers.isEmpty && touches.isEmpty
      && chains.isEmpty && actions.isEmpty
  }

  /// Adds a remark, or only counts it above the limit of its kind.
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
