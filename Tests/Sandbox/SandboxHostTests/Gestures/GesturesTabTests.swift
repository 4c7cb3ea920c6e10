import Foundation
import Geometry
import Inspector
import SandboxTestSupport
import Testing
import TouchInput
import TouchKit
import TouchTrace

@testable import SandboxHost

@MainActor
@Suite("The Gestures tab")
struct GesturesTabTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns a target with a photo at the left and nothing at the right; the photo's tap waits for a double tap.
  private func target(_ fill: @escaping @MainActor (UIView) -> Void = Self.addTaps) -> LaunchTarget
  {
    let size = CGSize(width: 400, height: 300)
    let entry = GalleryEntry(
      name: "photo",
      title: Phrase("Photo", "照片"),
      group: Phrase("Tests", "测试"),
      question: Phrase("Who?", "谁？"),
      answer: Phrase("", "")
    )
    return LaunchTarget(name: "photo", keys: .sandbox, entry: entry, size: size) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.accessibilityIdentifier = "window"
      let photo = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      photo.accessibilityIdentifier = "photo"
      fill(photo)
      window.addSubview(photo)
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
  }

  private static func addTaps(to photo: UIView) {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    (single.name, double.name) = ("single", "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    for recognizer in [single, double] { photo.addGestureRecognizer(recognizer) }
  }

  /// Plays rounds of input in a window, after the pointer moved to a place of the scene.
  private func play(
    _ rounds: [[InputEvent]],
    x: Double = 100,
    y: Double = 100,
    width: Int = 1280,
    height: Int = 800,
    hasMotion: Bool = false
  ) throws -> SceneSession {
    let window = ScriptedWindow(width: width, height: height, script: [])
    let target = target()
    var settings = AnnotationSettings(showsOverlay: true)
    settings.hasMotion = hasMotion
    let loop = try WindowLoop(
      target,
      of: SceneGallery(entries: [target.entry].compactMap { $0 }) { _ in nil },
      in: window,
      form: .workbench,
      settings: settings,
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    )
    let stage = try #require(loop.session.workbench).bench.stage
    let hover = InputEvent.hover(location: stage.place(CGPoint(x: x, y: y)), timestamp: 0)
    window.setScript([[], [hover]] + rounds + [[], []])
    try loop.runUntilOver()
    return loop.session
  }

  private func keys(_ names: String...) -> [[InputEvent]] { names.map { [.key($0)] } }

  private func bench(_ session: SceneSession) throws -> Workbench {
    try #require(session.workbench?.bench)
  }

  private func texts(_ session: SceneSession) throws -> [String] {
    try bench(session).shownTexts.map(\.text)
  }

  @Test("G shows the table with the cell that has a problem, and the focus is on it")
  func table() throws {
    let session = try play(keys("g"))
    let bench = try bench(session)
    let matrix = try #require(bench.gestureTable?.matrix)
    #expect(matrix.point == CGPoint(x: 100, y: 100) && bench.showsGestures)
    #expect(bench.focusPlace?.name == "gesture-matrix")
    #expect(bench.focusName == "Tap, single: acts 0.35 s")
    let texts = try texts(session)
    #expect(texts.contains("− single.require(toFail: double)"))
    #expect(texts.contains { $0.hasPrefix("2 cells change: Tap: single acts 0.35 s → acts") })
    #expect(texts.contains("waits for · 0.35 s"))
  }

  @Test("a change is tried from a cell: the cells are marked until it is undone")
  func tryFromCell() throws {
    let tried = try play(keys("g", "Tab", "Tab", "Tab", "Return"))
    let table = try #require(try bench(tried).gestureTable)
    #expect(try bench(tried).focusPlace?.name == "try-fix")
    guard case .removeRequirement(let first, let second)? = table.tried else {
      Issue.record("nothing is tried")
      return
    }
    #expect(first.title == "single" && second.title == "double")
    #expect(table.isChanged(.tap, 0) && table.isChanged(.doubleTap, 0))
    #expect(!table.isChanged(.tap, 1))
    #expect(table.shown.cell(.tap, 0)?.shownDelay == 0)
    #expect(try texts(tried).contains("Undo"))
    let undone = try play(keys("g", "Tab", "Tab", "Tab", "Return", "Return"))
    #expect(try bench(undone).gestureTable?.tried == nil)
    #expect(try texts(undone).contains("Try it"))
  }

  @Test("a change is tried from a relation, which is selected by keys or by a press")
  func tryFromRelation() throws {
    let selected = try play(keys("g", "Tab", "Tab", "Tab", "Tab", "Tab", "Return"))
    #expect(try bench(selected).focusPlace?.name == "gesture-graph")
    #expect(try bench(selected).focusName == "single waits for double to fail, 0.35 s")
    let texts = try texts(selected)
    #expect(texts.contains("single waits for double to fail, 0.35 s"))
    #expect(texts.contains("− single.require(toFail: double)"))
    let word = try #require(
      try bench(selected).shownTexts.first { $0.text == "waits for · 0.35 s" }
    )
    let press: [[InputEvent]] = [
      [.mouse(.began, word.place.x + 10, word.place.y + 6)],
      [.mouse(.ended, word.place.x + 10, word.place.y + 6)],
    ]
    let pressed = try play(keys("g") + press)
    #expect(try self.texts(pressed).contains("single waits for double to fail, 0.35 s"))
  }

  @Test("a cell without a problem offers to do without the recognizer; its results are played")
  func plainCell() throws {
    let session = try play(keys("g", "Down", "Right"))
    #expect(try bench(session).focusName == "Double tap, double: acts")
    let texts = try texts(session)
    #expect(texts.contains("Double tap: double acts: taps 2, 2 needed"))
    #expect(texts.contains("+ double.isEnabled = false"))
    #expect(texts.contains { $0.hasPrefix("3 cells change") || $0.hasPrefix("2 cells change") })
  }

  @Test(
    "Return plays the gesture of the row on a copy, and the time line measures how late it acts"
  )
  func playing() throws {
    let session = try play(keys("g", "Return"))
    #expect(session.run.overlay.touches.isEmpty && session.input.contacts.isEmpty)
    #expect(try actors(session).isEmpty)
    let state = try #require(try bench(session).gestureTable?.played?.state)
    #expect(state.played == .tap)
    let late = try #require(state.lateness)
    #expect(abs(late.upperBound - late.lowerBound - 0.35) < 0.001)
    #expect(abs(late.lowerBound - state.start - TriedGesture.tapHold) < 0.001)
    let texts = try texts(session)
    #expect(texts.contains("Tap, played on a copy of the scene") && texts.contains("0.35 s"))
    #expect(texts.contains { $0.hasPrefix("recognized: all it waited for") })
    #expect(try bench(session).showsGestures)
  }

  @Test("with a change that is tried, the copy that is played has it")
  func playingTrial() throws {
    let session = try play(keys("g", "Tab", "Tab", "Tab", "Return", "Left", "Left", "Return"))
    let table = try #require(try bench(session).gestureTable)
    #expect(try bench(session).focusPlace?.name == "play-gesture")
    #expect(table.tried != nil && table.played?.gesture == .tap)
    #expect(table.played?.state.lateness == nil)
  }

  @Test("a finger in the scene, and closing the table, bring the scene's own time line back")
  func afterPlaying() throws {
    let words = "Tap, played on a copy of the scene"
    #expect(try texts(play(keys("g", "Return"))).contains(words))
    #expect(try !texts(play(keys("g", "Return", "Escape", "Escape"))).contains(words))
    let stage = try bench(play(keys("g"))).stage
    let place = stage.place(CGPoint(x: 50, y: 60))
    let press: [[InputEvent]] = [[.mouse(.began, place.x, place.y)]]
    #expect(try !texts(play(keys("g", "Return") + press)).contains(words))
  }

  @Test("Home and End go to the first and last column")
  func ends() throws {
    #expect(try bench(play(keys("g", "End"))).focusName == "Tap, double: fails")
    #expect(try bench(play(keys("g", "End", "Home"))).focusName == "Tap, single: acts 0.35 s")
  }

  @Test("the cells that a tried change changes blink once")
  func blinking() throws {
    let steps = keys("g", "Tab", "Tab", "Tab", "Return")
    let changed = try play(steps, hasMotion: true)
    let matrix = try #require(try view("gesture-matrix", changed))
    #expect(matrix.subviews.count == 2)
    let later = try play(steps + Array(repeating: [], count: 30), hasMotion: true)
    #expect(try view("gesture-matrix", later)?.subviews.isEmpty == true)
  }

  private func view(_ name: String, _ session: SceneSession) throws -> UIView? {
    var waiting: [UIView] = [try bench(session).window]
    while let view = waiting.popLast() {
      if view.accessibilityIdentifier == name { return view }
      waiting += view.subviews
    }
    return nil
  }

  @Test("a low window hides the relations behind a button")
  func low() throws {
    let hidden = try play(keys("g"), height: 680)
    #expect(try texts(hidden).contains("Relations · 1"))
    #expect(try !texts(hidden).contains("waits for · 0.35 s"))
    let steps = keys("g", "Tab", "Tab", "Tab", "Tab")
    #expect(try bench(play(steps, height: 680)).focusPlace?.name == "all-relations")
    let shown = try play(steps + keys("Return"), height: 680)
    #expect(try texts(shown).contains("waits for · 0.35 s"))
  }

  @Test("Esc closes the table")
  func closing() throws {
    let session = try play(keys("g", "Return"))
    let closed = try play(keys("g", "Escape", "Escape"))
    #expect(try !bench(closed).showsGestures)
    // In the next window the inspector has the width that the user set.
    #expect(try bench(session).arrangement == bench(closed).arrangement)
  }

  @Test("a window that shows few frames plays the gesture as the matrix has it")
  func lateFrames() throws {
    let window = ScriptedWindow(
      width: 1280,
      height: 800,
      script: Array(repeating: [], count: 30),
      clock: .moments((1...40).map { Double($0) * 0.3 })
    )
    let target = target { photo in
      let (back, move) = (UISwipeGestureRecognizer(), UIPanGestureRecognizer())
      (back.name, move.name) = ("back", "move")
      for recognizer in [back, move] { photo.addGestureRecognizer(recognizer) }
    }
    let loop = try WindowLoop(
      target,
      of: SceneGallery(entries: [target.entry].compactMap { $0 }) { _ in nil },
      in: window,
      form: .workbench,
      settings: AnnotationSettings(showsOverlay: true),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    )
    let trials = GestureTrials(
      at: CGPoint(x: 20, y: 100),
      size: CGSize(width: 400, height: 300),
      start: target.start
    )
    let cells = trials.matrix(of: [.swipe(.right)]).rows[0].cells
    #expect(cells.map(\.outcome) == [.fails, .acts])
    window.beforeEvents = { [weak loop] round in
      guard round == 3, let session = loop?.session else { return }
      let now = session.input.clock.time(at: session.screen.window.now)
      session.play(.swipe(.right), at: CGPoint(x: 20, y: 100), from: now)
    }
    try loop.runUntilOver()
    #expect(Set(try actors(loop.session)) == ["move"])
  }

  /// Returns the names of the recognizers whose targets were called, in order.
  private func actors(_ session: SceneSession) throws -> [String] {
    try bench(session).log.records.compactMap { record in
      guard case .gestureActed(let node, _) = record.event else { return nil }
      return node.name
    }
  }

  @Test("a point without recognizers is told in the tab; a right click then asks about another")
  func empty() throws {
    let empty = try play(keys("g"), x: 300)
    let texts = try texts(empty).joined(separator: " ").replacing("  ", with: " ")
    #expect(texts.contains("There is no recognizer at this point."))
    #expect(texts.contains("press G over it."))
    #expect(try bench(empty).gestureTable?.matrix.isEmpty == true)
    let stage = try bench(empty).stage
    let place = stage.place(CGPoint(x: 50, y: 60))
    let click = ContactSample(
      id: .secondaryButton,
      phase: .began,
      location: place,
      timestamp: 1
    )
    let asked = try play(keys("g") + [[.contact(click)]], x: 300)
    #expect(try bench(asked).gestureTable?.matrix.point == CGPoint(x: 50, y: 60))
    #expect(try !bench(asked).isAsking)
  }

  @Test("tooltips tell the time from touch down and the cause, and a relation in a sentence")
  func tooltips() throws {
    let session = try play(keys("g"))
    let table = try #require(try bench(session).gestureTable)
    let words = GestureWords(table.matrix, in: .english)
    let cell = try #require(table.matrix.cell(.tap, 0))
    #expect(
      words.tip(.tap, cell) == """
        Tap · one finger, 0.05 s
        acts 0.40 s after touch down
        waited 0.35 s for double to fail
        """
    )
    let word = try #require(
      try bench(session).shownTexts.first { $0.text == "waits for · 0.35 s" }
    )
    let place = CGPoint(x: word.place.x + 5, y: word.place.y + 6)
    let over = InputEvent.hover(location: place, timestamp: 0)
    let told = try play(keys("g") + [[over]] + Array(repeating: [], count: 40))
    #expect(try texts(told).contains("single waits for double to fail, 0.35 s"))
  }

  @Test("a narrow window has one gesture at a time, and sentences in place of the drawing")
  func narrow() throws {
    let session = try play(keys("g", "Right"), width: 900)
    #expect(try bench(session).focusName == "Double tap, single: fails")
    let texts = try texts(session)
    #expect(texts.contains("Double tap") && !texts.contains("waits for · 0.35 s"))
    #expect(texts.joined(separator: " ").contains("single waits for double to fail, 0.35 s"))
  }
}
