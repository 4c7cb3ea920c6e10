import Foundation
import Testing
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Timers that call methods")
struct TargetTimerTests {
  private let stage = Stage()
  private let bell = Bell()

  /// The target of a timer.
  private final class Bell: NSObject {
    var rings: [String] = []
    var stopsAfter = Int.max

    func knock() { rings.append("knock") }

    func ring(_ timer: Timer) {
      rings.append("\(timer.userInfo ?? "nothing")")
      if rings.count == stopsAfter { timer.invalidate() }
    }

    nonisolated func count() {
      nonisolated(unsafe) let bell = self
      MainActor.assumeIsolated { bell.rings.append("count") }
    }
  }

  /// The timers, kept where the leak sanitizer sees them, because Foundation never releases a timer.
  private static var timers: [Timer] = []

  @discardableResult
  private func keep(_ timer: Timer) -> Timer {
    Self.timers.append(timer)
    return timer
  }

  private func timer(
    every seconds: TimeInterval,
    repeats: Bool,
    info: Any? = nil
  ) -> Timer {
    keep(
      Timer.scheduledTimer(
        timeInterval: seconds,
        target: bell,
        selector: Selector(Bell.ring(_:)),
        userInfo: info,
        repeats: repeats
      )
    )
  }

  @Test("Once: it calls when its time has come, and is over")
  func once() {
    let timer = timer(every: 2, repeats: false, info: "tea")
    #expect(timer.isValid && timer.timeInterval == 0)
    stage.advance(by: 1.999)
    #expect(bell.rings.isEmpty)
    stage.advance(by: 0.002)
    #expect(bell.rings == ["tea"] && !timer.isValid)
    stage.advance(by: 10)
    #expect(bell.rings.count == 1 && stage.application.nextDeadline == nil)
  }

  @Test("Again and again: it calls as often as its time has come, however that passes")
  func repeating() {
    let timer = timer(every: 0.25, repeats: true)
    #expect(timer.timeInterval == 0.25)
    stage.advance(by: 1)
    #expect(bell.rings.count == 4)
    for _ in 1...4 { stage.advance(by: 0.0625) }
    #expect(bell.rings.count == 5)
    timer.invalidate()
    stage.advance(by: 10)
    #expect(bell.rings.count == 5 && !timer.isValid)
  }

  @Test("Invalidated while it calls, it calls no more")
  func invalidatedInside() {
    bell.stopsAfter = 3
    _ = timer(every: 1, repeats: true)
    stage.advance(by: 10)
    #expect(bell.rings.count == 3)
  }

  @Test("Fired by hand it calls at once, and one that repeats goes on as before")
  func byHand() {
    let again = timer(every: 1, repeats: true)
    again.fire()
    #expect(bell.rings.count == 1)
    stage.advance(by: 1)
    #expect(bell.rings.count == 2)
    again.invalidate()
    again.fire()
    #expect(bell.rings.count == 2)
    let once = timer(every: 1, repeats: false)
    once.fire()
    stage.advance(by: 5)
    #expect(bell.rings.count == 3 && !once.isValid)
  }

  @Test("A method may take nothing, and belong to no actor; it may be named without a selector")
  func methods() {
    keep(
      Timer.scheduledTimer(
        timeInterval: 1,
        target: bell,
        selector: Bell.knock,
        userInfo: nil,
        repeats: false
      )
    )
    keep(
      Timer.scheduledTimer(
        timeInterval: 2,
        target: bell,
        selector: Bell.count,
        userInfo: nil,
        repeats: false
      )
    )
    stage.advance(by: 3)
    #expect(bell.rings == ["knock", "count"])
  }

  @Test("A timer that is added to a run loop counts too")
  func runLoop() {
    let timer = keep(
      Timer(
        timeInterval: 1,
        target: bell,
        selector: Selector(Bell.count),
        userInfo: nil,
        repeats: true
      )
    )
    RunLoop.main.add(timer, forMode: .common)
    stage.advance(by: 3)
    #expect(bell.rings.count == 3)
    timer.invalidate()
    let later = keep(
      Timer(
        fireAt: Date(timeIntervalSinceNow: 5),
        interval: 1,
        target: bell,
        selector: Selector(Bell.count),
        userInfo: nil,
        repeats: true
      )
    )
    stage.advance(by: 4.9)
    #expect(bell.rings.count == 3)
    stage.advance(by: 1.2)
    #expect(bell.rings.count == 5)
    later.invalidate()
  }

  @Test("Its date can be put off, and for ever")
  func dates() {
    let timer = timer(every: 1, repeats: true)
    #expect(abs(timer.fireDate.timeIntervalSinceNow - 1) < 0.1)
    timer.fireDate = .distantFuture
    stage.advance(by: 100)
    #expect(bell.rings.isEmpty)
    timer.fireDate = Date(timeIntervalSinceNow: 0.5)
    stage.advance(by: 0.6)
    #expect(bell.rings.count == 1)
    timer.fireDate = .distantPast
    stage.advance(by: 0.001)
    #expect(bell.rings.count == 2)
    timer.invalidate()
  }

  @Test("It holds its target until it is over")
  func holding() {
    weak var target: Bell?
    do {
      let bell = Bell()
      target = bell
      keep(
        Timer.scheduledTimer(
          timeInterval: 1,
          target: bell,
          selector: Bell.count,
          userInfo: nil,
          repeats: false
        )
      )
    }
    stage.advance(by: 0.5)
    #expect(target != nil)
    stage.advance(by: 1)
    #expect(target == nil)
  }

  @Test(
    "Seconds that are none, or hardly any, are a ten thousandth",
    arguments: [0, -3, 1e-9, .nan]
  )
  func shortest(seconds: TimeInterval) {
    let timer = timer(every: seconds, repeats: true)
    #expect(timer.timeInterval == 0.0001)
    stage.advance(by: 0.01)
    #expect((99...101).contains(bell.rings.count))
    timer.invalidate()
  }

  @Test("Of days that pass at once an hour is caught up with")
  func sleeping() {
    let timer = timer(every: 1, repeats: true)
    stage.advance(by: 864_000)
    #expect((3600...3602).contains(bell.rings.count))
    timer.invalidate()
  }
}
