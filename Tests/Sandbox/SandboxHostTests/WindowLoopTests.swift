import Foundation
import Geometry
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit

@testable import SandboxHost

@MainActor
@Suite("The loop of the window")
struct WindowLoopTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs the scene in a window with prepared input.
  private func play(
    _ script: [[InputEvent]],
    scene name: String = "drag-touches",
    overlay: Bool = false,
    form: WindowForm = .plain,
    width: Int = 400,
    height: Int = 300
  ) throws -> ScriptedWindow {
    let window = ScriptedWindow(width: width, height: height, script: script)
    let loop = try WindowLoop(
      try launchTarget(name),
      in: window,
      form: form,
      settings: AnnotationSettings(showsOverlay: overlay),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    )
    try loop.runUntilOver()
    return window
  }

  private func launchTarget(_ name: String) throws -> LaunchTarget {
    let scene = try #require(SceneCatalogue.all.first { $0.name == name })
    return LaunchTarget(name: name, keys: .sandbox) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = scene.makeRootViewController()
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
  }

  private let red: UInt32 = 0xFF3B30

  @Test("draws the first picture whole, and then nothing while nothing happens")
  func idle() throws {
    let window = try play([[], [], [.hover(location: CGPoint(x: 5, y: 5), timestamp: 0)], []])
    #expect(window.pixelCounts == [400 * 300])
  }

  @Test("while a finger rests, nothing is drawn but ten times a second for how long it has")
  func resting() throws {
    let began = ContactSample(
      id: ContactID(device: 1, finger: 1),
      phase: .began,
      location: CGPoint(x: 500, y: 300),
      timestamp: 0.05
    )
    let rest = Array(repeating: [InputEvent](), count: 20)
    let script = rest + [[.contact(began)]] + rest
    let window = try play(script, overlay: true, form: .workbench, width: 1280, height: 800)
    let without = try play(rest, overlay: true, form: .workbench, width: 1280, height: 800)
    // The finger arrived 0.3 s after its timestamp, and stays for 20 frames.
    #expect(window.pixelCounts.count == without.pixelCounts.count + 4)
  }

  /// A view that counts the ends of its touches.
  private final class Pad: UIView {
    var ended = 0
    var cancelled = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
  }

  @Test("X14: a window that is larger than any picture shows a part of it, and takes fingers away")
  func tooLarge() throws {
    let began = ContactSample(
      id: ContactID(device: 1, finger: 1),
      phase: .began,
      location: CGPoint(x: 5, y: 5),
      timestamp: 0.01
    )
    let large = CGSize(width: 20_000, height: 20)
    let window = ScriptedWindow(
      width: 100,
      height: 50,
      script: [
        [.contact(began)], [.window(.resized(large), timestamp: 0.02)],
        [.window(.resized(CGSize(width: 90, height: 40)), timestamp: 0.04)], [],
      ]
    )
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let target = LaunchTarget(name: "pad", keys: .sandbox) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.addSubview(pad)
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
    let loop = try WindowLoop(
      target,
      in: window,
      settings: AnnotationSettings(showsOverlay: false),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    )
    try loop.runUntilOver()
    #expect(pad.cancelled == 1 && pad.ended == 0)
    #expect(window.pixelCounts == [100 * 50, 16_384 * 20, 90 * 40])
  }

  @Test("X14: the part of a window that has a picture is as large as pictures may be")
  func shownPart() {
    for (size, shown) in [
      ((9000, 9000), (9000, 7456)), ((8192, 8192), (8192, 8192)), ((8193, 8192), (8193, 8191)),
      ((100_000, 100_000), (16_384, 4096)), ((1, 100_000), (1, 16_384)), ((300, 200), (300, 200)),
    ] {
      let part = PixelRectangle(x: 0, y: 0, width: size.0, height: size.1).shownPart
      #expect(part.width == shown.0 && part.height == shown.1, "\(size): \(part)")
      #expect(!part.isTooLarge)
    }
  }

  @Test("an animation is drawn frame by frame, and when it is over the window sleeps again")
  func animating() throws {
    let window = ScriptedWindow(width: 100, height: 50, script: Array(repeating: [], count: 40))
    let launchTarget = LaunchTarget(name: "moving", keys: .sandbox) { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      box.backgroundColor = .red
      window.addSubview(box)
      window.makeKeyAndVisible()
      UIView.animate(withDuration: 0.2) { box.frame.origin.x = 80 }
      return StartedApplication(application, with: window)
    }
    try WindowLoop(
      launchTarget,
      in: window,
      settings: AnnotationSettings(showsOverlay: false),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path)
    ).runUntilOver()
    #expect(window.frames.count > 5 && window.frames.count < 20)
    #expect(window.timeouts.first.flatMap(\.self).map { $0 <= 1.0 / 60 } == true)
    #expect(window.timeouts.last == TimeInterval?.none)
    #expect(window.screen[10 * 100 + 90] == 0xFF_0000)
    #expect(window.screen[10 * 100 + 10] != 0xFF_0000)
  }

  @Test("waits for input without a time limit")
  func timeouts() throws {
    let window = try play([[], []])
    #expect(window.timeouts == [nil, nil, nil])
  }

  @Test("a box follows the finger, and only its old and new places are painted")
  func drag() throws {
    let window = try play([
      [.mouse(.began, 100, 120)],
      [.mouse(.moved, 110, 125)],
      [.mouse(.moved, 120, 130)],
    ])
    let (first, drags) = (window.pixelCounts.first, window.pixelCounts.dropFirst())
    #expect(first == 400 * 300)
    // The area contains the box, one step and a margin for smooth edges; the first press brings it to the front.
    #expect(drags.allSatisfy { $0 > 0 && $0 <= 134 * 129 * 2 })
    #expect(drags.count >= 2)
    #expect(window.screen[130 * 400 + 61] == red)
    #expect(window.screen[130 * 400 + 59] != red)
  }

  @Test(
    "painting only what changed shows the same as painting everything",
    arguments: [true, false]
  )
  func damage(overlay: Bool) throws {
    var script: [[InputEvent]] = [
      [.finger(1, .began, 100, 120)], [.finger(2, .began, 280, 120)],
      [.finger(1, .moved, 120, 140), .finger(2, .moved, 250, 160)],
      [.key("X")], [.finger(1, .moved, 180, 150), .finger(2, .ended, 240, 170)],
      [.key("F1")], [.finger(1, .moved, 140, 90)], [.key("F1")], [.key("C")],
    ]
    let partly = try play(script, overlay: overlay)
    // Afterwards everything is lost, and shown again completely.
    script.append([.window(.exposed, timestamp: 1)])
    let wholly = try play(script, overlay: overlay)
    #expect(wholly.pixelCounts.last == 400 * 300)
    #expect(partly.screen == wholly.screen)

    let resized = try play(
      script + [
        [.window(.resized(CGSize(width: 401, height: 300)), timestamp: 1)],
        [.window(.resized(CGSize(width: 400, height: 300)), timestamp: 1)],
      ],
      overlay: overlay
    )
    #expect(resized.screen == partly.screen)
  }

  @Test("motions of one finger within a frame make one frame")
  func coalescing() throws {
    let motions = (1...50).map { InputEvent.mouse(.moved, 100 + Double($0), 120) }
    let window = try play([[.mouse(.began, 100, 120)], motions])
    let still = try play([[.mouse(.began, 100, 120)]])
    #expect(window.frames.count == still.frames.count + 1)
  }

  @Test("losing the keyboard ends the touch, and the rest of it is not seen")
  func focus() throws {
    let window = try play([
      [.mouse(.began, 100, 120)],
      [.window(.focusLost, timestamp: 0)],
      [.mouse(.moved, 300, 250)],
    ])
    #expect(window.screen[100 * 400 + 50] == red)
  }

  @Test("X15, I51: a display that is gone takes the finger away, in the recording too")
  func lostDisplay() throws {
    let window = ScriptedWindow(
      width: 400,
      height: 300,
      script: [[.mouse(.began, 100, 120)], [.mouse(.moved, 150, 170)], [.mouse(.moved, 180, 190)]]
    )
    window.lifetime = 2
    let path = folder.file("lost.touchrec")
    let loop = try WindowLoop(
      try launchTarget("drag-touches"),
      in: window,
      settings: AnnotationSettings(showsOverlay: false),
      report: RunReport(),
      folder: ScreenshotFolder(path: folder.path),
      recorder: SessionRecorder(
        scene: "drag-touches",
        destination: .file(path, replacing: false)
      ) { _ in "hash" }
    )
    #expect(throws: ProgramError.self) { try loop.runUntilOver() }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let phases = try RecordingReader(data).recording.frames.flatMap(\.events).compactMap { event in
      if case .contact(let sample) = event { sample.phase } else { nil }
    }
    #expect(phases == [.began, .moved, .cancelled])
  }

  @Test("Escape leaves fingers alone that come down after it within the frame")
  func cancelThenTouch() throws {
    let window = try play([
      [.mouse(.began, 100, 120), .key("Escape"), .mouse(.began, 100, 120)],
      [.mouse(.moved, 130, 140)],
    ])
    // The box followed the second press.
    #expect(window.screen[190 * 400 + 180] == red)
    #expect(window.screen[70 * 400 + 50] != red)
  }

  @Test("Escape takes all fingers away and does not quit")
  func escape() throws {
    let window = try play([
      [.mouse(.began, 100, 120)], [.key("Escape")], [.mouse(.moved, 300, 250)],
      [.mouse(.ended, 300, 250)], [.mouse(.began, 100, 120)], [.mouse(.moved, 110, 120)],
    ])
    #expect(window.screen[100 * 400 + 51] == red)
    #expect(window.screen[100 * 400 + 49] != red)
  }

  @Test("Ctrl+Q quits at once")
  func quit() throws {
    let window = try play([[.key("Q", .control)], [], []])
    #expect(window.timeouts.count == 1)
  }

  @Test("Ctrl+R puts everything back to where it was")
  func reload() throws {
    let window = try play([
      [.mouse(.began, 100, 120)], [.mouse(.moved, 150, 170)], [.key("R", .control)],
    ])
    let untouched = try play([[]])
    #expect(window.screen == untouched.screen)
  }

  @Test("a resized window is painted whole at its new size")
  func resize() throws {
    let window = try play([[.window(.resized(CGSize(width: 500, height: 350)), timestamp: 0)]])
    #expect(window.pixelCounts == [400 * 300, 500 * 350])
    #expect(window.screen.count == 500 * 350)
    #expect(!window.screen.contains(0))
  }

  @Test("a hidden window is not drawn until it is shown again")
  func hidden() throws {
    let window = try play([
      [.window(.hidden, timestamp: 0)], [.key("F1")], [.key("F1"), .key("X")],
      [.window(.shown, timestamp: 0)],
    ])
    #expect(window.pixelCounts == [400 * 300, 400 * 300])
  }

  @Test("F12 saves what the window shows, each time under a new name")
  func screenshots() throws {
    _ = try play([
      [.mouse(.began, 100, 120)], [.mouse(.moved, 150, 170), .key("F12")], [.key("F12")],
    ])
    #expect(try folder.names == ["drag-touches-001.png", "drag-touches-002.png"])
    let shots = try folder.names.map { FileManager.default.contents(atPath: folder.file($0)) }
    #expect(shots[0] == shots[1])
    #expect(shots[0] != nil)
  }

  @Test("a screenshot that cannot be saved does not end the run")
  func unwritableScreenshot() throws {
    let window = ScriptedWindow(width: 64, height: 64, script: [[.key("F12")], []])
    let loop = try WindowLoop(
      try launchTarget("drag-touches"),
      in: window,
      settings: AnnotationSettings(showsOverlay: false),
      report: RunReport(),
      folder: ScreenshotFolder(path: "/dev/null/folder")
    )
    try loop.runUntilOver()
    #expect(window.timeouts.count == 3)
  }
}

@MainActor
@Suite("News about the scene in a window")
struct SceneChangesTests {
  private func start(_ color: UIColor) -> (CGSize, TimeInterval) -> StartedApplication {
    { size, time in
      let application = UIApplication()
      application.send(.event(.window(.resized(size), timestamp: time)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.backgroundColor = color
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
  }

  private func lastPixel(_ news: [SceneChanges.News]) throws -> (top: UInt32, bottom: UInt32) {
    let folder = try TemporaryFolder()
    let changes = SceneChanges()
    let script = Array(repeating: [InputEvent](), count: news.count + 1)
    let window = ScriptedWindow(width: 100, height: 100, script: script)
    let loop = try WindowLoop(
      LaunchTarget(name: "x", keys: .sandbox, changes: changes, start: start(.red)),
      in: window,
      form: .bare,
      settings: AnnotationSettings(showsOverlay: false),
      report: RunReport(nil),
      folder: ScreenshotFolder(path: folder.path)
    )
    window.beforeEvents = { number in
      if news.indices.contains(number) { changes.put(news[number]) }
    }
    try loop.runUntilOver()
    return (window.screen[1], window.screen[100 * 99 + 98])
  }

  @Test("a new version takes the place of the old one")
  func reloaded() throws {
    #expect(try lastPixel([.scene(start(.green))]).top == 0x00FF00)
  }

  @Test("a wrong version is told below the last good one, until a good one comes")
  func message() throws {
    let good = try lastPixel([.scene(start(.green))])
    let wrong = try lastPixel([.scene(start(.green)), .problem("scene.yml:1:1: no")])
    #expect(wrong.top == 0x00FF00)
    #expect(wrong.bottom != good.bottom)
    let right = try lastPixel([.problem("no"), .scene(start(.blue))])
    #expect(right.top == 0x0000FF)
    #expect(right.bottom == good.bottom)
  }
}
