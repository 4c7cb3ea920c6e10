import Inspector
import TouchInput
import Testing

@testable import SandboxHost

@Suite("Keys of the sandbox")
struct KeyTableTests {
  private func action(_ name: String, _ modifiers: KeyStroke.Modifiers = []) -> KeyAction? {
    KeyTable.sandbox.binding(
      for: KeyStroke(usage: 0, name: name, modifiers: modifiers, isDown: true, timestamp: 0)
    )?
    .action
  }

  @Test("a key is known by its name, in either case")
  func names() {
    #expect(action("c") == .toggle(.chain))
    #expect(action("C") == .toggle(.chain))
    #expect(action("Escape") == .cancelTouches)
    #expect(action("F12") == .takeScreenshot)
  }

  @Test("modifiers decide, and Caps Lock is none")
  func modifiers() {
    #expect(action("Q", .control) == .quit)
    #expect(action("Q") == nil)
    #expect(action("Q", [.control, .shift]) == nil)
    #expect(action("C", .capsLock) == .toggle(.chain))
    #expect(action("C", .control) == nil)
  }

  @Test("the question mark is found on keyboards with and without a key of its own")
  func questionMark() {
    #expect(action("/", .shift) == .toggleHelp)
    #expect(action("?") == .toggleHelp)
    #expect(action("F1") == .toggleHelp)
    #expect(action("/") == .filterLog)
  }

  @Test("the scene is zoomed by all keys with a plus sign, the keypad's too")
  func plusSigns() {
    for name in ["+", "=", "Keypad +"] { #expect(action(name, .control) == .zoom(1)) }
    #expect(action("=", [.control, .shift]) == .zoom(1))
    #expect(action("Keypad -", .control) == .zoom(-1))
    let binding = KeyTable.sandbox.bindings.first { $0.name == "zoom-in" }
    #expect(binding?.label == "Ctrl++ Ctrl+=")
  }

  @Test("no key does two things at the same time")
  func unambiguous() {
    #expect(throws: Never.self) { try KeyTable.sandbox.check() }
  }

  @Test("letters belong to whoever types, other keys do not")
  func typing() {
    func action(_ name: String, _ modifiers: KeyStroke.Modifiers = []) -> KeyAction? {
      KeyTable.sandbox.binding(
        for: KeyStroke(usage: 0, name: name, modifiers: modifiers, isDown: true, timestamp: 0),
        in: KeyTable.Context(isTyping: true)
      )?
      .action
    }
    #expect(action("c") == nil)
    #expect(action("?", .shift) == nil)
    #expect(action("F1") == .toggleHelp)
    #expect(action("Q", .control) == .quit)
    #expect(action("Escape") == .cancelTouches)
  }

  @Test("while selecting, letters walk and arrows move; at other times arrows are the scene's")
  func selecting() {
    func action(_ name: String, _ context: KeyTable.Context) -> KeyAction? {
      KeyTable.sandbox.binding(
        for: KeyStroke(usage: 0, name: name, isDown: true, timestamp: 0),
        in: context
      )?
      .action
    }
    let selecting = KeyTable.Context(isSelecting: true)
    #expect(action("s", .init()) == .toggleSelecting)
    #expect(action("s", selecting) == .walk(.firstSubview))
    #expect(action("Left", .init()) == nil)
    #expect(action("Left", selecting) == .nudge(x: -1, y: 0))
    #expect(action("c", selecting) == .toggle(.chain))
  }

  @Test("page keys scroll a panel that is longer than its room; otherwise they are the scene's")
  func scrolling() {
    func action(_ name: String, _ context: KeyTable.Context) -> KeyAction? {
      KeyTable.sandbox.binding(
        for: KeyStroke(usage: 0, name: name, isDown: true, timestamp: 0),
        in: context
      )?
      .action
    }
    #expect(action("PageDown", .init()) == nil)
    #expect(action("PageDown", .init(isScrollable: true)) == .scrollPanel(1))
    #expect(action("PageUp", .init(isScrollable: true)) == .scrollPanel(-1))
    #expect(action("End", .init(isTyping: true, isScrollable: true)) == nil)
    #expect(action("PageUp", .init(isScrollable: true, isReviewing: true)) == .time(.skip(-1)))
  }

  @Test("other keys can be bound, as people write them")
  func remapping() throws {
    var table = KeyTable.sandbox
    try table.bind("chain", to: ["Ctrl+Shift+k", "F5"])
    #expect(table.bindings.first { $0.name == "chain" }?.label == "Ctrl+Shift+K F5")
    let stroke = KeyStroke(
      usage: 0,
      name: "k",
      modifiers: [.control, .shift],
      isDown: true,
      timestamp: 0
    )
    #expect(table.binding(for: stroke)?.action == .toggle(.chain))
    #expect(table.helpText().contains("Ctrl+Shift+K F5"))
    #expect(throws: KeyTable.Problem.unknownName("nothing")) {
      try table.bind("nothing", to: ["F5"])
    }
    #expect(throws: KeyTable.Problem.unknownKey("Hyper+K")) {
      try table.bind("chain", to: ["Hyper+K"])
    }
    try table.bind("chain", to: ["T"])
    #expect(throws: KeyTable.Problem.conflict(key: "T", of: "chain", and: "touches")) {
      try table.check()
    }
  }

  @Test(
    "keys are read as they are written",
    arguments: ["Ctrl+Q", "F12", "Esc", "+", "Ctrl++", "?"]
  )
  func notation(text: String) throws {
    #expect(try #require(KeyBinding.Key(parsing: text)).description == text)
  }

  @Test("the help tells every binding")
  func help() {
    for language in Language.allCases {
      let text = KeyTable.sandbox.helpText(in: language)
      for binding in KeyTable.sandbox.bindings where !binding.keys.isEmpty {
        #expect(text.contains(binding.label))
        #expect(text.contains(binding.help.text(in: language)))
      }
    }
  }

  @Test("a key for a part of a hidden overlay shows the overlay with it")
  func hiddenOverlay() {
    var settings = AnnotationSettings(showsOverlay: false)
    settings.parts.remove(.chain)
    let isApplied = settings.apply(.toggle(.chain))
    #expect(isApplied)
    #expect(settings.showsOverlay)
    #expect(settings.parts.contains(.chain))
    _ = settings.apply(.toggle(.chain))
    #expect(!settings.parts.contains(.chain))
  }
}
