import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Presses of keys")
struct PressTests {
  private let stage = Stage()

  private func typist(_ name: String, in parent: UIView? = nil) -> KeyView {
    let view = KeyView(frame: rect(0, 0, 100, 100))
    view.accessibilityIdentifier = name
    (parent ?? stage.rootView).addSubview(view)
    return view
  }

  @Test("A key goes to the first responder of the key window, down and up, and up the chain")
  func way() {
    let outer = typist("outer")
    let inner = typist("inner", in: outer)
    inner.becomeFirstResponder()
    stage.clear()
    stage.keyboard.press("a", usage: 4)
    #expect(stage.transcript == "inner.pressesBegan [a]\ninner.pressesEnded [a]")
    #expect(outer.calls == ["began a", "ended a"])
    #expect(
      stage.transcript(.sends) == """
        UIApplication.sendEvent []
        UIWindow.sendEvent []
        UIApplication.sendEvent []
        UIWindow.sendEvent []
        """
    )
  }

  @Test("Without a first responder a key goes to the controller in front")
  func controller() {
    let front = KeyController()
    let stage = Stage(root: UINavigationController(rootViewController: front))
    stage.keyboard.press("a", usage: 4)
    #expect(front.calls == ["began a", "ended a"])
    let sheet = KeyController()
    front.present(sheet, animated: false)
    stage.keyboard.press("b", usage: 5)
    #expect(sheet.calls == ["began b", "ended b"])
    #expect(front.calls == ["began a", "ended a"])
  }

  @Test("What is not passed on does not travel")
  func swallowed() {
    let outer = typist("outer")
    let inner = typist("inner", in: outer)
    inner.passesOn = false
    inner.becomeFirstResponder()
    stage.keyboard.press("a", usage: 4)
    #expect(inner.calls == ["began a", "ended a"] && outer.calls == [])
  }

  @Test("One object for a press; keys held beside it rest")
  func identity() throws {
    let view = typist("view")
    view.becomeFirstResponder()
    var seen: [UIPress] = []
    var events: [UIPressesEvent] = []
    var held: [Int] = []
    // The presses retain the view.
    defer { view.onPresses = nil }
    view.onPresses = { presses, event in
      seen += presses
      if let event { events.append(event) }
      held.append(event?.allPresses.filter { $0.phase == .stationary }.count ?? -1)
    }
    stage.keyboard.down("a", usage: 4)
    stage.advance(by: 0.5)
    stage.keyboard.down("b", usage: 5)
    stage.advance(by: 0.5)
    stage.keyboard.up("a", usage: 4)
    #expect(seen.count == 3 && seen[0] === seen[2] && seen[0] !== seen[1])
    #expect(events[0] === events[1] && held == [0, 1, 1])
    #expect(seen[0].phase == .ended && seen[1].phase == .stationary)
    #expect(seen[0].timestamp == 1 && seen[1].timestamp == 0.5)
    #expect(events[0].type == .presses && events[0].timestamp == 1)
    #expect(events[0].allTouches == nil)
    #expect(seen[0].window === stage.window && seen[0].responder === view)
  }

  @Test("A held key is one press")
  func repeated() {
    let view = typist("view")
    view.becomeFirstResponder()
    for isRepeat in [false, true, true] { stage.stroke("a", 4, isRepeat: isRepeat) }
    stage.keyboard.up("a", usage: 4)
    #expect(view.calls == ["began a", "ended a"])
  }

  @Test("A press stays with the responder it went to")
  func binding() {
    let first = typist("first")
    let second = typist("second")
    first.becomeFirstResponder()
    stage.keyboard.down("a", usage: 4)
    second.becomeFirstResponder()
    stage.keyboard.down("b", usage: 5)
    stage.keyboard.up("a", usage: 4)
    stage.keyboard.up("b", usage: 5)
    #expect(first.calls == ["began a", "ended a"])
    #expect(second.calls == ["began b", "ended b"])
  }

  @Test("Losing the keyboard cancels presses; a key let go later says nothing")
  func interruption() {
    let view = typist("view")
    view.becomeFirstResponder()
    stage.keyboard.down("a", usage: 4)
    stage.send(.focusLost)
    stage.keyboard.up("a", usage: 4)
    #expect(view.calls == ["began a", "cancelled a"])
    stage.send(.focusGained)
    stage.keyboard.press("a", usage: 4)
    #expect(view.calls == ["began a", "cancelled a", "began a", "ended a"])
  }

  @Test("A responder that leaves its window has its presses cancelled")
  func removal() {
    let view = typist("view")
    view.becomeFirstResponder()
    view.onPresses = { [weak view] _, _ in view?.removeFromSuperview() }
    stage.keyboard.press("a", usage: 4)
    #expect(view.calls == ["began a", "cancelled a"])
  }

  @Test(
    "Keys know what they type and which modifiers are held",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func keys() throws {
    let view = typist("view")
    view.becomeFirstResponder()
    var keys: [UIKey] = []
    view.onPresses = { presses, _ in keys += presses.compactMap(\.key) }
    stage.keyboard.down("a", usage: 4, .shift)
    stage.keyboard.down("/", usage: 0x38, .shift)
    stage.keyboard.down("Return", usage: 0x28)
    stage.keyboard.down("Left", usage: 0x50, [.command, .alternate])
    stage.keyboard.down("F5", usage: 0x3E)
    stage.keyboard.down("Keypad 7", usage: 0x5F)
    stage.keyboard.down("a", usage: 9999, [.capsLock, .control])
    #expect(
      keys.map(\.characters) == ["A", "?", "\r", "UIKeyInputLeftArrow", "UIKeyInputF5", "", "A"]
    )
    #expect(keys[0].charactersIgnoringModifiers == "a")
    #expect(keys.map(\.keyCode).prefix(3) == [.keyboardA, .keyboardSlash, .keyboardReturnOrEnter])
    #expect(keys[3].modifierFlags == [.command, .alternate])
    #expect(keys[5].modifierFlags == .numericPad)
    #expect(keys[6].modifierFlags == [.alphaShift, .control])
    #expect(keys[6].keyCode == .keyboardErrorUndefined)
  }

  @Test("Arrows, Select and Escape stand for the buttons of a remote control; Return for none")
  func types() {
    let view = typist("view")
    view.becomeFirstResponder()
    var types: [UIPress.PressType] = []
    view.onPresses = { presses, _ in types += presses.map(\.type) }
    for usage in [0x52, 0x51, 0x50, 0x4F, 0x77, 0x29, 0x76, 0x28] {
      stage.keyboard.down("x", usage: usage)
    }
    #expect(
      types.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 5, 2040] && types[4] == UIPress.PressType.select
    )
  }

  @Test("Touches know the modifier keys and mouse buttons held")
  func modifiers() {
    var flags: [UIKeyModifierFlags] = []
    var masks: [UIEvent.ButtonMask] = []
    let view = ScriptedView("view", rect(0, 0, 100, 100))
    view.onBegan = { _, _, event in
      flags.append(event?.modifierFlags ?? [])
      masks.append(event?.buttonMask ?? [])
    }
    stage.rootView.addSubview(view)
    stage.keyboard.down("Left Shift", usage: 0xE1, .shift)
    stage.tap(CGPoint(x: 5, y: 5))
    stage.keyboard.up("Left Shift", usage: 0xE1)
    stage.tap(CGPoint(x: 5, y: 5))
    let sample = ContactSample(
      id: .mouse,
      phase: .began,
      location: CGPoint(x: 5, y: 5),
      timestamp: stage.time,
      attributes: ContactAttributes(buttons: .secondary)
    )
    stage.send([ContactChange(sample: sample)])
    #expect(flags == [.shift, [], []])
    #expect(masks == [[], [], .secondary])
    #expect(UIEvent.ButtonMask.button(2) == .secondary && UIEvent.ButtonMask.button(0) == [])
  }

  @Test("A chain of 10 000 responders passes presses on without recursion")
  func depth() {
    let outer = typist("outer")
    let inner = typist("inner")
    var top: UIView = inner
    for _ in 0..<10_000 {
      let view = UIView(frame: .zero)
      view.addSubview(top)
      top = view
    }
    outer.addSubview(top)
    inner.becomeFirstResponder()
    stage.application.traceSink = nil
    stage.keyboard.press("a", usage: 4)
    #expect(outer.calls == ["began a", "ended a"])
    top.removeFromSuperview()
  }

  @Test("A chain that turns back on itself ends there, with a warning")
  func cycle() {
    let outer = typist("outer")
    let inner = typist("inner", in: outer)
    outer.nextOverride = inner
    inner.becomeFirstResponder()
    stage.keyboard.down("a", usage: 4)
    #expect(stage.transcript(.incidents).contains("returns to"))
  }

  @Test("Presses, events and keys describe themselves")
  func descriptions() throws {
    let view = typist("view")
    view.becomeFirstResponder()
    var texts: [String] = []
    view.onPresses = { presses, event in
      texts = [presses.first?.description ?? "", event?.description ?? ""]
      texts.append(presses.first?.key?.description ?? "")
    }
    stage.keyboard.down("a", usage: 4, .shift)
    #expect(texts[0].hasPrefix("<UIPress: 0x") && texts[0].contains("phase: Began type: 2004"))
    #expect(
      texts[1].hasPrefix("<UIPressesEvent: 0x") && texts[1].contains("presses: {(\n    <UIPress")
    )
    #expect(
      texts[2].hasSuffix(
        "; characters = \"A\"; charactersIgnoringModifiers = \"a\"; keyCode = 0x04; "
          + "modifierFlags = 131072>"
      )
    )
  }
}

extension Stage {
  fileprivate func stroke(_ name: String, _ usage: Int, isRepeat: Bool) {
    let stroke = KeyStroke(
      usage: usage,
      name: name,
      isDown: true,
      isRepeat: isRepeat,
      timestamp: time
    )
    application.send(.event(.key(stroke)))
  }
}

private class KeyView: UIView {
  var calls: [String] = []
  var passesOn = true
  var nextOverride: UIResponder?
  var onPresses: ((Set<UIPress>, UIPressesEvent?) -> Void)?

  override var canBecomeFirstResponder: Bool { true }
  override var next: UIResponder? { nextOverride ?? super.next }

  private func note(_ call: String, _ presses: Set<UIPress>) {
    calls += presses.map { "\(call) \($0.key?.characters ?? "?")" }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    onPresses?(presses, event)
    if passesOn { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    onPresses?(presses, event)
    if passesOn { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
    if passesOn { super.pressesCancelled(presses, with: event) }
  }
}

private final class KeyController: UIViewController {
  var calls: [String] = []

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls += presses.map { "began \($0.key?.characters ?? "?")" }
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls += presses.map { "ended \($0.key?.characters ?? "?")" }
    super.pressesEnded(presses, with: event)
  }
}
