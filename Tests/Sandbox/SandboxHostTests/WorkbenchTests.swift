import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

@MainActor
@Suite("The workbench around a scene")
struct WorkbenchTests: PlaysWorkbench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private let allKeys: [InputEvent] = [
    .key("v"), .key("i"), .key("g"), .key("e"), .key("b"), .key("z"), .key("w"), .key("d"),
    .key("a"), .key("h"), .key("F6"), .key("Escape"),
  ]

  /// Returns a key that a text field identifies by its usage.
  private func typed(_ name: String, _ usage: Int) -> InputEvent {
    .key(KeyStroke(usage: usage, name: name, isDown: true, timestamp: 0))
  }

  @Test("properties are gone through and changed by key alone")
  func propertyKeys() throws {
    let tabs = { (count: Int) in Array(repeating: [InputEvent.key("Tab")], count: count) }
    let change = [[InputEvent.key("Return")]]
    let start: [[InputEvent]] = [[.key("s")], [.key("s")], [.key("i")], []]
    let played = try play(
      // The fifth property is isUserInteractionEnabled, and the eighth one is alpha.
      start + tabs(5) + change + tabs(3) + change
        + [[typed("Backspace", 0x2A)], [.text("0.25", timestamp: 0)], [typed("Return", 0x28)], []]
    )
    let window = try #require(played.session.run.application.windows.first)
    #expect(!window.isUserInteractionEnabled)
    #expect(window.alpha == 0.25)
    let undone = try play(
      start + tabs(5) + change + [[.key("Z", .control)], []]
    )
    #expect(undone.session.run.application.windows.first?.isUserInteractionEnabled == true)
  }

  @Test("with the workbench or without it the trace is the same, byte for byte")
  func sameTrace() throws {
    var touches: [[InputEvent]] = [[.mouse(.began, 100, 120)]]
    for step in 1...20 {
      let offset = Double(step)
      touches.append([.mouse(.moved, 100 + offset * 4, 120 + offset * 3)])
    }
    touches.append([.mouse(.ended, 180, 180)])
    touches.append([.finger(1, .began, 280, 120), .finger(2, .began, 60, 250)])
    touches.append([.finger(1, .moved, 250, 160)])
    touches.append([.finger(2, .ended, 60, 250)])
    touches.append([.finger(1, .cancelled, 250, 160)])
    for scene in ["drag-touches", "simultaneous", "control-panel"] {
      // The keys themselves are no input to the scene, but each takes a frame.
      let plain = try play([[]] + touches, scene: scene, form: .plain, overlay: false)
      let full = try play([allKeys] + touches, scene: scene)
      let (first, second) = (text(of: plain.log), text(of: full.log))
      let isSame = first == second
      if !isSame {
        let lines = (first.split(separator: "\n"), second.split(separator: "\n"))
        let index = zip(lines.0, lines.1).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
        let place = lines.0.indices.contains(index) ? lines.0[index] : ""
        let other = lines.1.indices.contains(index) ? lines.1[index] : ""
        Issue.record("\(scene), line \(index): \(place) / \(other)")
      }
      #expect(!text(of: plain.log).isEmpty)
    }
  }

  @Test(
    "the scene keeps its size whatever the window's is, and is shown smaller where it has to be"
  )
  func sizes() throws {
    for (width, scale) in [(1280, 1.0), (800, 1.0), (480, 0.75)] as [(CGFloat, CGFloat)] {
      let played = try play([[]], size: CGSize(width: width, height: 600))
      #expect(played.session.run.size == CGSize(width: 400, height: 300))
      #expect(try played.bench.stage.scale == scale)
    }
  }

  @Test("a press beside the scene is no touch of it, on a region or on the canvas")
  func ownership() throws {
    let script: [[InputEvent]] = [
      [.mouse(.began, 500, 60)], [.mouse(.moved, 100, 120)], [.mouse(.ended, 100, 120)],
      [.mouse(.began, -20, 60)], [.mouse(.moved, 100, 120)], [.mouse(.ended, 100, 120)],
    ]
    #expect(text(of: try play(script).log).contains("sendEvent") == false)
  }

  @Test("painting only what changed shows the same as painting everything", arguments: [1280, 800])
  func damage(width: Int) throws {
    var script: [[InputEvent]] = [allKeys]
    script += [
      [.mouse(.began, 100, 120)], [.mouse(.moved, 120, 150)], [.mouse(.ended, 120, 150)],
      [.secondary(120, 150)], [.key("Down")], [.key("x")], [.key("m")], [.key("k")],
      [.mouse(.began, 60, 60)], [.mouse(.ended, 60, 60)], [.key("k")], [.key("m")],
    ]
    let size = CGSize(width: width, height: 700)
    let partly = try play(script, size: size).window
    script.append([.window(.exposed, timestamp: 1)])
    script.append([.window(.resized(CGSize(width: width + 1, height: 700)), timestamp: 1)])
    script.append([.window(.resized(size), timestamp: 1)])
    let wholly = try play(script, size: size).window
    #expect(partly.screen == wholly.screen)
  }

  @Test("words typed after ? look for a key, and are no shortcuts; Escape closes the list")
  func help() throws {
    let letter: [InputEvent] = [.key("h"), .text("h", timestamp: 0)]
    let typed = try play([[.key("?")], letter, []])
    let isRevealed = { (played: PlayedWorkbench) in
      try played.bench.shownTexts.contains { $0.text == "Hide answer" }
    }
    #expect(try !isRevealed(typed) && typed.bench.isTyping)
    // The text of the key itself is not part of the search.
    let search = try play([
      [.key("?"), .text("?", timestamp: 0)], [.text("zoom", timestamp: 0)], [],
    ])
    #expect(try search.bench.shownTexts.contains { $0.text == "zoom" })
    let closed = try play([[.key("?")], [.key("Escape")], [.key("h")], []])
    #expect(try isRevealed(closed) && !closed.bench.isShown(HelpPanel.label))
  }

  @Test("another scene in Predict has its own points, and no guess of the scene before")
  func predictOtherScene() throws {
    let guess: [[InputEvent]] = [
      [.key("k")], [.mouse(.began, 100, 120)], [.mouse(.ended, 100, 120)], [],
    ]
    let before = try play(guess, scene: "drag-touches").session
    #expect(before.prediction.current?.guess != nil)
    let after = try play(
      guess + [[.key("PageDown", .control)], []],
      scene: "drag-touches"
    ).session
    #expect(after.launchTarget.name == "cannot-receive")
    #expect(after.prediction.current?.guess == nil)
    #expect(after.prediction.current?.points != before.prediction.current?.points)
  }

  @Test("the release of a key that ends a search does not reach the scene")
  func releaseAfterSearch() throws {
    let release = KeyStroke(usage: 0x28, name: "Return", isDown: false, timestamp: 0)
    let search: [[InputEvent]] = [
      [.key("p", [.control, .shift])], [.text("undo", timestamp: 0)],
      [.key("Return"), .key(release)], [],
    ]
    let recording = try #require(try play(search).session.recorder?.session)
    let keys = recording.frames.flatMap(\.events).filter { event in
      if case .key(let stroke) = event { stroke.name == "Return" } else { false }
    }
    #expect(keys.isEmpty)
  }

  @Test("a closed list of keys leaves the inspector as it was, with its panel")
  func helpReturns() throws {
    let there: [[InputEvent]] = [[.key("?")], [.key("Escape")], []]
    let hide: [[InputEvent]] = [[.key("b", [.control, .shift])]]
    #expect(try play(hide + [[.key("?")], []]).bench.layout.hasInspector)
    #expect(try !play(hide + there).bench.layout.hasInspector)
    let panel = try play([[.key("e")]] + there).bench
    #expect(panel.isShown(EventsPanel.label))
  }

  @Test("a key taps the selected view, without a mouse")
  func tapKey() throws {
    let walk: [[InputEvent]] = ["s", "s", "s", "s"].map { [.key($0)] }
    let tap = [[InputEvent.key("Return", .shift)]] + Array(repeating: [], count: 20)
    let played = try play(walk + tap, scene: "nested-colours")
    let touch = try #require(played.session.run.overlay.touches.last)
    #expect(touch.location == played.session.tools.selectedMiddle)
    #expect(text(of: played.log).contains("yellow.ended [f1]"))
    // The question is then about the place of that tap, not of the pointer.
    let middle = CGPoint(x: 200, y: 150)
    let asked = try play(
      [[.mouse(.began, 10, 10)], [.mouse(.ended, 10, 10)]] + tap + [[.key("y")], []]
    )
    #expect(asked.session.question.point == middle)
  }

  @Test("the chain says that a disabled control gets a touch and does nothing")
  func disabledControl() throws {
    let idle = try play([[]], scene: "nested-controls")
    let tree = idle.session.run.application.treeSnapshot()
    let off = try #require(tree.views.first { $0.node.identifier == "off" })
    let place = try #require(off.node.quad?.center)
    let press = InputEvent.mouse(.began, Double(place.x), Double(place.y))
    let played = try play([[press], []], scene: "nested-controls")
    let sentence = try played.bench.chainSentence
    #expect(sentence == "off receives the touch but ignores it, because isEnabled is false.")
  }

  @Test("an idle window waits without a time limit once the gallery has its pictures")
  func idle() throws {
    let played = try play(Array(repeating: [], count: 12))
    #expect(played.window.timeouts.last == TimeInterval?.none)
  }

  @Test("whatever tab is open, a window in which nothing happens any more waits without a limit")
  func idleAfterwards() throws {
    let touch: [[InputEvent]] = [[.mouse(.began, 100, 120)], [.mouse(.ended, 100, 120)]]
    let last: [[[InputEvent]]] = [
      [[.secondary(100, 120)], [.key("Down")]], [[.key("e")]], [[.key("g")]], [[.key("i")]],
      [[.key("?")], [.key("Escape")]], [[.key("m")]], [[.key("w")]], [[.key("k")]],
      [[.key("b", .control)]],
    ]
    for steps in last {
      // Messages end after six seconds, and the clock advances by a sixtieth at a time.
      let rest = Array(repeating: [InputEvent](), count: 420)
      let played = try play(touch + steps + rest)
      #expect(played.window.timeouts.last == TimeInterval?.none, "\(steps)")
    }
  }

  @Test("a right click asks without touching, a way out is tried at once and taken back")
  func wayOut() throws {
    let place = CGPoint(x: 192, y: 150)
    let asked = try play([[.secondary(place.x, place.y)], []], scene: "cannot-receive")
    #expect(text(of: asked.log).contains("sendEvent") == false)
    let explanation = try #require(try asked.bench.explanation)
    let entry = try #require(
      explanation.entries.first { $0.view.node.name == "interaction-off" }
    )
    #expect(entry.verdict.code == "interactionDisabled")
    let way = try #require(explanation.waysOut(for: entry.index).first)
    asked.session.isOver = false
    asked.session.tryWayOut(way, at: 1)
    #expect(try asked.bench.explanation?.receiver?.name == "interaction-off")
    asked.session.undo(at: 1)
    #expect(try asked.bench.explanation?.receiver?.name == "parent-of-interaction-off")
  }

  @Test("the gallery goes to another scene, whose recording begins anew")
  func scenes() throws {
    let played = try play([[.key("PageDown", .control)], []], scene: "drag-touches")
    #expect(played.session.launchTarget.name == "cannot-receive")
    #expect(played.session.recorder?.session?.header.scene == "cannot-receive")
  }

  @Test("the answer is hidden until it is asked for, and then the scene counts as looked at alone")
  func answer() throws {
    #expect(try play([[]]).session.course.seen.isEmpty)
    let played = try play([[.key("h")], []])
    #expect(played.session.course.isAnswerShown)
    #expect(played.session.course.seen == ["drag-touches"])
    #expect(played.session.course.answered.isEmpty)
  }

  @Test("a guess is no touch; a press on the ring is one, and tells whether it was right")
  func predicting() throws {
    let begun = try play([[.key("k")], []], scene: "nested-colours")
    let ring = try #require(begun.session.prediction.current?.ring)
    let played = try play(
      [
        [.key("k")], [.mouse(.began, Double(ring.x), Double(ring.y))],
        [.mouse(.ended, Double(ring.x), Double(ring.y))],
        [.mouse(.began, Double(ring.x), Double(ring.y))],
        [.mouse(.ended, Double(ring.x), Double(ring.y))], [],
      ],
      scene: "nested-colours"
    )
    let state = try #require(played.session.prediction.current?.state)
    #expect(state.count == 1)
    #expect(state.rounds.first?.scene == "nested-colours")
    // The guess was a click on the ring, so it may be right; the scene then has a check mark.
    let isRight = state.rounds[0].results == [true]
    let course = played.session.course
    #expect(course.answered == (isRight ? ["nested-colours"] : []))
    #expect(course.seen == (isRight ? [] : ["nested-colours"]))
    let began = text(of: played.log).components(separatedBy: ".began [").count
    #expect(began > 1)
    let once = try play(
      [
        [.mouse(.began, Double(ring.x), Double(ring.y))],
        [.mouse(.ended, Double(ring.x), Double(ring.y))], [],
      ],
      scene: "nested-colours"
    )
    #expect(text(of: once.log).components(separatedBy: ".began [").count == began)
  }

  @Test("the outline names every button, and pressing one does what the button does")
  func outline() throws {
    let session = try play([[]], scene: "nested-colours").session
    let outline = try #require(session.outline)
    #expect(outline.regions.map(\.id) == ["tools", "scenes", "question", "tabs", "panel", "more"])
    #expect(outline.regions.flatMap(\.items).allSatisfy { !$0.id.isEmpty && !$0.name.isEmpty })
    try session.press(["mode-predict", "no-such-button"])
    #expect(session.prediction.current != nil)
    let tools = try #require(session.outline?.regions.first)
    #expect(tools.items.first { $0.id == "mode-predict" }?.isOn == true)
    #expect(session.outline?.answer.hasPrefix("Who will get the touch") == true)
    try session.press(["scene-cannot-receive", "scene-missing"])
    #expect(session.launchTarget.name == "cannot-receive")
  }

  @Test("the outline tells who got the touch and why; holding a view asks instead of touching")
  func outlineAnswers() throws {
    let touched = try play([[.mouse(.began, 200, 170)], []], scene: "nested-colours").session
    #expect(touched.outline?.answer.contains("yellow") == true)
    let stage = try #require(touched.workbench?.bench.stage)
    let place = stage.place(CGPoint(x: 200, y: 170))
    try touched.press(["hold-\(Int(place.x))-\(Int(place.y))"])
    #expect(touched.workbench?.bench.isAsking == true && touched.input.contacts.isEmpty)
  }

  @Test("Escape closes one thing after the other, and then takes the fingers away")
  func escape() throws {
    let script: [[InputEvent]] = [
      [.key("?")], [.key("Escape")], [.secondary(100, 120)], [.key("Escape")],
      [.mouse(.began, 100, 120)], [.key("Escape")], [],
    ]
    let played = try play(script)
    #expect(!(try played.bench.isAsking))
    let causes = played.log.records.compactMap { record -> CancellationCause? in
      if case .cancelled(_, let cause) = record.event { cause } else { nil }
    }
    #expect(causes == [.user])
  }

  @Test("modifiers of the sandbox's own commands do not reach the scene")
  func modifiers() throws {
    func modifier(_ usage: Int, _ isDown: Bool) -> InputEvent {
      .key(
        KeyStroke(usage: usage, name: "Left Ctrl", modifiers: [], isDown: isDown, timestamp: 0)
      )
    }
    let own = try play([[modifier(0xE0, true), .key("f", .control), modifier(0xE0, false)], []])
    #expect(keyCount(own) == 0)
    let other = try play([[modifier(0xE0, true), .key("j", .control), modifier(0xE0, false)], []])
    #expect(keyCount(other) == 3)
  }

  /// Returns the number of key strokes that the scene received.
  private func keyCount(_ played: PlayedWorkbench) -> Int? {
    played.session.recorder?.session?.frames.flatMap(\.events).count { event in
      if case .key = event { true } else { false }
    }
  }
}

@MainActor
@Suite("What the workbench shows")
struct WorkbenchContentTests {
  private func bench(
    _ size: CGSize = CGSize(width: 1280, height: 800),
    look: WorkbenchLook = WorkbenchLook()
  ) -> Workbench {
    Workbench(
      size: size,
      sceneSize: CGSize(width: 640, height: 480),
      look: look,
      measuring: EstimatedText()
    )
  }

  @Test("no two buttons of the tool bar lie over each other", arguments: Language.allCases)
  func toolBar(_ language: Language) throws {
    for scale in [1, 1.25, 1.5, 2, 3] as [CGFloat] {
      for width in stride(from: min(580 * scale, 780), through: 1500, by: 20) {
        let look = WorkbenchLook(language: language, textScale: scale)
        let bench = bench(CGSize(width: width, height: 700), look: look)
        bench.update()
        bench.chrome.tool.layoutIfNeeded()
        let buttons = bench.chrome.tool.buttons.filter { !$0.isHidden }
        let frames = buttons.map(\.frame).sorted { $0.minX < $1.minX }
        let crowded = zip(frames, frames.dropFirst()).filter { $0.maxX > $1.minX + 0.5 }
        #expect(crowded.isEmpty, "\(width) at \(scale)")
      }
    }
  }

  @Test("ten thousand views and a hundred thousand rows take only the views that can be seen")
  func manyRows() {
    let bench = bench()
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    for _ in 0..<10_000 { window.addSubview(UIView()) }
    let tree = application.treeSnapshot()
    for number in 0..<120_000 {
      let record = TraceRecord(
        sequence: number,
        time: 0,
        event: .dropped(touch: number, cause: .noWindow)
      )
      for sink in bench.sinks { sink.record(record) }
    }
    bench.showViews(tree, colors: [:], selected: tree.views[9_000].node.id, changed: [])
    for panel in InspectorPanels.all {
      bench.open(panel.label)
      bench.update()
      _ = bench.takeDamage()
    }
    #expect(bench.log.count >= EventLog.capacity)
    #expect(bench.log.count <= EventLog.capacity + 10_000)
    #expect(bench.viewCount < 500)
  }

  @Test(
    "at every size and text scale the scene stays on its canvas, and no region covers it",
    arguments: [
      (1920, 1080), (1280, 800), (1100, 700), (800, 600), (640, 480), (460, 340),
    ] as [(CGFloat, CGFloat)]
  )
  func layouts(_ width: CGFloat, _ height: CGFloat) {
    for scale in [1, 1.5, 2, 3] as [CGFloat] {
      let bench = bench(CGSize(width: width, height: height), look: WorkbenchLook(textScale: scale))
      let scene = bench.stage.scene
      #expect(bench.stage.canvas.contains(scene) || bench.stage.scale <= 0.33)
      #expect(scene.width > 0 && scene.height > 0)
      let middle = CGPoint(x: scene.midX, y: scene.midY)
      #expect(!bench.owns(middle), "\(width) × \(height) at \(scale)")
    }
  }
}
