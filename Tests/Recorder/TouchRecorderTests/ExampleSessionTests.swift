import Foundation
import TouchInput
import SandboxScenes
import Playback
import Testing
import ConsoleText

/// Tests of the session with which users without a device can try the commands.
@MainActor struct ExampleSessionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized
  private let file = root.appending(path: "Examples/Sessions/two-photos.touchrec")

  @Test("Recognizers that were at work at once are so when it is played")
  func shared() throws {
    let session = try SessionReader(try Data(contentsOf: file)).session
    let run = try EngineRun(try RebuiltSession(session))
    let shared = SharedGestures(run.session)
    let pinch = try #require(
      run.session.lastTree.recognizers.values.first { recognizer in
        recognizer.type.name == "UIPinchGestureRecognizer" && recognizer.hasDelegate
      }
    )
    #expect(shared.partners(of: pinch.number).count == 2)
  }

  /// The file is written again with `TOUCH_SANDBOX_RECORD_SESSIONS=1`.
  @Test("The example is what the recorder writes of its scene now")
  func upToDate() throws {
    let visit = Self.root.appending(path: "Assets/Scenes/simultaneous/visit.touchrec")
    let scene = try #require(SceneCatalogue.all.first { $0.name == "simultaneous" })
    let recording = try RecordingReader(try Data(contentsOf: visit)).recording
    let session = Performance(recording, of: scene, recorded: true).session
    #expect(try SessionReader(session).flaw == nil)
    if ProcessInfo.processInfo.environment["TOUCH_SANDBOX_RECORD_SESSIONS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try session.write(to: file)
    }
    #expect(try Data(contentsOf: file) == session)
  }
}
