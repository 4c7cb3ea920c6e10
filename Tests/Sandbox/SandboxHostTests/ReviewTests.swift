import TouchTrace
import Drawing
import Foundation
import Inspector
import TouchInput
import SandboxScenes
import Testing
import TouchKit
@testable import SandboxHost

@MainActor
@Suite("Looking at what was done")
struct ReviewTests {
  /// Returns a review of which nothing is prepared yet.
  private func makeReview() throws -> Review {
    let scene = try #require(SceneCatalogue.scene(named: "nested-colours"))
    let header = RecordingHeader(scene: scene.name, size: CGSize(width: 640, height: 480), seed: 5)
    return Review(
      InputRecording.random(header, frames: 60),
      of: { size, time in
        let application = UIApplication()
        application.send(.event(.window(.resized(size), timestamp: time)))
        let window = scene.makeWindow(CGRect(origin: .zero, size: size))
        window.rootViewController = scene.makeRootViewController()
        window.makeKeyAndVisible()
        return StartedApplication(application, with: window)
      },
      hasScene: true,
      at: 0,
      measuring: EstimatedText()
    )
  }

  /// Prepares the rest, as on a machine that can prepare only one frame at a time.
  private func finish(_ review: Review) {
    var now = 0.0
    while !review.film.isWhole {
      review.advance(to: now) {
        now += 1
        return now
      }
    }
  }

  @Test(
    "A step leads to the same moment, whatever is prepared when it is asked for",
    arguments: [
      [.stepEvents(-1)], [.stepEvents(-3), .stepEvents(1)], [.stepFrames(-2)], [.skip(-0.1)],
    ] as [[TimeRequest]]
  )
  func steps(requests: [TimeRequest]) throws {
    let prepared = try makeReview()
    finish(prepared)
    let unprepared = try makeReview()
    for review in [prepared, unprepared] {
      review.perform(.goToEnd)
      for request in requests { review.perform(request) }
    }
    finish(unprepared)
    #expect(unprepared.position == prepared.position)
    #expect(unprepared.position > 0 && unprepared.position < unprepared.film.count)
  }

  @Test("A record whose frame is not prepared yet is found")
  func record() throws {
    let prepared = try makeReview()
    finish(prepared)
    let record = try #require(prepared.film.records(before: 40).last)
    let unprepared = try makeReview()
    for review in [prepared, unprepared] {
      review.perform(.seekRecord(sequence: record.sequence, time: record.time))
    }
    finish(unprepared)
    #expect(unprepared.position == prepared.position && prepared.position > 0)
  }
}
