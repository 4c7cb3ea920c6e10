import TouchTrace
import Foundation
import Inspector
import TouchInput
import SDLPlatform
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("Texts and files that are pasted into the window and dropped on it")
struct BringingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A first responder that logs every key that it receives.
  private final class Listener: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.compactMap { $0.key?.charactersIgnoringModifiers }
      super.pressesBegan(presses, with: event)
    }
  }

  @MainActor private struct Played {
    let window: ScriptedWindow
    let session: SceneSession
    let listener: Listener
    let field: UITextField
    let brought: [WindowDrop]
    var bench: Workbench {
      get throws { try #require(session.workbench).bench }
    }
  }

  private static let report: ReadingReport = {
    var report = ReadingReport()
    report.counts = [Phrase("3 views", "3 个视图"), Phrase("1 window", "1 个窗口")]
    let remark = ReadingReport.Remark(
      place: "2:4",
      message: Phrase("the line is cut off", "这一行被截断")
    )
    report.groups = [
      ReadingReport.Group(title: Phrase("Cut off", "截断"), count: 45, remarks: [remark])
    ]
    report.text = "the whole report"
    return report
  }()

  /// Plays input in a window.
  ///
  /// A pasted or dropped content becomes a scene named after its first word, unless it begins with `bad`.
  private func play(
    _ script: [[InputEvent]],
    clipboard: String? = nil,
    drops: [Int: [WindowDrop]] = [:],
    language: Language = .english,
    reads: Bool = true,
    setUp: (SceneSession, UITextField) -> Void = { _, _ in }
  ) throws -> Played {
    let window = ScriptedWindow(width: 1280, height: 800, script: script)
    (window.clipboardText, window.drops) = (clipboard, drops)
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let field = UITextField()
    field.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
    listener.addSubview(field)
    var targets: [String: LaunchTarget] = [:]
    var brought: [WindowDrop] = []
    let bring = { (content: WindowDrop) throws(BringProblem) -> GalleryEntry in
      brought.append(content)
      var words = ""
      if case .text(let text) = content { words = text }
      if case .files(let paths) = content { words = paths[0] }
      if words.hasPrefix("bad") { throw BringProblem(Phrase("no views", "没有视图")) }
      let name = String(words.prefix { $0 != " " })
      let entry = entry(name, in: Phrase("Pasted", "粘贴"))
      targets[name] = target(entry, UIView(), reading: Self.report)
      return entry
    }
    let own = entry("own", in: Phrase("All", "全部"))
    let start = target(own, listener, reading: nil)
    targets["own"] = start
    var settings = AnnotationSettings(showsOverlay: true)
    settings.language = language
    let loop = try WindowLoop(
      start,
      of: SceneGallery(entries: [own], bring: reads ? bring : nil) { name in
        targets[name].map { SceneGallery.Opened($0, recorder: nil) }
      },
      in: window,
      form: .workbench,
      settings: settings,
      report: RunReport(nil),
      folder: ScreenshotFolder(path: folder.path)
    )
    setUp(loop.session, field)
    try loop.runUntilOver()
    return Played(
      window: window,
      session: loop.session,
      listener: listener,
      field: field,
      brought: brought
    )
  }

  private func entry(_ name: String, in group: Phrase) -> GalleryEntry {
    GalleryEntry(
      name: name,
      title: Phrase(name, name),
      group: group,
      question: Phrase("?", "？"),
      answer: Phrase("", "")
    )
  }

  private func target(
    _ entry: GalleryEntry,
    _ view: UIView,
    reading: ReadingReport?
  ) -> LaunchTarget {
    LaunchTarget(
      name: entry.name,
      keys: .sandbox,
      entry: entry,
      reading: reading,
      size: CGSize(width: 300, height: 200)
    ) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.addSubview(view)
      window.makeKeyAndVisible()
      _ = view.becomeFirstResponder()
      return StartedApplication(application, with: window)
    }
  }

  private let paste: [InputEvent] = [.key("V", .control)]

  @Test("Ctrl+V opens the clipboard's text as a scene, with the report in place of the inspector")
  func pasting() throws {
    let played = try play([paste, []], clipboard: "first text")
    #expect(played.brought == [.text("first text")])
    #expect(played.session.launchTarget.name == "first")
    #expect(try played.bench.shownReading.hasSuffix("Imported · 3 views, 1 window"))
    try played.bench.inspector.reading.toggleReport()
    let shown = try played.bench.shownReading
    #expect(shown.contains("\nCut off · 45\n2:4  the line is cut off\nand 44 more"))
    #expect(played.session.gallery.entries.map(\.name) == ["own", "first"])
    // The scene received neither the key nor Control.
    #expect(played.listener.heard == [])
  }

  @Test("the report is Chinese where the window is; Escape closes it, and then takes fingers away")
  func reportInChinese() throws {
    let played = try play([paste, []], clipboard: "first", language: .chinese)
    try played.bench.inspector.reading.toggleReport()
    let shown = try played.bench.shownReading
    #expect(shown.contains("已导入 · 3 个视图、1 个窗口\n截断 · 45\n2:4  这一行被截断\n另有 44 条"))
    let closed = try play([paste, [], [.key("Escape")], []], clipboard: "first")
    #expect(try closed.bench.shownReading == "")
    #expect(closed.session.launchTarget.name == "first")
  }

  @Test(
    "the report goes with its scene: another scene has none, and on coming back it can be opened"
  )
  func reportOfAnotherScene() throws {
    let back = try play(
      [paste, [], [.key("PageUp", .control)], [], [.key("PageDown", .control)], []],
      clipboard: "first"
    )
    #expect(back.session.launchTarget.name == "own")
    #expect(try back.bench.shownReading == "")
  }

  @Test("the same text again is the same scene, and the gallery lists it once")
  func again() throws {
    let played = try play([paste, [], paste, []], clipboard: "first")
    #expect(played.session.gallery.entries.map(\.name) == ["own", "first"])
    #expect(played.brought.count == 2)
  }

  @Test("what is no scene is told in the status bar until it is dismissed, and the scene stays")
  func mistakes() throws {
    for (clipboard, words) in [("bad", "no views"), (nil, "The clipboard has no text")] {
      let played = try play([paste, []], clipboard: clipboard)
      #expect(played.session.launchTarget.name == "own")
      let bench = try played.bench
      #expect(bench.hasMistake && bench.shown.toast?.message.text.hasPrefix(words) == true)
    }
    let chinese = try play([paste, []], clipboard: "bad", language: .chinese)
    #expect(try chinese.bench.shown.toast?.message.text == "没有视图")
    let dismissed = try play([paste, [], [.key("Escape")], []], clipboard: "bad")
    #expect(try !dismissed.bench.hasMistake)
  }

  @Test("while a field of the scene is edited, Ctrl+V is the field's, with what the scene copied")
  func fieldOfTheScene() throws {
    UIPasteboard.general.string = "copied in the scene"
    defer { UIPasteboard.general.string = nil }
    let control = KeyStroke(usage: 0x19, name: "V", modifiers: .control, isDown: true, timestamp: 0)
    let played = try play([[.key(control)], []], clipboard: "first") { _, field in
      field.becomeFirstResponder()
    }
    #expect(played.brought == [])
    #expect(played.field.text == "copied in the scene")
  }

  @Test("while a field of the workbench is edited, Ctrl+V types the clipboard's first line into it")
  func fieldOfTheWorkbench() throws {
    let played = try play(
      [[.key("F", .control)], paste, []],
      clipboard: "ow\nmore that is no name"
    )
    #expect(played.brought == [])
    #expect(try played.bench.isTyping && played.bench.chrome.gallery.search.field.text == "ow")
  }

  @Test("files and texts that are dropped are opened like pasted ones")
  func drops() throws {
    let played = try play(
      [[], [], []],
      drops: [0: [.files(["one.txt"])], 1: [.text("two three")]]
    )
    #expect(played.brought == [.files(["one.txt"]), .text("two three")])
    #expect(played.session.gallery.entries.map(\.name) == ["own", "one.txt", "two"])
    #expect(played.session.launchTarget.name == "two")
  }

  @Test("where nothing reads texts, as in a user's own application, the key is the application's")
  func applications() throws {
    let played = try play(
      [paste, []],
      clipboard: "first",
      drops: [0: [.text("two")]],
      reads: false
    )
    #expect(played.brought == [] && played.listener.heard == ["v"])
    #expect(try !played.bench.hasMistake)
  }

  @Test("captions keep their size on the screen in a smaller scene, where there is room")
  func captions() {
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let captions = [CGSize(width: 200, height: 60), CGSize(width: 200, height: 20)].map { size in
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      let caption = CATextLayer()
      caption.name = SceneCaption.layerName
      view.layer.insertSublayer(caption, at: 0)
      window.addSubview(view)
      return caption
    }
    window.makeKeyAndVisible()
    application.showCaptions(at: 0.5)
    #expect(captions.map(\.isHidden) == [false, true])
    #expect(captions[0].fontSize == 22)
    #expect(captions[0].frame == CGRect(x: 0, y: 0, width: 200, height: 28))
    application.showCaptions(at: 1)
    #expect(captions.map(\.isHidden) == [false, false] && captions[0].fontSize == 11)
  }

  @Test("touches are cancelled before the pasted scene begins, and a review is left")
  func duringOtherThings() throws {
    let log = TraceLog()
    let played = try play(
      [[.mouse(.began, 640, 400)], paste, []],
      clipboard: "first"
    ) { session, _ in
      session.run.application.traceSink = log
    }
    #expect(played.session.launchTarget.name == "first")
    #expect(played.session.input.contacts.samples.isEmpty)
    let lines = log.records.flatMap { Transcript(detail: .everything).lines(for: $0.event) }
    #expect(lines.contains { $0.contains("cancelled") })
  }

  @Test("the report and code to try are copied to the desktop's clipboard, not to the scene's")
  func copying() throws {
    UIPasteboard.general.string = nil
    let played = try play([paste, [], []], clipboard: "first") { session, _ in
      session.workbench?.bench.onRequest(.copy("code"))
    }
    #expect(played.brought == [.text("first")] || played.window.clipboardText == "code")
    #expect(UIPasteboard.general.string == nil)
  }
}
