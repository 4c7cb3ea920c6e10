import Foundation
import TouchInput
import SandboxScenes
import Playback
import Testing
import ConsoleText

/// A session that the engine plays gives the same hits and states.
@MainActor struct SessionPlayTests {
  /// Returns the difference, after checking that the session is valid.
  private func compare(_ data: Data) throws -> SessionDifference? {
    let reader = try SessionReader(data)
    #expect(reader.flaw == nil)
    let run = try EngineRun(try RebuiltSession(reader.session))
    let comparison = SessionComparison(reader.session, with: run.session, unmatched: run.unmatched)
    return comparison.difference
  }

  @Test("Of the scenes nothing is different but what overrides and what is not recorded explain")
  func scenes() throws {
    let assets = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Assets/Scenes").standardized
    var causes: [String: Int] = [:]
    for scene in SceneCatalogue.all {
      let file = assets.appending(path: "\(scene.name)/visit.touchrec")
      let recording = try RecordingReader(try Data(contentsOf: file)).recording
      let session = Performance(recording, of: scene, recorded: true).session
      guard !session.isEmpty else { continue }
      let difference = try compare(session)
      causes[difference?.cause.rawValue ?? "same", default: 0] += 1
      #expect(Self.isAllowed(difference), "\(scene.name): \(difference?.text ?? "")")
    }
    print("scenes:", causes.sorted { $0.key < $1.key })
  }

  @Test("Of random trees nothing is different but what overrides and what is not recorded explain")
  func randomTrees() throws {
    var causes: [String: Int] = [:]
    for seed in RandomPlays.seeds {
      let session = Performance(seed: seed, recorded: true).session
      guard !session.isEmpty else { continue }
      let difference = try compare(session)
      causes[difference?.cause.rawValue ?? "same", default: 0] += 1
      guard !Self.isAllowed(difference) else { continue }
      Issue.record("seed \(seed): \(difference?.text ?? "")")
    }
    print("random trees:", causes.sorted { $0.key < $1.key })
    #expect(causes["same", default: 0] > 0)
  }

  private static func isAllowed(_ difference: SessionDifference?) -> Bool {
    guard let difference else { return true }
    return difference.cause == .unknownOverride || difference.cause == .missingInformation
  }
}

extension SessionPlayTests {
  @Test("The device's pictures lie under the outlines, each from its own moment on")
  func pictures() throws {
    // The data is a PNG file of one pixel, in base64.
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9aw"
      + "AAAABJRU5ErkJggg=="
    let lines = String(decoding: Performance(seed: 0, recorded: true).session, as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let place = try #require(lines.firstIndex { $0.contains(#""touches""#) })
    let picture = #"{"picture":1,"t":0.1,"png":"\#(png)"}"#
    let session = (lines[..<place] + [picture, picture] + lines[place...]).joined(separator: "\n")
    let rebuilt = try RebuiltSession(try SessionReader(Data(session.utf8)).session)
    let windows = SessionWindows(rebuilt)
    #expect(windows.hasPicture)
    let edits = rebuilt.recording(scene: "").frames.flatMap(\.edits)
    #expect(edits.contains { $0.property == SessionInput.pictureEdit && $0.values == [1] })
    #expect(edits.allSatisfy(windows.apply))
    #expect(windows.hasPicture)
  }
}
