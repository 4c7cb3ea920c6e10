import Inspector
import PointerInput
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
    #expect(action("/") == nil)
  }

  @Test("no key does two things")
  func unambiguous() {
    let keys = KeyTable.sandbox.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("the help tells every binding")
  func help() {
    for binding in KeyTable.sandbox.bindings {
      #expect(KeyTable.sandbox.helpText.contains(binding.label))
      #expect(KeyTable.sandbox.helpText.contains(binding.help))
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
