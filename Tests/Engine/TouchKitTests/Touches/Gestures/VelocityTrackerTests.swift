import Foundation
import Geometry
import Testing
@testable import TouchKit

@MainActor
@Suite("Velocity from the latest positions")
struct VelocityTrackerTests {
  private typealias Sample = (time: TimeInterval, value: CGVector)

  /// Returns the slope of the samples that count: of the latest sixteen positions, those within the window.
  private static func slope(of samples: [Sample], within window: TimeInterval) -> CGFloat {
    let latest = samples.suffix(16)
    guard let last = latest.last, let before = latest.dropLast().last else { return 0 }
    let first = latest.first { last.time - $0.time <= window } ?? last
    let from = first.time < last.time ? first : before
    return (last.value.dx - from.value.dx) / CGFloat(last.time - from.time)
  }

  @Test(
    "However many there were, the latest sixteen within the window count",
    arguments: [0.05, 1]
  )
  func latest(window: TimeInterval) {
    var tracker = VelocityTracker()
    var samples: [Sample] = []
    for step in 0..<300 {
      let time = Double(step) * 0.008
      let value = CGVector(dx: Double(step * step % 71), dy: 0)
      tracker.add(value, at: time)
      samples.append((time, value))
      let expected = Self.slope(of: samples, within: window)
      #expect(abs(tracker.velocity(within: window).dx - expected) < 1e-6, "position \(step)")
    }
  }

  @Test("A later position of the same moment replaces the one before it")
  func sameMoment() {
    var tracker = VelocityTracker()
    for step in 0..<100 {
      let time = Double(step / 2) * 0.01
      tracker.add(CGVector(dx: Double(step), dy: 0), at: time)
    }
    // Of two samples one counts; they are ten milliseconds and two points apart.
    #expect(abs(tracker.velocity(within: 0.1).dx - 200) < 1e-6)
  }
}
