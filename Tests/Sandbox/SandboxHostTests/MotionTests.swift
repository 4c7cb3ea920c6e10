import TouchTrace
import Foundation
import Inspector
import TouchInput
import SandboxScenes
import SandboxTestSupport
import Testing
import TouchKit
@testable import SandboxHost

@MainActor
@Suite("What moves in the workbench")
struct MotionTests {
  /// Plays a scene in a window of 700 × 800 points, where gallery and inspector are drawers.
  private func play(
    _ script: [[InputEvent]],
    hasMotion: Bool
  ) throws -> (window: ScriptedWindow, transcript: [String]) {
    let folder = try TemporaryFolder()
    let scene = try #require(SceneCatalogue.all.first { $0.name == "cannot-receive" })
    let size = CGSize(width: 400, height: 300)
    let question = Phrase(scene.question.english, scene.question.chinese)
    let entry = GalleryEntry(
      name: scene.name,
      title: question,
      group: question,
      question: question,
      answer: Phrase(scene.answer.english, scene.answer.chinese)
    )
    let target = LaunchTarget(name: scene.name, keys: .sandbox, entry: entry, size: size) {
      let application = UIApplication()
      application.send(.event(.window(.resized($0), timestamp: $1)))
      let window = UIWindow(frame: CGRect(origin: .zero, size: $0))
      window.rootViewController = scene.makeRootViewController()
      window.makeKeyAndVisible()
      return StartedApplication(application, with: window)
    }
    var settings = AnnotationSettings(showsOverlay: true)
    settings.hasMotion = hasMotion
    let window = ScriptedWindow(width: 700, height: 800, script: script)
    let loop = try WindowLoop(
      target,
      of: SceneGallery(entries: [entry]) { _ in nil },
      in: window,
      form: .workbench,
      settings: settings,
      report: RunReport(nil),
      folder: ScreenshotFolder(path: folder.path)
    )
    let log = TraceLog()
    let application = loop.session.run.application
    application.traceSink = TraceFork([try #require(application.traceSink), log])
    try loop.runUntilOver()
    let transcript = Transcript(detail: .everything)
    return (window, log.records.flatMap { transcript.lines(for: $0.event) })
  }

  /// Returns a key, and the frames after it.
  private func press(_ name: String, frames: Int) -> [[InputEvent]] {
    [[.key(name)]] + Array(repeating: [], count: frames)
  }

  @Test(
    "a change takes some frames, then nothing moves, and all is as without motion",
    arguments: ["h", "v", "z", "k"]
  )
  func end(key: String) throws {
    let script = press("x", frames: 30) + press(key, frames: 260)
    let moved = try play(script, hasMotion: true)
    let still = try play(script, hasMotion: false)
    #expect(moved.window.screen == still.window.screen)
    #expect(moved.transcript == still.transcript)
    if key != "z" { #expect(moved.window.frames.count > still.window.frames.count) }
  }

  @Test("the ring of a prediction is still after three times")
  func ring() throws {
    let frames = { (count: Int) in
      try play(press("k", frames: count), hasMotion: true).window.frames.count
    }
    let (early, late, later) = (try frames(60), try frames(230), try frames(400))
    #expect(late > early + 100)
    #expect(later == late)
  }
}
