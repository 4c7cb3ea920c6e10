package import Inspector
import TouchInput

/// The keys that the sandbox takes for itself; all other keys go to the application.
nonisolated package struct KeyTable: Hashable, Sendable {
  private(set) var bindings: [KeyBinding]

  /// What decides, besides the key itself, whether a key is the sandbox's.
  struct Context: Hashable, Sendable {
    /// Whether views are picked instead of touched.
    var isSelecting = false
    /// Whether a change can be taken back or made again.
    var hasEdits = false
    /// Whether the scene is code that is compiled on every save.
    var hasCode = false
    /// Whether the user types text, which takes the letters.
    var isTyping = false
    /// Whether the list of views under a point is open.
    var isListing = false
    /// Whether views are picked and the properties of one are shown.
    var isChoosing = false
    /// Whether the user looks at what was done.
    var isReviewing = false
    /// Whether a button of the workbench has the focus.
    var isFocused = false
    /// Whether keys have come to a property whose value can be typed.
    var isAtProperty = false
    /// Whether a number of a property is typed.
    var isTypingNumber = false
    /// Whether the matrix of gestures has the focus.
    var isInMatrix = false
  }

  /// Whether there is no key.
  var isEmpty: Bool { bindings.isEmpty }

  /// Creates a table.
  init(bindings: [KeyBinding]) {
    self.bindings = bindings
  }

  /// No key at all: a user's own application gets every one.
  package static let none = KeyTable(bindings: [])

  /// The table without the keys of an action.
  func without(_ action: KeyAction) -> KeyTable {
    KeyTable(bindings: bindings.filter { $0.action != action })
  }

  /// The binding of a key, whether it goes down or comes up; nil for the application's keys.
  func binding(for stroke: KeyStroke, in context: Context = Context()) -> KeyBinding? {
    let found = bindings.filter { binding in
      guard isTime(of: binding, context) else { return false }
      return binding.keys.contains { key in
        key.matches(stroke) && !(key.isText && context.isTyping)
      }
    }
    // What is bound for a time goes before what is bound always.
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
    case .atProperty: context.isAtProperty && !context.isTyping
    case .typingNumber: context.isTypingNumber
    case .choosing: context.isChoosing && !context.isTyping
    // Arrows move in the text that the user types.
    case .reviewing: context.isReviewing && !context.isTyping
    case .coding: context.hasCode
    case .focused: context.isFocused && !context.isTyping
    case .inMatrix: context.isInMatrix && !context.isTyping
    }
  }

  /// The action of a name, if it means something at present; nil if not.
  func action(named name: String, in context: Context) -> KeyAction? {
    bindings.first { $0.name == name && isTime(of: $0, context) }?.action
  }

  /// What keys and mouse do, a row for each: how, and what.
  func rows(in language: Language) -> [(how: String, what: String)] {
    guard !bindings.isEmpty else { return [] }
    let mouse = MouseTable.rows.map { ($0.how.text(in: language), $0.what.text(in: language)) }
    let bound = bindings.filter { !$0.keys.isEmpty }
    return mouse + bound.map { ($0.label, $0.help.text(in: language)) }
  }

  /// What keys and mouse do, by tasks.
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

  /// The rows as lines for a terminal.
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
  /// Why keys cannot be bound as the user wishes.
  package enum Problem: Error, Hashable, Sendable {
    /// There is no binding of that name.
    case unknownName(String)
    /// That is no key.
    case unknownKey(String)
    /// Two bindings want the same key at the same time.
    case conflict(key: String, of: String, and: String)
  }

  /// The names of all bindings.
  package var names: [String] { bindings.map(\.name) }

  /// Gives a binding other keys, as the user writes them, instead of those that it has.
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

  /// Complains when two bindings of the same time have a key in common.
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
