import CairoRenderer
import Foundation
import Inspector
import SDLPlatform
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchInput
import TouchKit
import TouchTrace

@testable import SandboxApp
@testable import SandboxHost

@MainActor
@Suite("The likely mistakes of a pasted screen in the window")
struct WindowMistakesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let basket = """
    <UIWindow: 0x7fb2c0d0a2b0; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x6001>>
       | <UIView: 0x7fb2c0e06120; frame = (0 0; 390 844); layer = <CALayer: 0x6002>>
       |    | <UIButton: 0x7fb2c0f07e40; frame = (95 300; 200 50); layer = <CALayer: 0x6003>>
       |    |    | <UIButtonLabel: 0x7fb2c0f09120; frame = (85 14; 29 21); text = 'Pay'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6004>>
       |    | <UIView: 0x7fb2c0f08e40; frame = (0 100; 390 90); userInteractionEnabled = NO; \
    layer = <CALayer: 0x6005>>
       |    |    | <UIButton: 0x7fb2c0f08f40; frame = (20 20; 80 44); layer = <CALayer: 0x6006>>
       |    | <ToastContainer: 0x7fb2c0e09550; frame = (0 250; 390 250); layer = <CALayer: 0x6007>>
    """

  private func texts(_ bench: Workbench) -> [String] {
    bench.mistakes.cards.map(\.words)
  }

  @Test("The panel lists the mistakes first, then what the text does not tell, then what was read")
  func list() throws {
    let bench = try PastedWindow(Self.basket, in: folder).bench
    let shown = bench.shownReading
    #expect(
      texts(bench) == [
        #""Pay" gets no touches: ToastContainer covers it."#,
        "UIButton …8f40 gets no touches: UIView …8e40 around it lets none through"
          + " (isUserInteractionEnabled = false).",
      ]
    )
    #expect(shown.hasPrefix("Likely mistakes · 2\n\"Pay\" gets no touches"))
    #expect(shown.contains("Cannot be known from this text"))
    #expect(shown.hasSuffix("Imported · 7 views, 1 window"))
    let chinese = try PastedWindow(Self.basket, in: folder, .chinese).bench
    #expect(chinese.shownReading.hasPrefix("可能的错误 · 2\n\"Pay\" 收不到触摸"))
  }

  @Test("Try it makes the change, and the card tells that it helped; Undo brings the mistake back")
  func trying() throws {
    let opened = try PastedWindow(Self.basket, in: folder)
    let (session, bench) = (opened.session, opened.bench)
    func tryIt(_ place: Int) throws {
      session.perform(.tryIt(try #require(bench.mistakes.cards[place].change)), at: 0)
    }
    // The screen marks the view of the first mistake, and the view that receives its touches.
    let mark = try #require(session.overlayContents.question)
    #expect(mark.chosen?.name == #""Pay" (UIButton …7e40)"# && mark.verdict == "covered")
    #expect(mark.receiver?.name == "ToastContainer …9550")
    try tryIt(0)
    #expect(session.overlayContents.question?.receiver?.name == mark.chosen?.name)
    #expect(texts(bench)[0] == #""Pay" now gets its touches."#)
    #expect(bench.buttonNames.contains("undo-mistake-1"))
    #expect(bench.buttonNames.contains("copy-mistake-1"))
    let hit = session.run.application.hitTestReports(at: CGPoint(x: 195, y: 325)).last?.result
    #expect(hit?.name == #""Pay" (UIButton …7e40)"#)
    session.perform(MistakeRequest.undo, at: 0)
    #expect(texts(bench)[0] == #""Pay" gets no touches: ToastContainer covers it."#)
    try tryIt(1)
    #expect(texts(bench)[1] == "UIButton …8f40 now gets its touches.")
    // The card also follows when the change is undone in another way.
    session.undo(at: 0)
    #expect(texts(bench)[1].hasPrefix("UIButton …8f40 gets no touches"))
  }

  /// A button in a stack view that sticks out of a container, and one that is partly covered.
  private static let booking = """
    <UIWindow: 0x103f0a2b0; frame = (0 0; 390 500); layer = <UIWindowLayer: 0x6001>>
       | <UIView: 0x103e1f9a0; frame = (0 0; 390 500); layer = <CALayer: 0x6002>>
       |    | <FooterView: 0x103e1fb10; baseClass = UIView; frame = (0 100; 390 140); layer = <CALayer: 0x6003>>
       |    |    | <UIStackView: 0x103e236d0; frame = (20 160; 353 50); layer = <CATransformLayer: 0x6004>>
       |    |    |    | <UIButton: 0x103e24530; frame = (0 0; 350 50); layer = <CALayer: 0x6005>>
       |    |    |    |    | <UIButtonLabel: 0x103e24880; frame = (143 14; 67 22); text = 'Reserve'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6006>>
       |    | <UIButton: 0x103e34530; frame = (20 400; 350 60); layer = <CALayer: 0x6007>>
       |    |    | <UIButtonLabel: 0x103e34880; frame = (143 14; 67 22); text = 'Cancel'; \
    userInteractionEnabled = NO; layer = <_UILabelLayer: 0x6008>>
       |    | <Banner: 0x103e44530; baseClass = UIView; frame = (0 420; 390 60); layer = <CALayer: 0x6009>>
    """

  @Test("A mistake that nothing was done about is shown with its fix, not as tried")
  func untouched() throws {
    let opened = try PastedWindow(Self.booking, in: folder)
    let (session, bench) = (opened.session, opened.bench)
    #expect(bench.mistakes.cards.count == 2)
    let areNew = bench.mistakes.cards.allSatisfy { $0.result == nil && !$0.fix.isEmpty }
    #expect(areNew, "\(texts(bench))")
    #expect(bench.buttonNames.contains("try-mistake-1"))
    // A change of one mistake says nothing about the other.
    session.perform(.tryIt(try #require(bench.mistakes.cards[0].change)), at: 0)
    #expect(bench.mistakes.cards[0].result == .solved, "\(texts(bench))")
    #expect(bench.mistakes.cards[1].result == nil, "\(texts(bench))")
    session.perform(.tryIt(try #require(bench.mistakes.cards[1].change)), at: 0)
    #expect(bench.mistakes.cards[1].result == .solved, "\(texts(bench))")
  }

  @Test("A change that brings the view under another one is not called solved")
  func underAnother() throws {
    let text = """
      <UIWindow: 0x7f1000001000; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600002>>
         | <CardView: 0x7f1000003000; frame = (20 100; 350 100); layer = <CALayer: 0x600004>>
         |    | <UIButton: 0x7f1000004000; frame = (20 80; 100 60); layer = <CALayer: 0x600005>>
         |    |    | <UIButtonLabel: 0x7f1000005000; frame = (20 20; 60 20); text = 'Buy'; \
      userInteractionEnabled = NO; layer = <_UILabelLayer: 0x600006>>
         | <FooterView: 0x7f1000006000; frame = (0 200; 390 300); layer = <CALayer: 0x600007>>
      """
    let opened = try PastedWindow(text, in: folder)
    let (session, bench) = (opened.session, opened.bench)
    session.perform(.tryIt(try #require(bench.mistakes.cards[0].change)), at: 0)
    #expect(
      texts(bench)[0]
        == #"Touches on that part of "Buy" now go to FooterView, which lies in front."#
    )
    #expect(
      bench.mistakes.cards[0].code
        == "expr -l objc -- (void)[(id)[(id)0x7f1000003000 superview]"
        + " bringSubviewToFront:(id)0x7f1000003000]"
    )
    #expect(bench.buttonNames.contains("undo-mistake-1"))
  }

  @Test("A change that uncovers another cover shows that one, and its change")
  func secondCover() throws {
    let cover =
      "\n   |    | <Dimmer: 0x7fb2c0e0a660; frame = (0 0; 390 844); layer = <CALayer: 0x68>>"
    let opened = try PastedWindow(Self.basket + cover, in: folder)
    let (session, bench) = (opened.session, opened.bench)
    #expect(texts(bench)[0] == #""Pay" gets no touches: Dimmer covers it."#)
    session.perform(.tryIt(try #require(bench.mistakes.cards[0].change)), at: 0)
    #expect(texts(bench)[0] == #""Pay" gets no touches: ToastContainer covers it."#)
    session.perform(.tryIt(try #require(bench.mistakes.cards[0].change)), at: 0)
    #expect(texts(bench)[0] == #""Pay" now gets its touches."#)
  }

  @Test(
    "Copy gives a line for the debugger with the whole address, and keys go to the next mistake"
  )
  func copying() throws {
    let opened = try PastedWindow(Self.basket, in: folder)
    let (session, bench) = (opened.session, opened.bench)
    let cards = bench.mistakes.cards
    #expect(
      cards.map(\.code) == [
        "expr -l objc -- (void)[(id)0x7fb2c0e09550 setUserInteractionEnabled:NO]",
        "expr -l objc -- (void)[(id)0x7fb2c0f08e40 setUserInteractionEnabled:YES]",
      ]
    )
    bench.moveSelection(by: 1)
    try session.followWorkbench(at: 0)
    #expect(bench.inspector.reading.chosen == 1)
    #expect(session.tools.selected?.traceID == cards[1].node)
  }

  @Test(
    "A right click asks about the button that did not get the touch, and every way out is tried"
  )
  func asking() throws {
    let opened = try PastedWindow(Self.basket, in: folder)
    let (session, bench) = (opened.session, opened.bench)
    session.ask(about: CGPoint(x: 195, y: 325))
    #expect(bench.chosenEntry?.view.node.name == #""Pay" (UIButton …7e40)"#)
    let explanation = try #require(bench.explanation)
    let index = try #require(bench.chosenEntry?.index)
    let ways = explanation.waysOut(for: index)
    #expect(ways.contains { if case .moveInFront = $0 { true } else { false } })
    for way in ways {
      let edit = try #require(bench.edit(of: way, in: explanation), "\(way)")
      session.tryWayOut(way, at: 0)
      let hit = session.run.application.hitTestReports(at: CGPoint(x: 195, y: 325)).last?.result
      #expect(hit?.name == #""Pay" (UIButton …7e40)"#, "\(edit)")
      session.tools.undo()
    }
  }
}
