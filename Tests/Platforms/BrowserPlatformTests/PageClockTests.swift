import Foundation
import Testing

@testable import BrowserPlatform

@Suite("What a page's clock means")
struct PageClockTests {
  @Test("The fastest message tells how far the clocks are apart")
  func fastest() {
    var clock = PageClock()
    clock.note(sent: 5, arrived: 100.050)
    clock.note(sent: 6, arrived: 101.002)
    clock.note(sent: 7, arrived: 102.300)
    #expect(abs(clock.time(of: 6.5, now: 102.3) - 101.502) < 1e-9)
  }

  @Test("Nothing is later than now, nor before the beginning")
  func bounds() {
    var clock = PageClock()
    #expect(clock.time(of: 3, now: 8) == 8)
    clock.note(sent: 5, arrived: 10)
    #expect(clock.time(of: 7, now: 11) == 11)
    #expect(clock.time(of: -50, now: 11) == 0)
    #expect(clock.time(of: .nan, now: 11) == 11)
    clock.note(sent: .nan, arrived: 12)
    #expect(clock.time(of: 6, now: 12) == 11)
  }

  @Test("A clock that drifts is followed")
  func drift() {
    var clock = PageClock()
    clock.note(sent: 0, arrived: 10)
    for second in 1...60 { clock.note(sent: Double(second), arrived: 10.5 + Double(second)) }
    #expect(clock.time(of: 60, now: 80) == 70.5)
  }
}
