import CairoRenderer
import Foundation
import Geometry
import Inspector
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

/// The states of the design, as the program shows them, compared with the approved pictures.
///
/// With `TOUCH_SANDBOX_RECORD_PICTURES=1` the pictures are written again.
@MainActor
@Suite("Pictures of the workbench")
struct WorkbenchPicturesTests {
  /// A state of the design.
  nonisolated struct Shot: Sendable, CustomStringConvertible {
    var name: String
    var scene: String
    var size = CGSize(width: 1280, height: 800)
    var language = Language.english
    var look = WorkbenchLook.Kind.dark
    var showsStart = false
    /// The user's steps, in places of the scene.
    var script: [[Step]]

    var description: String { name }
  }

  /// A step of the user.
  nonisolated enum Step: Sendable {
    case press(Double, Double)
    case move(Double, Double)
    case lift(Double, Double)
    case point(Double, Double)
    case ask(Double, Double)
    case key(String, KeyStroke.Modifiers = [])
  }

  nonisolated private static let press: [[Step]] = [[.press(330, 282)]]

  nonisolated private static let gestures: [[Step]] = [[.point(167, 175)], [.key("g")], []]

  nonisolated private static let shots = [
    Shot(name: "workbench-press", scene: "nested-colours", script: press),
    Shot(
      name: "workbench-why",
      scene: "cannot-receive",
      script: [[.ask(300, 215)]]
    ),
    Shot(
      name: "workbench-replay",
      scene: "simultaneous",
      script: [
        [.press(530, 240)], [.move(534, 241)], [.move(538, 242)], [.move(542, 243)],
        [.move(546, 244)], [.move(552, 246)], [.move(560, 248)], [], [], [.lift(560, 248)],
        [.key("e")], [.key(",")], [.key(",")], [.key(",")],
      ]
    ),
    Shot(
      name: "workbench-first-run",
      scene: "nested-colours",
      showsStart: true,
      script: [[.key("k")], [.press(150, 350)], [.lift(150, 350)]]
    ),
    Shot(
      name: "workbench-small",
      scene: "nested-colours",
      size: CGSize(width: 800, height: 600),
      script: press
    ),
    Shot(name: "workbench-zh", scene: "nested-colours", language: .chinese, script: press),
    Shot(
      name: "workbench-contrast",
      scene: "nested-colours",
      look: .highContrast,
      script: press + [[.key("F6", .shift)]]
    ),
    Shot(
      name: "workbench-light",
      scene: "nested-colours",
      look: .light,
      script: [[.key("h")]] + press
    ),
    Shot(name: "hit-map", scene: "out-of-bounds", script: [[.key("m")]]),
    Shot(name: "help", scene: "chain", script: [[.press(60, 60)], [.key("?")]]),
    Shot(
      name: "least",
      scene: "control-panel",
      size: CGSize(width: 640, height: 480),
      script: [[.press(100, 60)]]
    ),
    Shot(
      name: "gestures",
      scene: "shared-touch",
      script: [[.point(148, 180)], [.key("g")], [], [.key("Down")], [.key("Down")], []]
    ),
    Shot(name: "gestures-light", scene: "require-to-fail", look: .light, script: gestures),
    Shot(name: "gestures-zh", scene: "require-to-fail", language: .chinese, script: gestures),
    Shot(
      name: "gestures-played",
      scene: "require-to-fail",
      script: gestures + [[.key("Return")], []]
    ),
    Shot(
      name: "gestures-narrow",
      scene: "require-to-fail",
      size: CGSize(width: 800, height: 600),
      script: gestures
    ),
  ]

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Pictures")

  @Test("each state looks as it did when it was looked at", arguments: shots)
  func state(_ shot: Shot) throws {
    let png = try picture(shot)
    let file = Self.folder.appending(path: "\(shot.name).png")
    if ProcessInfo.processInfo.environment["TOUCH_SANDBOX_RECORD_PICTURES"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try png.write(to: file)
    }
    let isSame = try Bitmap(pngData: Data(contentsOf: file)) == Bitmap(pngData: png)
    if !isSame {
      let actual = FileManager.default.temporaryDirectory.appending(path: "\(shot.name)-actual.png")
      try png.write(to: actual)
      Issue.record("\(shot.name) looks different: \(actual.path)")
    }
  }

  private func picture(_ shot: Shot) throws -> Data {
    let size = CGSize(width: 640, height: 480)
    let window = ScriptedWindow(
      width: Int(shot.size.width),
      height: Int(shot.size.height),
      script: []
    )
    let entries = SceneCatalogue.themes.flatMap { theme in
      theme.scenes.map { Self.entry($0, theme.title) }
    }
    func target(_ name: String) -> LaunchTarget? {
      guard let scene = SceneCatalogue.scene(named: name) else { return nil }
      return LaunchTarget(
        name: name,
        keys: .sandbox,
        entry: Self.entry(scene, LocalizedText(english: "", chinese: "")),
        size: size
      ) { Self.start(scene, $0, $1) }
    }
    var settings = AnnotationSettings(showsOverlay: true, language: shot.language)
    settings.look = shot.look
    settings.palette = WorkbenchLook(kind: shot.look).palette
    settings.showsStart = shot.showsStart
    let loop = try WindowLoop(
      try #require(target(shot.scene)),
      of: SceneGallery(entries: entries) { name in
        target(name).map { SceneGallery.Opened($0, recorder: nil) }
      },
      in: window,
      form: .workbench,
      settings: settings,
      report: RunReport(nil),
      folder: ScreenshotFolder(path: "."),
      recorder: SessionRecorder(scene: shot.scene, destination: .folder(".")) { _ in "" }
    )
    let stage = try #require(loop.session.workbench).bench.stage
    let pictures = Array(repeating: [InputEvent](), count: 40)
    let script = shot.script.enumerated().map { index, steps in
      steps.map { $0.event(on: stage, at: Double(41 + index) / 60) }
    }
    window.setScript(pictures + script + [[], []])
    try loop.runUntilOver()
    return try loop.session.screen.canvas.png()
  }

  private static func entry(_ scene: SandboxScene, _ group: LocalizedText) -> GalleryEntry {
    GalleryEntry(
      name: scene.name,
      title: Phrase(scene.title.english, scene.title.chinese),
      group: Phrase(group.english, group.chinese),
      question: Phrase(scene.question.english, scene.question.chinese),
      answer: Phrase(scene.answer.english, scene.answer.chinese)
    )
  }

  private static func start(
    _ scene: SandboxScene,
    _ size: CGSize,
    _ time: TimeInterval
  ) -> StartedApplication {
    let application = UIApplication()
    application.send(.event(.window(.resized(size), timestamp: time)))
    if let makeWindows = scene.makeWindows {
      return StartedApplication(application, with: makeWindows())
    }
    let window = scene.makeWindow(CGRect(origin: .zero, size: size))
    window.rootViewController = scene.makeRootViewController()
    window.makeKeyAndVisible()
    return StartedApplication(application, with: window)
  }
}

extension WorkbenchPicturesTests.Step {
  /// Returns the input event of the step.
  func event(on stage: OverlayStage, at time: TimeInterval) -> InputEvent {
    func contact(
      _ id: ContactID,
      _ phase: ContactSample.Phase,
      _ x: Double,
      _ y: Double
    ) -> InputEvent {
      let place = stage.place(CGPoint(x: x, y: y))
      return .contact(ContactSample(id: id, phase: phase, location: place, timestamp: time))
    }
    return switch self {
    case .press(let x, let y): contact(.mouse, .began, x, y)
    case .move(let x, let y): contact(.mouse, .moved, x, y)
    case .lift(let x, let y): contact(.mouse, .ended, x, y)
    case .point(let x, let y): .hover(location: stage.place(CGPoint(x: x, y: y)), timestamp: time)
    case .ask(let x, let y): contact(.secondaryButton, .began, x, y)
    case .key(let name, let modifiers):
      .key(
        KeyStroke(usage: 0, name: name, modifiers: modifiers, isDown: true, timestamp: time)
      )
    }
  }
}
