import Foundation
import Playback
import TouchInput
import Testing

@MainActor
@Suite("Making input smaller")
struct MonkeyShrinkerTests {
  private let recording = InputRecording.random(
    RecordingHeader(scene: "s", size: CGSize(width: 300, height: 300), seed: 3),
    frames: 300
  )

  private func downs(_ recording: InputRecording) -> Int {
    recording.frames.flatMap(\.events).count { event in
      if case .contact(let sample) = event { sample.phase == .began } else { false }
    }
  }

  @Test("what is not needed to break a promise is left out")
  func smaller() {
    var shrinker = MonkeyShrinker { self.downs($0) >= 3 }
    let small = shrinker.shrink(recording)
    // Three fingers come down and are cancelled at the end.
    #expect(downs(recording) > 20 && downs(small) == 3 && small.eventCount == 6)
    #expect(RecordingReader.problems(in: small.encoded()).isEmpty)
  }

  @Test("it gives up after so many tries, with what it has")
  func patience() {
    var tries = 0
    var shrinker = MonkeyShrinker { _ in
      tries += 1
      return false
    }
    shrinker.patience = 12
    #expect(shrinker.shrink(recording) == recording && tries == 12)
  }
}
