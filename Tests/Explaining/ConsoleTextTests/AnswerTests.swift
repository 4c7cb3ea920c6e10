import ConsoleText
import Foundation
import Testing

@Suite("Answers to questions about one property")
struct AnswerTests {
  private func facts(_ text: String, of address: UInt64 = 0x103) throws -> ConsoleFacts? {
    let paste = try Paste(Printed.screen + "\n" + text + "\n")
    #expect(paste.notes(.skipped) == [])
    let index = paste.reading.views.firstIndex { $0.address == ConsoleAddress(address) }
    return index.flatMap { paste.reading.facts[$0] }
  }

  @Test(
    "yes and no, in the forms in which debuggers say them",
    arguments: [
      ("(lldb) expr -l objc -- (BOOL)[(id)0x103 isExclusiveTouch]\n(BOOL) $4 = YES", true),
      ("(lldb) po [0x103 isExclusiveTouch]\nYES", true), ("po [0x103 isExclusiveTouch]\n1", true),
      ("(lldb) po ((UIButton *)0x103).exclusiveTouch\nNO", false),
      ("(lldb) p (BOOL)[0x103 isExclusiveTouch]\n(BOOL) $0 = false", false),
      ("cy# [#0x103 isExclusiveTouch]\ntrue", true),
    ]
  )
  func flags(text: String, isSet: Bool) throws {
    let facts = try #require(try facts(text))
    #expect(facts.flags == [.isExclusiveTouch: isSet])
    #expect(facts.told == [.isExclusiveTouch])
  }

  @Test("a question without an answer tells nothing")
  func unanswered() throws {
    #expect(try facts("(lldb) po [0x103 allTargets]") == nil)

    #expect(try facts("(lldb) po [0x999 isEnabled]\nNO") == nil)
  }

  @Test("no targets, no recognizers, and a target that is nobody")
  func lists() throws {
    #expect(try facts("(lldb) po [0x103 allTargets]\n{(\n)}")?.told == [.targets])
    #expect(try facts("(lldb) po [0x103 gestureRecognizers]\nnil")?.told == [.recognizers])
    let text = """
      (lldb) po [0x103 allTargets]
      {(
          <null>
      )}
      (lldb) po [0x103 actionsForTarget:nil forControlEvent:64]
      <__NSSingleObjectArrayI 0x600>(
      confirm:
      )
      """
    let known = try #require(try facts(text))
    #expect(known.untargeted == ["confirm:"] && known.told == [.targets])
    #expect(
      try facts("(lldb) po [0x103 allTargets]\n{(\n    <null>\n)}")?.untargeted == ["an action"]
    )
  }

  @Test("what is asked for completes the view's line")
  func lines() throws {
    let paste = try Paste(
      Printed.screen + "\n(lldb) po [0x103 isEnabled]\nNO\n(lldb) po [0x102 isHidden]\nYES\n"
    )
    #expect(paste.view(0x103)?.isEnabled == false)
    #expect(paste.view(0x102)?.isHidden == true)
  }

  @Test("a responder behind a view that does not follow from the tree")
  func next() throws {
    let usual = "(lldb) po [0x103 nextResponder]\n" + Printed.view("UIView: 0x102", "0 0; 320 480")
    #expect(try facts(usual)?.next == nil)
    let other =
      "(lldb) po [0x103 nextResponder]\n" + Printed.view("UIView: 0x105", "0 200; 320 100")
    #expect(try facts(other)?.next?.description == "UIView 0x105")
    let chain = """
      (lldb) presponder 0x103
      <UIButton: 0x103; frame = (20 40; 100 44)>
         | <UIView: 0x105; frame = (0 200; 320 100)>
         |    | <ShopController: 0x201>
         |    |    | <UIWindow: 0x101; frame = (0 0; 320 480)>
      """
    #expect(try facts(chain)?.next?.description == "UIView 0x105")
    let controller = """
      (lldb) presponder 0x102
      <UIView: 0x102; frame = (0 0; 320 480)>
         | <ShopController: 0x201>
         |    | <UIWindow: 0x101; frame = (0 0; 320 480)>
      """
    #expect(try facts(controller, of: 0x102)?.next == nil)
  }

  @Test("redaction takes the names out of them too")
  func redaction() throws {
    let paste = try Paste(
      Printed.screen
        + "\n(lldb) po [0x103 nextResponder]\n<SecretView: 0x777; frame = (0 0; 1 1)>\n"
        + "(lldb) po [0x103 actionsForTarget:nil forControlEvent:64]\n(\nsecretAction:\n)\n"
    )
    let known = ConsoleRedaction.redact(paste.reading).facts.values.first
    #expect(known?.untargeted == ["action1:"])
    #expect(known?.next?.className.contains("Secret") != true)
  }
}
