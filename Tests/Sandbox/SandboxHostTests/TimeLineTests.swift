import TouchTrace
import Foundation
import Geometry
import TouchInput
import SandboxTestSupport
import Testing
import TouchKit

@testable import Inspector
@testable import SandboxHost

@MainActor
@Suite("The time line")
struct TimeLineTests: PlaysWorkbench {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A drag, and another one after some seconds without events.
  private var drags: [[InputEvent]] {
    var script: [[InputEvent]] = []
    for start in [0.0, 5] {
      script.append([.mouse(.began, 100, 120, at: start)])
      for step in 1...12 {
        let place = Double(step) * 6
        script.append([.mouse(.moved, 100 + place, 120 + place, at: start + Double(step) / 60)])
      }
      script.append([.mouse(.ended, 180, 180, at: start + 0.3)])
      script += Array(repeating: [], count: 300)
    }
    return script
  }

  private func track(_ played: PlayedWorkbench) throws -> (TimeLine, TimeTrack) {
    let time = try played.bench.chrome.time
    return (time, time.track)
  }

  @Test("an idle stretch that was opened is as long as it was, the others stay folded")
  func openedFold() {
    let stretches = [
      TimeRows.Stretch(start: 0, end: 1), .init(start: 5, end: 6), .init(start: 9, end: 10),
    ]
    func scale(_ opened: Set<TimeInterval>) -> TimeScale {
      TimeScale(
        from: 0,
        to: 10,
        stretches,
        folds: true,
        except: opened,
        scale: 100,
        foldWidth: 62
      )
    }
    let folded = scale([]).pieces.filter(\.isFold)
    #expect(folded.count == 2)
    let opened = scale([folded[0].start])
    #expect(opened.pieces.filter(\.isFold).map(\.start) == [folded[1].start])
    #expect(abs(opened.place(of: 5) - 500) < 0.001)
    #expect(scale([]).foldEnd(at: 3) == folded[0].end)
    #expect(opened.foldEnd(at: 3) == nil)
  }

  @Test("playing passes over folded idle time")
  func foldedPlaying() throws {
    // Five seconds play in less than three.
    let rest = Array(repeating: [InputEvent](), count: 180)
    let review = try #require(play(drags + [[.key("p")]] + rest).session.review)
    #expect(review.film.recording.duration > 5)
    #expect(!review.isPlaying)
  }

  @Test("pictures stand at least a step apart, where something changed, and not in idle time")
  func moments() {
    let scale = TimeScale(
      from: 0,
      to: 10,
      [.init(start: 0, end: 1), .init(start: 9, end: 10)],
      folds: true,
      scale: 100,
      foldWidth: 62
    )
    let changes: [TimeInterval] = [0, 0.2, 0.5, 0.8, 5, 9.5]
    let moments = TimeFrames.moments(of: changes, on: scale, within: 0...1000, step: 70)
    #expect(moments.map { $0.time } == [0, 0.8, 9.5])
    #expect(TimeFrames.moments(of: changes, on: scale, within: 60...100, step: 70).count == 1)
  }

  @Test("in replay every moment with room gets its picture, and then the window rests")
  func frames() throws {
    let rest = Array(repeating: [InputEvent](), count: 500)
    let played = try play(drags + [[.key(",")]] + rest)
    let track = try track(played).1
    #expect(!track.frames.pictures.isEmpty)
    let missing = track.frames.pictures.filter { $0.image == nil }
    #expect(missing.isEmpty)
    #expect(played.window.timeouts.last == TimeInterval?.none)
    let places = track.frames.pictures.map(\.left)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 >= 70 })
    let live = try play(drags)
    #expect(try self.track(live).1.frames.pictures.isEmpty)
  }

  @Test("in replay the rows of the views tell what they said, and who was told")
  func answers() throws {
    let rest = Array(repeating: [InputEvent](), count: 60)
    let keys = [[InputEvent.key("P")], [.key("End")]] + rest
    let views = try play(drags + keys).bench.inspector.views
    let answers = try #require(views.answers)
    let shown = Set(views.tree.views.map(\.node.id))
    #expect(!answers.words.isEmpty && !answers.numbers.isEmpty)
    #expect(answers.words.keys.allSatisfy(shown.contains))
    #expect(answers.receiver.map(shown.contains) == true)
  }

  @Test("zoomed at a place, the moment there stays there; Follow shows the present again")
  func zoom() throws {
    let played = try play(drags)
    let (time, track) = try track(played)
    let bench = try played.bench
    let place = time.convert(CGPoint(x: track.column + 300, y: 60), to: bench.window)
    let moment = track.time(at: track.column + 300)
    let offset = track.offset
    #expect(bench.zoomTime(at: place, by: 1.25))
    #expect(abs(track.x(moment) - (track.column + 300)) < 1)
    let fit = try #require(time.buttons.first { $0.accessibilityIdentifier == "time-fit" })
    #expect(fit.face.title == "Follow")
    fit.action()
    #expect(track.offset == offset)
    #expect(fit.face.title == "Fit")
    // The action shows everything, from the beginning.
    fit.action()
    #expect(track.offset == 0)
    #expect(track.scale.length <= track.bounds.width - track.column)
    #expect(!bench.zoomTime(at: CGPoint(x: 600, y: 300), by: 2))
  }

  @Test("Ctrl and the wheel zoom at the pointer, without Ctrl they do not")
  func wheel() throws {
    func length(_ isHeld: Bool) throws -> CGFloat {
      let control = { (isDown: Bool) -> InputEvent in
        .key(KeyStroke(usage: 0xE0, name: "Left Ctrl", isDown: isDown, timestamp: 11))
      }
      let base = try play([[]]).bench
      let place = base.stage.scenePoint(CGPoint(x: 700, y: 740))
      let turn = InputEvent.wheel(
        location: CGPoint(x: 700, y: 740),
        deltaX: 0,
        deltaY: -1,
        timestamp: 11
      )
      #expect(place.y > 300)
      return try track(play(drags + [isHeld ? [control(true)] : [], [turn], []])).1.scale.length
    }
    let (plain, zoomed) = try (length(false), length(true))
    #expect(zoomed > plain * 1.1)
  }

  @Test("a press on folded idle time opens it, and moves nothing")
  func unfolding() throws {
    let played = try play(drags)
    let (_, track) = try track(played)
    let bench = try played.bench
    let fold = try #require(track.scale.pieces.first { $0.isFold })
    let count = track.scale.pieces.count(where: \.isFold)
    let place = track.convert(
      CGPoint(x: track.column + (fold.left + fold.right) / 2 - track.offset, y: 30),
      to: bench.window
    )
    bench.feed([.mouse(.began, place.x, place.y, at: 50)])
    bench.feed([.mouse(.ended, place.x, place.y, at: 50.1)])
    #expect(track.scale.pieces.count(where: \.isFold) == count - 1)
  }

  @Test(
    "another scene, or the same one begun anew, has a time line of its own",
    arguments: [InputEvent.key("PageDown", .control), .key("r", .control)]
  )
  func anew(_ key: InputEvent) throws {
    #expect(try play(drags).bench.rows.fingers.count == 2)
    let played = try play(drags + [[key], []])
    let (_, track) = try track(played)
    #expect(track.rows.fingers.isEmpty && track.rows.gestures.isEmpty)
    #expect(track.rows.laneCount == 0 && track.rows.stretches.isEmpty)
    #expect(track.state.time == track.state.start)
    let again = try play(drags + [[key], [.mouse(.began, 100, 120, at: 20)], []])
    let fingers = try self.track(again).1.rows.fingers
    #expect(fingers.map(\.start) == [try self.track(again).1.rows.latest])
  }

  @Test("what a bar says is in its tooltip, too")
  func tooltip() throws {
    let played = try play(drags)
    let (_, track) = try track(played)
    let bench = try played.bench
    _ = bench.picture(in: [CGRect(origin: .zero, size: CGSize(width: 1280, height: 800))])
    let bar = try #require(track.hints.first { $0.words.contains("box") })
    let middle = CGPoint(
      x: max(bar.frame.midX, track.column + 1),
      y: bar.frame.midY
    )
    #expect(track.hint(at: middle)?.words == bar.words)
    #expect(track.hint(at: CGPoint(x: 10, y: bar.frame.midY)) == nil)
  }
}
