import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Key commands")
struct KeyCommandTests {
  private let stage = Stage()

  private func commander(_ name: String, in parent: UIView? = nil) -> Commander {
    let view = Commander(frame: rect(0, 0, 100, 100))
    view.accessibilityIdentifier = name
    (parent ?? stage.rootView).addSubview(view)
    return view
  }

  @Test("A command's method is called with the command, and its key is no press")
  func command() {
    let view = commander("view")
    view.offers = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Commander.save)
    ]
    view.becomeFirstResponder()
    stage.clear()
    stage.keyboard.press("s", usage: 22, .command)
    #expect(view.calls == ["save s"])
    #expect(stage.transcript == "")
    #expect(
      stage.transcript(.actions) == "UIKeyCommand sends (Commander) -> (UIKeyCommand) to view"
    )
  }

  @Test("Modifiers have to be the same, but for Caps Lock")
  func modifiers() {
    let view = commander("view")
    view.offers = [UIKeyCommand(input: "s", modifierFlags: .command, action: Commander.save)]
    view.becomeFirstResponder()
    stage.keyboard.press("s", usage: 22)
    stage.keyboard.press("s", usage: 22, [.command, .shift])
    stage.keyboard.press("s", usage: 22, [.control])
    #expect(view.calls == ["press s", "press S", "press s"])
    stage.keyboard.press("s", usage: 22, [.command, .capsLock])
    #expect(view.calls.last == "save s")
  }

  @Test("Shift may be named or be part of the input")
  func shift() {
    let view = commander("view")
    view.offers = [
      UIKeyCommand(input: "?", modifierFlags: [], action: Commander.help),
      UIKeyCommand(input: "a", modifierFlags: .shift, action: Commander.save),
    ]
    view.becomeFirstResponder()
    stage.keyboard.press("/", usage: 0x38, .shift)
    stage.keyboard.press("a", usage: 4, .shift)
    #expect(view.calls == ["help", "save a"])
  }

  @Test("Keys that type nothing have names")
  func constants() {
    let view = commander("view")
    let inputs = [
      UIKeyCommand.inputEscape, UIKeyCommand.inputUpArrow, UIKeyCommand.inputHome, "\r", "\t",
      UIKeyCommand.f1, UIKeyCommand.inputDelete,
    ]
    view.offers = inputs.map { UIKeyCommand(input: $0, modifierFlags: [], action: Commander.save) }
    view.becomeFirstResponder()
    for usage in [0x29, 0x52, 0x4A, 0x28, 0x2B, 0x3A, 0x4C] {
      stage.keyboard.press("?", usage: usage)
    }
    #expect(view.calls == inputs.map { "save \($0)" })
  }

  @Test(
    "The first command along the chain wins, whoever carries it out",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func order() {
    let outer = commander("outer")
    let inner = commander("inner", in: outer)
    let controller = stage.window.rootViewController
    let far = UIKeyCommand(input: "x", modifierFlags: .command, action: Commander.help)
    controller?.addKeyCommand(far)
    outer.offers = [UIKeyCommand(input: "s", modifierFlags: .command, action: Commander.save)]
    inner.offers = [UIKeyCommand(input: "s", modifierFlags: .command, action: Commander.help)]
    inner.becomeFirstResponder()
    stage.keyboard.press("s", usage: 22, .command)
    stage.keyboard.press("x", usage: 27, .command)
    #expect(inner.calls == ["help", "help"] && outer.calls == [])
    controller?.removeKeyCommand(far)
    stage.keyboard.press("x", usage: 27, .command)
    #expect(inner.calls.last == "press x")
  }

  @Test("A command that nobody can carry out, or that is disabled, leaves the key alone")
  func unable() {
    let view = commander("view")
    let disabled = UIKeyCommand(
      title: "Help",
      action: Commander.help,
      input: "h",
      modifierFlags: .command,
      attributes: .disabled
    )
    view.offers = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Stranger.act), disabled,
    ]
    view.becomeFirstResponder()
    stage.keyboard.press("s", usage: 22, .command)
    stage.keyboard.press("h", usage: 11, .command)
    #expect(view.calls == ["press s", "press h"])
  }

  @Test("A held key repeats its command")
  func repeats() {
    let view = commander("view")
    view.offers = [UIKeyCommand(input: "s", modifierFlags: .command, action: Commander.save)]
    view.becomeFirstResponder()
    for _ in 0..<3 { stage.keyboard.down("s", usage: 22, .command) }
    stage.keyboard.up("s", usage: 22)
    #expect(view.calls == ["save s", "save s", "save s"])
  }

  @Test("Without a first responder the controller in front offers its commands")
  func controller() {
    let controller = CommandController()
    let stage = Stage(root: controller)
    controller.addKeyCommand(
      UIKeyCommand(input: "r", modifierFlags: [], action: CommandController.reload)
    )
    stage.keyboard.press("r", usage: 21)
    #expect(controller.calls == 1)
  }

  @Test("Commands know what they were made with")
  func properties() {
    let command = UIKeyCommand(
      title: "Save",
      action: Selector("save", Commander.save),
      input: "s",
      modifierFlags: [.command, .shift],
      propertyList: 7,
      discoverabilityTitle: "Save the card",
      state: .on
    )
    #expect(command.title == "Save" && command.input == "s" && command.state == .on)
    #expect(command.modifierFlags == [.command, .shift])
    #expect(command.action == Selector("save", Commander.save))
    #expect(command.propertyList as? Int == 7)
    #expect(command.discoverabilityTitle == "Save the card")
    #expect(!command.wantsPriorityOverSystemBehavior)
    let old = UIKeyCommand(
      input: "z",
      modifierFlags: .command,
      action: Selector(Commander.help),
      discoverabilityTitle: "Help"
    )
    #expect(old.discoverabilityTitle == "Help" && old.title == "")
  }
}

@MainActor
@Suite("Typing")
struct TypingTests {
  private let stage = Stage()

  private func field() -> Field {
    let field = Field(frame: rect(0, 0, 100, 100))
    stage.rootView.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  /// Sends a key and the text that the platform makes of it.
  private func type(_ text: String, _ usage: Int) {
    stage.keyboard.down(text, usage: usage)
    stage.keyboard.type(text)
    stage.keyboard.up(text, usage: usage)
  }

  @Test("Text, Return, Tab and the delete key reach a first responder that takes text")
  func typing() {
    let field = field()
    type("h", 11)
    type("i", 12)
    stage.keyboard.press("Return", usage: 0x28)
    stage.keyboard.press("Tab", usage: 0x2B)
    #expect(field.text == "hi\n\t")
    stage.keyboard.down("Backspace", usage: 0x2A)
    stage.keyboard.down("Backspace", usage: 0x2A)
    stage.keyboard.up("Backspace", usage: 0x2A)
    #expect(field.text == "hi" && field.hasText)
    stage.keyboard.type("触摸")
    #expect(field.text == "hi触摸")
  }

  @Test("Text goes nowhere when the first responder takes none")
  func nobody() {
    let field = field()
    field.resignFirstResponder()
    type("h", 11)
    #expect(field.text == "")
  }

  @Test("A key whose press is not passed on types nothing")
  func swallowed() {
    let field = field()
    field.keeps = ["h", "\r"]
    type("h", 11)
    type("i", 12)
    stage.keyboard.press("Return", usage: 0x28)
    #expect(field.text == "i")
  }

  @Test("A first responder that takes text is asked before commands for what it types")
  func priority() {
    let field = field()
    let plain = UIKeyCommand(input: "h", modifierFlags: [], action: Field.command)
    field.offers = [
      plain, UIKeyCommand(input: "h", modifierFlags: .command, action: Field.command),
    ]
    type("h", 11)
    #expect(field.text == "h" && field.commands == 0)
    stage.keyboard.press("h", usage: 11, .command)
    #expect(field.commands == 1)
    plain.wantsPriorityOverSystemBehavior = true
    type("h", 11)
    #expect(field.text == "h" && field.commands == 2)
  }

  @Test("Keys with Control or Command type nothing by themselves")
  func control() {
    let field = field()
    field.insertText("x")
    stage.keyboard.press("Backspace", usage: 0x2A, .command)
    stage.keyboard.press("Return", usage: 0x28, .control)
    #expect(field.text == "x")
  }
}

private class Commander: UIView {
  var calls: [String] = []
  var offers: [UIKeyCommand] = []
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { offers }
  func save(_ command: UIKeyCommand) { calls.append("save \(command.input ?? "")") }
  func help() { calls.append("help") }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls += presses.map { "press \($0.key?.characters ?? "")" }
  }
}

private class Stranger: UIView {
  func act() {}
}

private final class CommandController: UIViewController {
  var calls = 0
  func reload() { calls += 1 }
}

private final class Field: UIView, UIKeyInput {
  var text = ""
  var keeps: [String] = []
  var offers: [UIKeyCommand] = []
  var commands = 0
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { offers }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }
  func command() { commands += 1 }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !keeps.contains($0.key?.characters ?? "") }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
