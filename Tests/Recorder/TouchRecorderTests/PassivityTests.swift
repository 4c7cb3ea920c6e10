import Foundation
import TouchInput
import SandboxScenes
import Testing

/// With a recorder on the window, everything else is the same as without one.
@MainActor struct PassivityTests {
  @Test("Every scene's recording makes the same transcript with a recorder on the window")
  func scenes() throws {
    let assets = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Assets/Scenes").standardized
    for scene in SceneCatalogue.all {
      let file = assets.appending(path: "\(scene.name)/visit.touchrec")
      let recording = try RecordingReader(try Data(contentsOf: file)).recording
      let performances = [false, true].map { recorded in
        Performance(recording, of: scene, recorded: recorded)
      }
      #expect(performances[0].transcript == performances[1].transcript, "\(scene.name)")
      #expect(!performances[1].session.isEmpty || recording.eventCount == 0, "\(scene.name)")
    }
  }

  @Test("Random trees with random recognizers make the same transcript with a recorder on them")
  func randomTrees() {
    for seed in RandomPlays.seeds {
      let without = Performance(seed: seed, recorded: false).transcript
      let with = Performance(seed: seed, recorded: true).transcript
      guard without != with else { continue }
      let place = zip(without, with).prefix { $0 == $1 }.count
      Issue.record(
        """
        seed \(seed): without \(place < without.count ? without[place] : "nothing more"), \
        with \(place < with.count ? with[place] : "nothing more")
        """
      )
      return
    }
  }
}

/// The seeds of random plays.
enum RandomPlays {
  /// The seeds that once showed a fault, and a number of others.
  static var seeds: [UInt64] { [751, 1149, 2042, 7228] + Array(0..<count) }

  /// The number of other seeds; `TOUCH_SANDBOX_SESSIONS` sets a larger one.
  static let count: UInt64 =
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_SESSIONS"].flatMap(UInt64.init) ?? 60
}
