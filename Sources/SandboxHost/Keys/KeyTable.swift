import Inspector
import PointerInput

/// The keys that the sandbox takes for itself; all others go to the application.
nonisolated package struct KeyTable: Hashable, Sendable {
  let bindings: [KeyBinding]

  /// No key at all: a user's own application gets every one.
  package static let none = KeyTable(bindings: [])

  /// The keys around a scene: what is bound here is what `?` and `--help` tell.
  package static let sandbox = KeyTable(bindings: [
    // A key of its own on some keyboards, a shifted one on most.
    KeyBinding(
      keys: [.init("F1"), .init("?"), .init("?", .shift), .init("/", .shift)],
      label: "? or F1",
      help: "show or hide this list",
      action: .toggleHelp
    ),
    KeyBinding(
      keys: [.init("O")],
      label: "O",
      help: "show or hide the overlay",
      action: .toggleOverlay
    ),
    KeyBinding(
      keys: [.init("C")],
      label: "C",
      help: "responder chain on or off",
      action: .toggle(.chain)
    ),
    KeyBinding(
      keys: [.init("T")],
      label: "T",
      help: "touches on or off",
      action: .toggle(.touches)
    ),
    KeyBinding(
      keys: [.init("X")],
      label: "X",
      help: "rejected views on or off",
      action: .toggle(.rejected)
    ),
    KeyBinding(
      keys: [.init("Escape")],
      label: "Esc",
      help: "cancel all touches",
      action: .cancelTouches
    ),
    KeyBinding(
      keys: [.init("R", .control)],
      label: "Ctrl+R",
      help: "start the scene anew",
      action: .reloadScene
    ),
    KeyBinding(
      keys: [.init("F12")],
      label: "F12",
      help: "save a screenshot",
      action: .takeScreenshot
    ),
    KeyBinding(
      keys: [.init("R")],
      label: "R",
      help: "record from the beginning of the scene, or stop",
      action: .record
    ),
    KeyBinding(keys: [.init("Q", .control)], label: "Ctrl+Q", help: "quit", action: .quit),
  ])

  /// The binding of a key, whether it goes down or comes up; nil for the application's keys.
  func binding(for stroke: KeyStroke) -> KeyBinding? {
    bindings.first { binding in binding.keys.contains { $0.matches(stroke) } }
  }

  /// The bindings as lines for a terminal.
  package var helpText: String {
    let width = bindings.map(\.label.count).max() ?? 0
    let lines = bindings.map { binding in
      let padding = String(repeating: " ", count: width - binding.label.count)
      return "  \(binding.label)\(padding)  \(binding.help)"
    }
    return (["Keys:"] + lines).joined(separator: "\n")
  }
}
