import Foundation
import TouchInput
import SandboxTestSupport
import Testing

@testable import SandboxHost

@Suite("The scene's clock")
struct SceneClockTests {
  @Test("goes with the wall's until somebody changes it")
  func plain() {
    let clock = SceneClock()
    #expect(clock.time(at: 12.5) == 12.5)
    #expect(clock.moment(of: 12.5) == 12.5)
    #expect(clock.stamp(.mouse(.began, 1, 2, at: 3)) == .mouse(.began, 1, 2, at: 3))
  }

  @Test("goes slower by five, stands still, and never jumps")
  func pace() {
    var clock = SceneClock()
    clock.change(at: 10) { $0.isSlow = true }
    #expect(clock.time(at: 10) == 10)
    #expect(clock.time(at: 15) == 11)
    #expect(clock.moment(of: 11) == 15)
    #expect(clock.stamp(.mouse(.moved, 1, 2, at: 15)) == .mouse(.moved, 1, 2, at: 11))
    clock.change(at: 15) { $0.isPaused = true }
    #expect(clock.time(at: 100) == 11)
    #expect(clock.moment(of: 12) == nil)
    clock.change(at: 100) { ($0.isPaused, $0.isSlow) = (false, false) }
    #expect(clock.time(at: 101) == 12)
  }
}
