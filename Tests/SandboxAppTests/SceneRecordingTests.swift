import CairoRenderer
import Foundation
import Playback
import PointerInput
import SandboxHost
import SandboxScenes
import Testing

@testable import SandboxApp

/// `Scripts/record-scenes` makes what is compared here.
@MainActor
@Suite("Recordings of the scenes")
struct SceneRecordingTests {
  private let assets = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Assets/Scenes").standardized
  private let renderer = CairoRenderer()

  @Test("I54: Each scene's recording plays with the same transcript and ends with the same picture")
  func recordings() throws {
    for scene in SceneCatalogue.all {
      let reader = try RecordingReader(try file("visit.touchrec", of: scene))
      #expect(reader.flaw == nil && reader.recording.header.scene == scene.name)
      var report = try PlayReport(
        reader.recording,
        of: { scene.start(on: $0, at: $1) },
        parts: [.transcript, .picture],
        showsOverlay: true,
        hasMargins: true,
        renderer: renderer
      )
      try report.play()
      let hint: Comment = "\(scene.name); Scripts/record-scenes \(scene.name) records it anew"
      let transcript = String(decoding: try file("transcript.txt", of: scene), as: UTF8.self)
      #expect(report.transcript == transcript.trimmingCharacters(in: .newlines), hint)
      let picture = try Bitmap(pngData: try file("end.png", of: scene))
      let isSame = try Bitmap(pngData: try report.png()) == picture
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
