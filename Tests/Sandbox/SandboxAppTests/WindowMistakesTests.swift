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

  private func open(in language: Language = .english) throws -> (SceneSession, Workbench) {
    let reader = BroughtReader(brought: [], names: [], usesFolder: false)
    let brought = try reader.scene(of: .text(Self.basket))
    let opener = SceneOpener(recordings: .folder(folder.path), keys: .sandbox)
    let opened = opener.open(brought, PictureSize.whole(nil, for: brought.scene))
    var settings = AnnotationSettings(showsOverlay: true)
    settings.language = language
    let loop = try WindowLoop(
      opened.target,
      of: .none,
      in: ScriptedWindow(width: 1280, height: 800, script: []),
      form: .workbench,
      settings: settings,
      report: RunReport(nil),
      folder: ScreenshotFolder(path: folder.path)
    )
    return (loop.session, try #require(loop.session.workbench?.bench))
  }

  private func texts(_ bench: Workbench) -> [String] {
    bench.inspector.reading.mistakes.cards.map(\.words)
  }

  @Test("The panel lists the mistakes first, then what the text does not tell, then what was read")
  func list() throws {
    let (_, bench) = try open()
    let shown = bench.shownReading
    #expect(
      texts(bench) == [
        #""Pay" gets no touches: ToastContainer covers it."#,
        "UIButton gets no touches: UIView around it lets none through"
          + " (isUserInteractionEnabled = false).",
      ]
    )
    #expect(shown.hasPrefix("Likely mistakes · 2\n\"Pay\" gets no touches"))
    #expect(shown.contains("Cannot be known from this text"))
    #expect(shown.hasSuffix("What was read · 7 views, 1 window"))
    let (_, chinese) = try open(in: .chinese)
    #expect(chinese.shownReading.hasPrefix("可能的错误 · 2\n\"Pay\" 收不到触摸"))
  }

  @Test("Try it makes the change, and the card tells that it helped; Undo brings the mistake back")
  func trying() throws {
    let (session, bench) = try open()
    session.perform(.tryIt(0), at: 0)
    #expect(texts(bench)[0] == #""Pay": mended by this change."#)
    #expect(bench.buttonNames.contains("undo-mistake-1"))
    let hit = session.run.application.hitTestReports(at: CGPoint(x: 195, y: 325)).last?.result
    #expect(hit?.name == #""Pay" (UIButton …7e40)"#)
    session.perform(.undo(0), at: 0)
    #expect(texts(bench)[0] == #""Pay" gets no touches: ToastContainer covers it."#)
    session.perform(.tryIt(1), at: 0)
    #expect(texts(bench)[1] == "UIButton: mended by this change.")
  }

  @Test(
    "Copy gives a line for the debugger with the whole address, and keys go to the next mistake"
  )
  func copying() throws {
    let (session, bench) = try open()
    let cards = bench.inspector.reading.mistakes.cards
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
    let (session, bench) = try open()
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
