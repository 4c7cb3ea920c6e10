import Foundation
import Testing
import TouchKitTesting

@testable import TouchKit

@MainActor
@Suite("Display links and delayed calls")
struct DisplayLinkTests {
  private let stage = Stage()

  private func added(_ counter: Counter, _ change: (CADisplayLink) -> Void = { _ in })
    -> CADisplayLink
  {
    let link = CADisplayLink(target: counter, selector: Counter.step)
    change(link)
    CurrentApplication.with(stage.application) { link.add(to: .main, forMode: .common) }
    return link
  }

  @Test("The target is called for every frame, with the frame's times")
  func frames() {
    let counter = Counter()
    let link = added(counter)
    #expect(link.timestamp == 0 && link.duration == 0 && link.targetTimestamp == 0)
    stage.advance(to: 1.001)
    #expect(counter.times.count == 60)
    #expect(near(counter.times[0], 1.0 / 60))
    #expect(near(link.timestamp, 1))
    #expect(near(link.targetTimestamp, 61.0 / 60))
    #expect(near(link.duration, 1.0 / 60))
  }

  @Test("Paused it calls nobody and keeps nobody awake")
  func pausing() {
    let counter = Counter()
    let link = added(counter)
    link.isPaused = true
    #expect(stage.application.nextDeadline == nil)
    stage.advance(to: 1)
    #expect(counter.times.isEmpty)
    link.isPaused = false
    stage.advance(by: 0.1)
    #expect(counter.times.count == 6)
  }

  @Test("It can be called less often", arguments: [(30, 30), (20, 20), (45, 60), (7, 7), (0, 60)])
  func rates(wish: Int, rate: Int) {
    let counter = Counter()
    _ = added(counter) { $0.preferredFramesPerSecond = wish }
    stage.advance(to: 1.001)
    #expect(abs(counter.times.count - rate) <= 1)
  }

  @Test("The run loop keeps it alive, and it its target, until it is invalidated")
  func retaining() {
    weak var weakCounter: Counter?
    weak var weakLink: CADisplayLink?
    do {
      let counter = Counter()
      weakCounter = counter
      weakLink = added(counter)
    }
    stage.advance(to: 0.1)
    #expect(weakCounter?.times.count == 6)
    weakLink?.invalidate()
    stage.advance(to: 0.2)
    #expect(weakCounter == nil && weakLink == nil)
  }

  @Test("It may be invalidated while it is called")
  func invalidatedInside() {
    let counter = Counter()
    counter.limit = 3
    _ = added(counter)
    stage.advance(to: 1)
    #expect(counter.times.count == 3)
    #expect(stage.application.nextDeadline == nil)
  }

  @Test("When hours pass at once most of their frames are dropped")
  func sleeping() {
    let counter = Counter()
    _ = added(counter)
    stage.advance(to: 1e9)
    #expect(counter.times.count < 300_000)
    #expect(counter.times.last.map { $0 > 1e9 - 1 } == true)
  }

  @Test("A method can be called later, and be called off")
  func later() {
    let counter = Counter()
    let note = Selector(Counter.note)
    CurrentApplication.with(stage.application) {
      counter.perform(note, with: "late", afterDelay: 0.5)
      counter.perform(note, with: "never", afterDelay: 0.5)
      counter.perform(Selector(Counter.plain), with: nil, afterDelay: 0.25)
      Counter.cancelPreviousPerformRequests(
        withTarget: counter,
        selector: note,
        object: "never"
      )
    }
    stage.advance(to: 0.4)
    #expect(counter.words == ["plain"])
    stage.advance(to: 0.5)
    #expect(counter.words == ["plain", "late"])
    CurrentApplication.with(stage.application) {
      counter.perform(Selector(Counter.plain), with: nil, afterDelay: 0.25)
      Counter.cancelPreviousPerformRequests(withTarget: counter)
    }
    stage.advance(to: 2)
    #expect(counter.words.count == 2)
  }
}

/// A target that counts its calls.
@MainActor
private final class Counter: NSObject {
  var times: [TimeInterval] = []
  var words: [String] = []
  var limit = Int.max

  func step(_ link: CADisplayLink) {
    times.append(link.timestamp)
    if times.count == limit { link.invalidate() }
  }

  func note(_ word: String) { words.append(word) }

  func plain() { words.append("plain") }
}
