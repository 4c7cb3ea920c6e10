import TouchInput
import Testing

@testable import BrowserPlatform

@Suite("What keys of a page are called")
struct KeyLayoutTests {
  private func name(
    _ code: String,
    _ key: String,
    _ modifiers: KeyStroke.Modifiers = [],
    in layout: inout KeyLayout
  ) -> String {
    let key = PageKey(code: code, key: key, modifiers: modifiers, isDown: true, isRepeat: false)
    return layout.name(of: key)
  }

  @Test(
    "Keys have the names and numbers that SDL has for them",
    arguments: [
      ("KeyA", "a", "a", 0x04), ("KeyZ", "Z", "z", 0x1D), ("Digit1", "1", "1", 0x1E),
      ("Digit0", "0", "0", 0x27), ("Enter", "Enter", "Return", 0x28), ("F1", "F1", "F1", 0x3A),
      ("F12", "F12", "F12", 0x45), ("F13", "F13", "F13", 0x68), ("Space", " ", "Space", 0x2C),
      ("ArrowLeft", "ArrowLeft", "Left", 0x50), ("AltLeft", "Alt", "Left Alt", 0xE2),
      ("ControlRight", "Control", "Right Ctrl", 0xE4), ("Escape", "Escape", "Escape", 0x29),
      ("NumpadAdd", "+", "Keypad +", 0x57), ("Numpad1", "End", "Keypad 1", 0x59),
      ("PageUp", "PageUp", "PageUp", 0x4B), ("Backquote", "^", "^", 0x35),
      ("Fn", "Fn", "Fn", 0), ("", "é", "é", 0),
    ]
  )
  func names(code: String, key: String, expected: String, usage: Int) {
    var layout = KeyLayout()
    #expect(name(code, key, in: &layout) == expected)
    #expect(KeyLayout.usage(of: code) == usage)
  }

  @Test("A key is called by what it gives without Shift")
  func shift() {
    var layout = KeyLayout()
    #expect(name("Slash", "?", .shift, in: &layout) == "/")
    #expect(name("Minus", "ß", in: &layout) == "ß")
    #expect(name("Minus", "?", .shift, in: &layout) == "ß")
    #expect(name("KeyQ", "A", .shift, in: &layout) == "a")
  }

  @Test("A stranger's keys are not remembered without end")
  func bounded() {
    var layout = KeyLayout()
    for number in 0..<1_000 { _ = name("X\(number)", "x", in: &layout) }
    #expect(name("X999", "?", .shift, in: &layout) == "?")
    #expect(name("X1", "?", .shift, in: &layout) == "x")
  }
}
