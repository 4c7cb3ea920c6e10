import CairoRenderer
import Foundation
import Playback
import TouchInput
import SandboxHost
import TextFormats
import Testing
import TouchKit

@MainActor
@Suite("What if, and two runs beside each other")
struct ComparingTests {
  private let renderer = CairoRenderer()

  private func recording(_ seed: UInt64, frames: Int = 80) -> InputRecording {
    .random(
      RecordingHeader(
        scene: "busy",
        size: CGSize(width: 320, height: 240),
        seed: seed,
        startTime: 5
      ),
      frames: frames
    )
  }

  private func story(_ recording: InputRecording, _ changes: String...) throws -> Story {
    let variation = Variation(changes.compactMap(Variation.Change.init))
    #expect(variation.changes.count == changes.count)
    try variation.apply(to: startBusyScene(on: recording.header.size, at: 0))
    return Story(
      of: recording,
      in: { size, time in
        let started = startBusyScene(on: size, at: time)
        try? variation.apply(to: started)
        return started
      },
      renderer: renderer
    )
  }

  @Test("the same recording twice has no difference", arguments: 0..<4 as Range<UInt64>)
  func same(seed: UInt64) throws {
    let recording = recording(seed)
    #expect(try StoryDifference(story(recording), story(recording)) == nil)
  }

  @Test("the first difference of a longer recording is where the shorter one ends")
  func shorter() throws {
    var whole = recording(9)
    let all = try story(whole)
    whole.frames.removeLast(whole.frames.count / 2)
    let part = try story(whole)
    let difference = try #require(StoryDifference(all, part))
    #expect(difference.position <= part.lines.count)
    #expect(difference.first != nil)
  }

  @Test("a property that is changed shows where it makes a difference")
  func whatIf() throws {
    var recording = InputRecording(
      header: RecordingHeader(scene: "busy", size: CGSize(width: 320, height: 240))
    )
    for (index, x) in [20.0, 100].enumerated() {
      for (phase, time) in [(ContactSample.Phase.began, 1.0), (.ended, 1.05)] {
        let sample = ContactSample(
          id: .mouse,
          phase: phase,
          location: CGPoint(x: x, y: index == 0 ? 30 : 80),
          timestamp: time + Double(index)
        )
        recording.frames.append(
          RecordedFrame(events: [.contact(sample)], time: sample.timestamp)
        )
      }
    }
    let original = try story(recording)
    let changed = try story(recording, "card1.isUserInteractionEnabled=false")
    let difference = try #require(StoryDifference(original, changed))
    #expect(difference.first?.text == "f2 → card1")
    #expect(difference.second?.text == "f2 → root")
    #expect(difference.second?.time == 2)
    #expect(difference.before.count == 3)
    #expect(difference.text("a", "bcd").contains("  bcd  2.000 s  f2 → root"))
    #expect(try StoryDifference(original, story(recording, "card1.tag=3")) == nil)
  }

  @Test(
    "changes that cannot be made are told",
    arguments: [
      ("cart1.alpha=1", "there is no view 'cart1'"), ("card1.alpha=2", "from 0.0 to 1.0"),
      ("card1.alhpa=1", "did you mean 'alpha'?"), ("card1.isFirstResponder=true", "cannot be set"),
      ("card1.frame=1,2,3", "4 numbers"),
    ]
  )
  func impossible(change: String, message: String) throws {
    do {
      _ = try story(recording(1, frames: 1), change)
      Issue.record("no error")
    } catch let problem as SourceProblem {
      #expect(problem.message.contains(message), "\(problem)")
    }
  }

  @Test("what is no change at all is refused", arguments: ["", "a=1", "a.b", "=", ".="])
  func noChange(text: String) {
    let change = Variation.Change(text)
    #expect(change == nil || change?.path == ".")
  }

  @Test("parts of points and rectangles can be changed alone")
  func parts() throws {
    let started = startBusyScene(on: CGSize(width: 320, height: 240), at: 0)
    let change = try #require(Variation.Change("card0.center.x=200"))
    try Variation([change]).apply(to: started)
    let view = try ViewFinder(started.application).view("card0", at: SourcePosition())
    #expect(view.center == CGPoint(x: 200, y: 60))
  }

  @Test("input at random keeps every promise", arguments: 500..<506 as Range<UInt64>)
  func monkey(seed: UInt64) {
    let run = MonkeyRun(recording(seed, frames: 200), of: startBusyScene, renderer: renderer)
    #expect(run.violations == [])
    #expect(run.callCount > 0)
  }
}
