import Foundation
import Testing
@testable import TouchKit
import TouchKitTesting

/// The cost of a tap that very many recognizers watch.
@MainActor
@Suite("Crowds of recognizers")
struct RecognizerCrowdTests {
  @Test("S18: A tap costs as much as there are recognizers, and no more", arguments: Crowd.allCases)
  func growth(crowd: Crowd) {
    let costs = [500, 2_000].map { count in
      // The minimum is nearest to the real cost, because other work only adds to it.
      (0..<3).map { _ in cost(of: crowd, count) }.min() ?? 0
    }
    print("a tap for 500 and 2 000 recognizers (\(crowd)): \(costs)")
    #expect(costs[1] < costs[0] * 2.6 * 2.6)
  }

  /// Returns the processor time of a tap, in seconds.
  private func cost(of crowd: Crowd, _ count: Int) -> Double {
    let scene = GestureScene()
    scene.stage.application.traceSink = nil
    var last: UITapGestureRecognizer?
    for _ in 0..<count {
      let tap = UITapGestureRecognizer()
      if crowd == .chain, let last { tap.require(toFail: last) }
      scene.v.addGestureRecognizer(tap)
      last = tap
    }
    let start = processorTime
    scene.stage.tap(CGPoint(x: 50, y: 50))
    return processorTime - start
  }

  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  enum Crowd: CaseIterable {
    /// Each recognizer fails all others.
    case rivals
    /// Each recognizer waits for the one before it.
    case chain
  }
}
