import CairoRenderer
import Foundation
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import SandboxTestSupport
import Testing

@testable import SandboxApp

/// `Scripts/record-scenes` makes the compared recordings.
@MainActor
@Suite("Recordings of the scenes")
struct SceneRecordingTests {
  private let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Assets/Scenes").standardized

  @Test("I54: Each scene's recording plays with the same transcript and ends with the same picture")
  func recordings() throws {
    for scene in SceneCatalogue.all {
      let reader = try RecordingReader(try file("visit.touchrec", of: scene))
      #expect(reader.flaw == nil && reader.recording.header.scene == scene.name)
      let folder = try TemporaryFolder()
      let recording = assets.appending(path: "\(scene.name)/visit.touchrec").path
      let options = ["--strict", "--snapshot", "end.png", "--overlay", "--margin"]
      let result = try BuiltProgram().run(["play", recording] + options, in: folder)
      let hint: Comment = "\(scene.name); Scripts/record-scenes \(scene.name) records it again"
      #expect(result.exitCode == 0, "\(scene.name): \(result.errors)")
      let transcript = String(decoding: try file("transcript.txt", of: scene), as: UTF8.self)
      #expect(result.output == transcript, hint)
      let picture = try Data(contentsOf: URL(filePath: folder.file("end.png")))
      let isSame = try Bitmap(pngData: picture) == Bitmap(pngData: file("end.png", of: scene))
      #expect(isSame, hint)
    }
  }

  @Test("Each recording is what its script does, and nothing else is kept")
  func scripts() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: assets.path)
    #expect(Set(names) == Set(SceneCatalogue.all.map(\.name)))
    for scene in SceneCatalogue.all {
      let script = try ScriptLookup.read(assets.appending(path: "\(scene.name)/visit.touch").path)
      let report = try ScriptRunner(script, of: { scene.start(on: $0, at: $1) }).runAll()
      #expect(report.fault == nil && report.failures.isEmpty, "\(scene.name)")
      let kept = try RecordingReader(try file("visit.touchrec", of: scene)).recording
      #expect(try #require(report.recording).frames == kept.frames, "\(scene.name)")
    }
  }

  @Test("Both guides list the scenes in the order of the catalogue", arguments: ["", "zh/"])
  func lists(folder: String) throws {
    let guide = assets.appending(path: "../../Documentation/\(folder)Scenes.md").standardized
    let text = try String(contentsOf: guide, encoding: .utf8)
    let way = folder.isEmpty ? "../Assets/Scenes" : "../../Assets/Scenes"
    let rows = text.split(separator: "\n").filter { $0.contains("](\(way)/") }
    let expected = SceneCatalogue.all.map { scene in
      let question = folder.isEmpty ? scene.question.english : scene.question.chinese
      return "| [`\(scene.name)`](\(way)/\(scene.name)/end.png) | \(question) |"
    }
    #expect(rows.map(String.init) == expected)
  }

  private func file(_ name: String, of scene: SandboxScene) throws -> Data {
    try Data(contentsOf: assets.appending(path: "\(scene.name)/\(name)"))
  }
}
