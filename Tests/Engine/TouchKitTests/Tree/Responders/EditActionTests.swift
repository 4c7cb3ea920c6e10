import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Edit actions")
struct EditActionTests {
  final class CopyLabel: UILabel {
    var copies = 0

    override var canBecomeFirstResponder: Bool { true }

    override func copy(_ sender: Any?) {
      copies += 1
      UIPasteboard.general.string = text
    }
  }

  @Test(
    "A responder is able to do what its class overrides, and nothing else",
    .tags(.needsOverrides),
    .whereOverridesAreKnown
  )
  func ability() {
    let copy = Selector("copy:", UIResponder.copy(_:))
    let paste = Selector("paste:", UIResponder.paste(_:))
    #expect(!UIView().canPerformAction(copy, withSender: nil))
    let label = CopyLabel()
    #expect(label.canPerformAction(copy, withSender: nil))
    #expect(!label.canPerformAction(paste, withSender: nil))
    let inner = UIView()
    label.addSubview(inner)
    #expect(inner.canPerformAction(copy, withSender: nil))
    #expect(inner.target(forAction: copy, withSender: nil) as? CopyLabel === label)
  }

  @Test("Control and C copy from the first responder, Control and V go nowhere")
  func keys() {
    let stage = Stage()
    let label = CopyLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Copied"
    stage.rootView.addSubview(label)
    label.becomeFirstResponder()
    stage.keyboard.press("C", usage: 6, .control)
    stage.keyboard.press("V", usage: 25, .control)
    #expect(label.copies == 1 && UIPasteboard.general.string == "Copied")
  }

  @Test("Undo goes along the chain to the window, and keys take changes back")
  func undo() throws {
    let stage = Stage()
    let view = CopyLabel(frame: .zero)
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    let manager = try #require(view.undoManager)
    #expect(manager === stage.window.undoManager && UIResponder().undoManager == nil)
    view.text = "new"
    manager.registerUndo(withTarget: view) { $0.text = "old" }
    stage.advance(by: 0.1)
    stage.keyboard.press("Z", usage: 29, .control)
    #expect(view.text == "old")
  }

  @Test("Typing in a field is taken back and done again")
  func field() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    stage.rootView.addSubview(field)
    field.becomeFirstResponder()
    stage.keyboard.type("one")
    stage.advance(by: 0.1)
    stage.keyboard.type(" two")
    stage.advance(by: 0.1)
    stage.keyboard.press("Z", usage: 29, .control)
    #expect(field.text == "one")
    stage.keyboard.press("Z", usage: 29, [.control, .shift])
    #expect(field.text == "one two")
    field.selectAll(nil)
    #expect(field.canPerformAction(Selector("cut:", UIResponder.cut(_:)), withSender: nil))
    field.cut(nil)
    #expect(field.text == "" && UIPasteboard.general.string == "one two")
  }

  @Test("Places in a field")
  func positions() throws {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    field.text = "abcdef"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 2))
    let end = try #require(field.position(from: start, offset: 2))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.text(in: range) == "cd")
    field.selectedTextRange = range
    #expect(field.selectedTextRange == range)
    #expect(field.offset(from: field.endOfDocument, to: start) == -4)
    #expect(field.caretRect(for: end).minX > field.caretRect(for: start).minX)
    #expect(field.closestPosition(to: CGPoint(x: 199, y: 15)) == field.endOfDocument)
    #expect(
      field.characterRange(at: .zero)
        == field.textRange(
          from: field.beginningOfDocument,
          to: try #require(field.position(from: field.beginningOfDocument, offset: 1))
        )
    )
    field.replace(range, withText: "X")
    #expect(field.text == "abXef")
  }
}
