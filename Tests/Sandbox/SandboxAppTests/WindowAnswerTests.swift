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
@Suite("The window answers about an imported scene as the command why does")
struct WindowAnswerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  nonisolated private static let elements = """
    Attributes: Application, 0x1, pid: 77, label: 'Bakery'
    Element subtree:
     →Application, 0x1, pid: 77, label: 'Bakery'
        Window (Main), 0x2, {{0.0, 0.0}, {300.0, 600.0}}
          Button, 0x3, {{20.0, 40.0}, {80.0, 44.0}}, label: 'Shops'
          Button, 0x4, {{20.0, 500.0}, {80.0, 44.0}}, label: 'Order', Disabled
          Other, 0x6, {{0.0, 0.0}, {300.0, 600.0}}
            Cell, 0x7, {{0.0, 100.0}, {300.0, 60.0}}
              StaticText, 0x8, {{20.0, 110.0}, {200.0, 20.0}}, label: 'Two loaves'
    """

  nonisolated private static let tree = """
    (lldb) po [[UIWindow keyWindow] recursiveDescription]
    <UIWindow: 0x101; frame = (0 0; 300 600); layer = <UIWindowLayer: 0x61>>
       | <UIButton: 0x103; frame = (20 40; 80 44); layer = <CALayer: 0x63>>
       | <UIView: 0x104; frame = (0 0; 300 90); alpha = 0.02; layer = <CALayer: 0x64>>
       | <UIView: 0x105; frame = (0 200; 300 90); userInteractionEnabled = NO; layer = <CALayer: 0x65>>
       |    | <UIButton: 0x106; frame = (20 20; 80 44); layer = <CALayer: 0x66>>
       | <UIScrollView: 0x107; frame = (0 300; 300 300); contentOffset: {0, 0}; contentSize: {300, 900}>
       |    | <UIButton: 0x108; frame = (20 400; 80 44); layer = <CALayer: 0x68>>
    """

  nonisolated private static let loosePieces = """

    (lldb) po 0x301
    <UIButton: 0x301; frame = (0 0; 90 44); hidden = YES; layer = <CALayer: 0x9>>
    (lldb) po 0x302
    <UIButton: 0x302; frame = (0 0; 90 44); layer = <CALayer: 0x9>>
    """

  private func open(_ text: String, in language: Language = .english) throws -> PastedWindow {
    try PastedWindow(text, in: folder, language)
  }

  /// Returns the lines of a command's answer as the panel shows them.
  ///
  /// Reasons have labels instead of codes. Fixes with their own card are not in the panel's text.
  private func lines(
    _ answer: String,
    about index: Int,
    _ point: CGPoint,
    in opened: PastedWindow,
    _ language: Language = .english
  ) throws -> String {
    let diagnosis = opened.answers(in: language).inquiry.diagnosis(of: index, at: point)
    let labelled = diagnosis.lines(in: language, labels: true).map(\.text).joined(separator: "\n")
    #expect(answer.contains(diagnosis.text(in: language)))
    let text = answer.replacingOccurrences(of: diagnosis.text(in: language), with: labelled)
    let explanation = try #require(opened.bench.explanation)
    let entry = try #require(opened.bench.chosenEntry)
    let names = ViewNames(explanation.tree)
    let cards = explanation.waysOut(for: entry.index).map { $0.words(names, in: language) }
    let isOnCards = { (line: String) in
      let start = language("Fix: ", "解决办法：")
      return line.hasPrefix(start)
        && line.dropFirst(start.count).components(separatedBy: language(", or ", "，或"))
          .allSatisfy(cards.contains)
    }
    // The window has a button that copies the command.
    let attempt = language("To try a fix in the app: ", "在应用里试一试：")
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !isOnCards($0) && !$0.hasPrefix(attempt) }.joined(separator: " ")
  }

  /// Returns the text of the panel without the heading of the cards.
  private func shown(_ opened: PastedWindow) -> String {
    let text = opened.bench.whyText
    for heading in [" Fixes", " 解决办法"] where text.hasSuffix(heading) {
      return String(text.dropLast(heading.count))
    }
    return text
  }

  @Test(
    "a right click tells the reasons that the command tells of the same point",
    arguments: [elements, tree],
    Language.allCases
  )
  func points(text: String, language: Language) throws {
    let opened = try open(text, in: language)
    let answers = opened.answers(in: language)
    let caveats = answers.inquiry.caveats(in: language).map(language.unknown)
    #expect(caveats.count == (text == Self.elements ? 1 : 0))
    for place in [(60, 60), (60, 510), (60, 115), (60, 230), (250, 20)] {
      let point = CGPoint(x: place.0, y: place.1)
      opened.session.ask(about: point)
      let answer = try answers.why(view: nil, at: point).text
      let index = try answers.inquiry.target(at: point)
      let expected = caveats + [try lines(answer, about: index, point, in: opened, language)]
      #expect(shown(opened) == expected.joined(separator: " "), "\(place)")
    }
  }

  @Test("each view of the list is told of as the command tells of it")
  func rows() throws {
    for text in [Self.elements, Self.tree] {
      let opened = try open(text)
      let point = CGPoint(x: 60, y: 60)
      opened.session.ask(about: point)
      try opened.moveSelection(by: -20)
      var names: Set<String> = []
      for _ in 0..<5 {
        let entry = try #require(opened.bench.chosenEntry)
        names.insert(entry.view.node.name)
        let answer = try opened.answers(in: .english)
          .why(view: "#\(entry.index)", at: point)
        let expected = try lines(answer.text, about: entry.index, point, in: opened)
        #expect(shown(opened).hasSuffix(expected), "\(entry.view.node.name)")
        try opened.moveSelection(by: 1)
      }
      // A window that an accessibility tree does not have is not in the list.
      #expect(names.count == (text == Self.elements ? 4 : 3))
      #expect(!names.contains { $0.hasPrefix("window of") })
    }
  }

  @Test("flags of an accessibility tree are found, and what lies in front is not")
  func accessibilityTree() throws {
    let opened = try open(Self.elements)
    opened.session.ask(about: CGPoint(x: 60, y: 510))
    #expect(opened.bench.whyText.contains("the tree says that it is disabled"))
    opened.session.ask(about: CGPoint(x: 60, y: 60))
    let text = opened.bench.whyText
    #expect(text.hasPrefix("Unknown: this is an accessibility tree: order in it is not depth"))
    #expect(text.contains("Possible: Other 0x6") && !text.contains("Found"))
    #expect(text.contains(DebuggerCommand.tree))
    let verdicts = opened.bench.inspector.why.verdicts.values.sorted()
    #expect(verdicts == ["inside", "inside", "maybe covered", "maybe receives"])
    // A change that helps only if the guess is right is not offered.
    #expect(!opened.bench.buttonNames.contains("try"))
  }

  @Test("other pieces of the text are named in the words of the command")
  func otherPieces() throws {
    let opened = try open(Self.tree + Self.loosePieces)
    opened.session.ask(about: CGPoint(x: 60, y: 230))
    let questions = opened.answers(in: .english).hit(at: CGPoint(x: 60, y: 230)).openQuestions
    let caveat = try #require(questions.first { $0.contains("2 other pieces") })
    #expect(opened.bench.whyText.hasPrefix("Unknown: \(caveat)."))
    #expect(opened.bench.whyText.contains("Found: UIView 0x105"))
  }

  @Test("a way out that is tried changes the reasons, and undo brings them back")
  func trying() throws {
    let opened = try open(Self.tree)
    let (session, bench) = (opened.session, opened.bench)
    session.ask(about: CGPoint(x: 60, y: 230))
    let before = bench.whyText
    #expect(before.contains("Found: UIView 0x105"))
    let (explanation, entry) = (try #require(bench.explanation), try #require(bench.chosenEntry))
    let way = try #require(explanation.waysOut(for: entry.index).first)
    session.tryWayOut(way, at: 1)
    #expect(bench.resultText == "UIButton 0x106 now receives")
    #expect(bench.whyText.hasPrefix("UIButton 0x106 at (60, 230): nothing in the tree keeps"))
    session.undo(at: 2)
    #expect(bench.whyText == before)
  }

  @Test("asking touches nothing that is recorded, and asks about the scene as it is shown")
  func untouched() throws {
    let opened = try open(Self.tree)
    let (session, log) = (opened.session, TraceLog())
    let application = session.run.application
    let scroll = try #require(application.windows.first?.subviews.last as? UIScrollView)
    session.ask(about: CGPoint(x: 60, y: 420))
    #expect(opened.bench.whyText.contains("UIScrollView 0x107 at (60, 420)"))
    // A finger scrolls by 300 points and stays on the screen.
    for (index, y) in [590, 570, 500, 400, 290].enumerated() {
      let time = Double(index) * 0.1 + 0.1
      var events: [InputEvent] = [
        .contact(
          ContactSample(
            id: .mouse,
            phase: index == 0 ? .began : .moved,
            location: CGPoint(x: 200, y: y),
            timestamp: time
          )
        )
      ]
      session.feed(&events)
      session.run.advance(to: time)
    }
    let offset = scroll.contentOffset.y
    #expect(offset > 250)
    application.traceSink = log
    let frames = session.recorder?.session?.frames.count
    session.ask(about: CGPoint(x: 60, y: 720 - offset))
    #expect(opened.bench.whyText.contains("UIButton 0x108 at"), "\(opened.bench.whyText)")
    #expect(!opened.bench.whyText.contains("FOUND"), "\(opened.bench.whyText)")
    #expect(log.records.isEmpty && session.recorder?.session?.frames.count == frames)
    #expect(scroll.contentOffset.y == offset && UIApplication.shared === application)
  }

  @Test("scenes that were not imported are explained as before")
  func builtIn() throws {
    let scene = try SceneLookup.scene(named: "nested-colours")
    let opened = try PastedWindow(BroughtScene(scene), in: folder, .english)
    opened.session.ask(about: CGPoint(x: 60, y: 60))
    #expect(opened.bench.reasons == nil)
    let (explanation, entry) = (opened.bench.explanation, opened.bench.chosenEntry)
    let story = explanation?.storyWhyNot(try #require(entry).index, in: .english)
    #expect(opened.bench.whyText.hasPrefix(try #require(story).title))
  }

  @Test("the text of the panel does not repeat the ways out that have a card")
  func cards() throws {
    let opened = try open(Self.tree)
    let point = CGPoint(x: 60, y: 230)
    opened.session.ask(about: point)
    let answer = try opened.answers(in: .english).why(view: nil, at: point).text
    #expect(answer.contains("Fix: set UIView 0x105.isUserInteractionEnabled = true"))
    #expect(opened.bench.buttonNames.contains("try"))
    #expect(!opened.bench.whyText.contains("isUserInteractionEnabled = true"))
  }

  @Test("the chain ends where the text ends: no view is in it that the text does not have")
  func chain() throws {
    let opened = try open("<UIButton: 0x302; frame = (0 0; 90 44); layer = <CALayer: 0x9>>")
    opened.session.ask(about: CGPoint(x: 20, y: 20))
    opened.session.refresh(try #require(opened.session.workbench))
    let strip = try #require(opened.bench.chrome.chain.accessibilityLabel)
    #expect(strip == "1 UIButton 0x302")
    #expect(try opened.answers(in: .english).chain(from: "0x302").text == "1 UIButton 0x302")
    let whole = try open(Self.tree)
    let chain = try whole.answers(in: .english).chain(from: "0x106").text
    #expect(chain == "1 UIButton 0x106\n2 UIView 0x105\n3 UIWindow 0x101\n4 UIApplication")
  }

  @Test("the report of import says how to ask")
  func howToAsk() throws {
    let report = try ImportedTexts(Self.elements, named: "text").report(redacted: false)
    let lines = report.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("read: ") && lines[1].hasPrefix("remarks: "))
    #expect(lines[2] == "Ask: touch-sandbox why FILE")
  }
}

extension PastedWindow {
  /// Returns the answers of the commands about the same scene.
  fileprivate func answers(in language: Language) -> SceneAnswers {
    let size = PictureSize.size(nil, for: scene)
    return SceneAnswers(inquiry: SceneInquiry(scene, size: size), language: language)
  }

  /// Selects another row of the list of views.
  fileprivate func moveSelection(by rows: Int) throws {
    bench.moveSelection(by: rows)
    try session.followWorkbench(at: 0)
  }
}
