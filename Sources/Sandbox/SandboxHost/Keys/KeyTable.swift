package import Inspector
import TouchInput

/// The keys that the sandbox takes; all other keys go to the application.
nonisolated package struct KeyTable: Hashable, Sendable {
  private(set) var bindings: [KeyBinding]

  /// The state that decides, together with the key, whether the sandbox takes a key.
  struct Context: Hashable, Sendable {
    /// Whether selection mode is on.
    var isSelecting = false
    /// Whether there is a change to undo or redo.
    var hasEdits = false
    /// Whether the scene is code that is compiled on every save.
    var hasCode = false
    /// Whether the user edits a text, which receives the letters.
    var isTyping = false
    /// Whether the list of views under a point is open.
    var isListing = false
    /// Whether the visible panel has content that keys can scroll.
    var isScrollable = false
    /// Whether selection mode is on and a view's properties are visible.
    var isChoosing = false
    /// Whether the user reviews the recording.
    var isReviewing = false
    /// Whether a button of the workbench has the focus.
    var isFocused = false
    /// Whether a property with an editable value is current.
    var isAtProperty = false
    /// Whether the number of a property is edited.
    var isTypingNumber = false
    /// Whether the words of a search are edited.
    var isSearching = false
    /// Whether the matrix of gestures has the focus.
    var isInMatrix = false
  }

  /// Whether the table has no keys.
  var isEmpty: Bool { bindings.isEmpty }

  /// Creates a table.
  init(bindings: [KeyBinding]) {
    self.bindings = bindings
  }

  /// A table without keys; a user's own application receives every key.
  package static let none = KeyTable(bindings: [])

  /// Returns the table without the keys of an action.
  func without(_ action: KeyAction) -> KeyTable {
    KeyTable(bindings: bindings.filter { $0.action != action })
  }

  /// Returns the binding of a key press or release; nil for the application's keys.
  func binding(for stroke: KeyStroke, in context: Context = Context()) -> KeyBinding? {
    let found = bindings.filter { binding in
      guard isTime(of: binding, context) else { return false }
      return binding.keys.contains { key in
        key.matches(stroke) && !(key.isText && context.isTyping)
      }
    }
    // A binding with a condition precedes one that is always active.
    let typing = found.first { $0.time == .atProperty || $0.time == .typingNumber }
    return typing ?? found.first { $0.time == .focused || $0.time == .inMatrix }
      ?? found.first { $0.time == .listing } ?? found.first { $0.time == .reviewing }
      ?? found.first { $0.time != .always } ?? found.first
  }

  private func isTime(of binding: KeyBinding, _ context: Context) -> Bool {
    switch binding.time {
    case .always: true
    case .notTyping: !context.isTyping
    case .selecting: context.isSelecting && !context.isTyping
    case .editing: context.hasEdits
    case .listing: context.isListing && !context.isTyping
    case .scrollable: context.isScrollable && !context.isTyping
    case .atProperty: context.isAtProperty && !context.isTyping
    case .typingNumber: context.isTypingNumber
    case .searching: context.isSearching
    case .choosing: context.isChoosing && !context.isTyping
    // Arrows move the cursor in the text that the user edits.
    case .reviewing: context.isReviewing && !context.isTyping
    case .coding: context.hasCode
    case .focused: context.isFocused && !context.isTyping
    case .inMatrix: context.isInMatrix && !context.isTyping
    }
  }

  /// Returns the action of a name if it is available now; otherwise nil.
  func action(named name: String, in context: Context) -> KeyAction? {
    bindings.first { $0.name == name && isTime(of: $0, context) }?.action
  }

  /// Returns one row per key or mouse input, with its description.
  func rows(in language: Language) -> [(how: String, what: String)] {
    guard !bindings.isEmpty else { return [] }
    let mouse = MouseTable.rows.map { ($0.how.text(in: language), $0.what.text(in: language)) }
    let bound = bindings.filter { !$0.keys.isEmpty }
    return mouse + bound.map { ($0.label, $0.help.text(in: language)) }
  }

  /// Returns the key and mouse help, grouped by task.
  func helpGroups(in language: Language) -> [HelpGroup] {
    var groups = [
      HelpGroup(
        title: language("Mouse", "鼠标"),
        rows: MouseTable.rows.map {
          .init(how: $0.how.text(in: language), what: $0.what.text(in: language))
        }
      )
    ]
    for task in KeyBinding.Task.allCases {
      let members = bindings.filter { $0.task == task }
      guard !members.isEmpty else { continue }
      groups.append(
        HelpGroup(
          title: task.title.text(in: language),
          rows: members.map {
            .init(how: $0.label, what: $0.help.text(in: language), action: $0.name)
          }
        )
      )
    }
    return groups
  }

  /// Returns the rows as lines for a terminal.
  package func helpText(in language: Language = .english) -> String {
    let rows = rows(in: language)
    let width = rows.map(\.how.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.how)\(String(repeating: " ", count: width - row.how.count))  \(row.what)"
    }
    return ([language("Mouse and keys:", "鼠标和按键：")] + lines).joined(separator: "\n")
  }
}

// MARK: - Other keys

nonisolated extension KeyTable {
  /// A reason for which keys cannot be bound.
  package enum Problem: Error, Hashable, Sendable {
    /// There is no binding with that name.
    case unknownName(String)
    /// The key is invalid.
    case unknownKey(String)
    /// Two bindings use the same key under the same condition.
    case conflict(key: String, of: String, and: String)
  }

  /// The names of all bindings.
  package var names: [String] { bindings.map(\.name) }

  /// Replaces the keys of a binding by keys as the user writes them.
  package mutating func bind(_ name: String, to texts: [String]) throws(Problem) {
    guard let index = bindings.firstIndex(where: { $0.name == name }) else {
      throw .unknownName(name)
    }
    var keys: [KeyBinding.Key] = []
    for text in texts {
      guard let key = KeyBinding.Key(parsing: text) else { throw .unknownKey(text) }
      keys.append(key)
    }
    bindings[index].keys = keys
  }

  /// Throws an error if two bindings with the same condition share a key.
  package func check() throws(Problem) {
    var owners: [String: String] = [:]
    for binding in bindings {
      for key in Set(binding.keys.map(\.description)) {
        let place = "\(binding.time) \(key.lowercased())"
        if let owner = owners[place] { throw .conflict(key: key, of: owner, and: binding.name) }
        owners[place] = binding.name
      }
    }
  }
}
