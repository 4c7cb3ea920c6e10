import Foundation
import TouchInput
import Testing
@testable import TouchKit

@MainActor
@Suite("Work for later moments")
struct TimerTests {
  private let application = UIApplication()

  @Test("What falls due is done in the order of its times, then of its scheduling")
  func order() {
    var done: [String] = []
    for (name, time) in [("c", 2.0), ("a", 1), ("d", 2), ("b", 1), ("late", 4)] {
      _ = application.schedule(at: time) {
        done.append("\(name) at \(application.currentTime)")
      }
    }
    #expect(application.nextDeadline == 1)
    application.advance(to: 3)
    #expect(done == ["a at 1.0", "b at 1.0", "c at 2.0", "d at 2.0"])
    #expect(application.currentTime == 3)
    #expect(application.nextDeadline == 4)
  }

  @Test("Work can be called off, and may schedule more")
  func chains() {
    var done: [TimeInterval] = []
    let ticket = application.schedule(at: 1) { done.append(-1) }
    _ = application.schedule(at: 0.5) {
      application.cancel(ticket)
      _ = application.schedule(at: 0.75) { done.append(application.currentTime) }
    }
    application.advance(to: 2)
    #expect(done == [0.75])
    #expect(application.nextDeadline == nil)
  }

  @Test("Input comes after what fell due before it")
  func beforeInput() {
    var times: [TimeInterval] = []
    _ = application.schedule(at: 0.5) { times.append(application.currentTime) }
    application.send(.event(.window(.exposed, timestamp: 0.6)))
    #expect(times == [0.5])
    #expect(application.currentTime == 0.6)
  }

  @Test("Time that a callback lets pass comes after the callback")
  func reentrancy() {
    var done: [String] = []
    _ = application.schedule(at: 2) { done.append("second") }
    _ = application.schedule(at: 1) {
      application.advance(to: 2)
      done.append("first")
    }
    application.advance(to: 1)
    #expect(done == ["first", "second"])
  }

  @Test("What repeats itself does not keep a clock that jumps by ages from arriving")
  func jump() {
    var count = 0
    func again() {
      count += 1
      _ = application.schedule(at: FrameGrid.next(after: application.currentTime), again)
    }
    again()
    application.advance(to: 1e18)
    #expect(application.currentTime == 1e18)
    #expect(count < 200_000)
    application.advance(to: 2e18)
    #expect(application.currentTime == 2e18)
  }

  @Test("Moments that are no numbers never come and do not stop the others")
  func notNumbers() {
    var count = 0
    _ = application.schedule(at: .nan) { count += 1 }
    _ = application.schedule(at: 1) { count += 1 }
    application.advance(to: .infinity)
    #expect(count == 0)
    application.advance(to: 1)
    #expect(count == 1)
  }
}
