import DispatchTracing
import Drawing
import Foundation
import Geometry
import Inspector
import PointerInput
import SandboxPanels
import SandboxScenes
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("Panels beside a scene")
struct PanelTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A scene in a window of 400 × 300 whose input is written down beforehand.
  private func play(
    _ script: [[InputEvent]],
    scene name: String = "drag-touches",
    overlay: Bool = true,
    canGrow: Bool = true
  ) throws -> (window: ScriptedWindow, log: TraceLog, started: StartedApplication) {
    let window = ScriptedWindow(width: 400, height: 300, script: script)
    window.canGrow = canGrow
    let scene = try #require(SceneCatalogue.all.first { $0.name == name })
    var started: StartedApplication?
    let launchTarget = LaunchTarget(name: name, keys: .sandbox) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = scene.makeRootViewController()
      window.makeKeyAndVisible()
      let result = StartedApplication(application, with: window)
      started = result
      return result
    }
    let loop = try WindowLoop(
      launchTarget,
      in: window,
      settings: AnnotationSettings(showsOverlay: overlay),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    )
    let whole = try #require(started)
    let application = whole.application
    let log = TraceLog()
    let others = try #require(application.traceSink)
    application.traceSink = TraceFork([others, log])
    try loop.runUntilOver()
    return (window, log, whole)
  }

  /// Everything that was traced, with the numbers of records and their times.
  private func text(of log: TraceLog) -> String {
    let transcript = Transcript(detail: .everything)
    return log.records.map { record in
      "\(record.sequence) \(record.time) \(transcript.lines(for: record.event))"
    }.joined(separator: "\n")
  }

  private let allPanels: [InputEvent] = [
    .key("v"), .key("i"), .key("g"), .key("e"), .key("b"), .key("p", .shift), .key("w"), .key("d"),
  ]

  /// A key that a text field knows by its usage.
  private func typed(_ name: String, _ usage: Int) -> InputEvent {
    .key(KeyStroke(usage: usage, name: name, isDown: true, timestamp: 0))
  }

  @Test("properties are gone through and changed by key alone")
  func propertyKeys() throws {
    let tabs = { (count: Int) in Array(repeating: [InputEvent.key("Tab")], count: count) }
    let back = [[InputEvent.key("Tab", .shift)], [.key("Tab", .shift)]]
    let change = [[InputEvent.key("Return")]]
    let start: [[InputEvent]] = [[.key("s")], [.key("s")], [.key("i")], []]
    let (_, _, started) = try play(
      // The seventh is isUserInteractionEnabled, the fifth alpha.
      start + tabs(7) + change + back + change
        + [[typed("Backspace", 0x2A)], [.text("0.25", timestamp: 0)], [typed("Return", 0x28)], []]
    )
    let window = try #require(started.application.windows.first)
    #expect(!window.isUserInteractionEnabled)
    #expect(window.alpha == 0.25)
  }

  @Test("with overlay and panels on or off the trace is the same, byte for byte")
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
      // The keys themselves are no input to the scene, but they take a frame.
      let plain = try play([[]] + touches, scene: scene, overlay: false)
      let full = try play([allPanels] + touches, scene: scene)
      #expect(text(of: plain.log) == text(of: full.log))
      #expect(!text(of: plain.log).isEmpty)
    }
  }

  @Test("the window grows by the panels, and the scene stays as it is")
  func growing() throws {
    let (window, _, started) = try play([[.key("v")], []])
    #expect(window.size.width > 500)
    #expect(started.application.windows.first?.bounds.size == CGSize(width: 400, height: 300))
    let closed = try play([[.key("v")], [.key("v")], []])
    #expect(closed.window.size == CGSize(width: 400, height: 300))
  }

  @Test("where the window cannot grow, the scene makes room")
  func shrinking() throws {
    let (window, _, started) = try play([[.key("v")], []], canGrow: false)
    #expect(window.size.width == 400)
    let width = try #require(started.application.windows.first).bounds.width
    #expect(width >= 160 && width < 400)
  }

  @Test("a press on a panel is no touch of the scene")
  func ownership() throws {
    let script: [[InputEvent]] = [
      [.key("v")], [.mouse(.began, 500, 60)], [.mouse(.moved, 100, 120)],
      [.mouse(.ended, 100, 120)],
    ]
    let (_, log, _) = try play(script)
    #expect(text(of: log).contains("sendEvent") == false)
  }

  @Test("painting only what changed shows the same as painting everything")
  func damage() throws {
    var script: [[InputEvent]] = [allPanels]
    script += [
      [.mouse(.began, 100, 120)], [.mouse(.moved, 120, 150)], [.mouse(.ended, 120, 150)],
      [
        .contact(
          ContactSample(
            id: .secondaryButton,
            phase: .began,
            location: CGPoint(x: 120, y: 150),
            timestamp: 0
          )
        )
      ],
      [.key("Down")],
    ]
    let partly = try play(script).window
    script.append([.window(.exposed, timestamp: 1)])
    script.append([.key("F1")])
    script.append([.key("F1")])
    let wholly = try play(script).window
    #expect(partly.screen == wholly.screen)
  }

  @Test("an idle window with all panels waits without a time limit")
  func idle() throws {
    let (window, _, _) = try play([allPanels, [], [], []])
    #expect(window.timeouts.last == TimeInterval?.none)
  }
}

@MainActor
@Suite("What panels show")
struct PanelDeskTests {
  private func desk() -> PanelDesk {
    PanelDesk(
      size: CGSize(width: 1000, height: 600),
      look: PanelLook(),
      measuring: EstimatedText()
    )
  }

  @Test("ten thousand views and a hundred thousand rows take only the views that can be seen")
  func manyRows() {
    let desk = desk()
    for kind in PanelKind.allCases { desk.toggle(kind) }
    let application = UIApplication()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.makeKeyAndVisible()
    for _ in 0..<10_000 { window.addSubview(UIView()) }
    let tree = application.treeSnapshot()
    for number in 0..<120_000 {
      desk.log.record(
        TraceRecord(sequence: number, time: 0, event: .dropped(touch: number, cause: .noWindow))
      )
    }
    desk.showViews(tree, selected: tree.views[9_000].node.id)
    desk.update()
    _ = desk.takeDamage()
    #expect(desk.log.count >= EventLog.capacity)
    #expect(desk.log.count <= EventLog.capacity + 10_000)
    #expect(desk.viewCount < 300)
  }
}
