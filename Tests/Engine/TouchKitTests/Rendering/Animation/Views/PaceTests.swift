import Foundation
import Testing

@testable import TouchKit

@MainActor
@Suite("The pace of animations")
struct PaceTests {
  @Test("Curves go from 0 to 1, and by their control points in between")
  func curves() {
    for curve in [CubicCurve.easeIn, .easeOut, .easeInOut, .linear, .standard] {
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
    }
    #expect(near(CubicCurve.easeInOut.progress(at: 0.5), 0.5))
    #expect(CubicCurve.easeIn.progress(at: 0.5) < 0.35)
    #expect(near(CubicCurve.easeOut.progress(at: 0.5), 1 - CubicCurve.easeIn.progress(at: 0.5)))
    #expect(near(CubicCurve.standard.progress(at: 0.5), 0.8024, within: 1e-3))
  }

  @Test("The time of a progress undoes the progress of a time")
  func inverse() {
    for part in stride(from: 0.05, to: 1, by: 0.05) {
      let progress = CubicCurve.easeInOut.progress(at: part)
      #expect(near(CubicCurve.easeInOut.time(of: progress), part, within: 1e-9))
    }
  }

  @Test("A spring is at rest when it should be", arguments: [0.1, 0.5, 0.9, 1, 1.5])
  func settling(ratio: Double) {
    for velocity in [-5.0, 0, 3] {
      let spring = SpringMotion(dampingRatio: ratio, velocity: velocity, settlingIn: 2)
      #expect(spring.progress(at: 0) == 0)
      #expect(abs(spring.progress(at: 2) - 1) <= SpringMotion.restThreshold * 1.001)
      #expect(near(spring.settlingDuration, 2, within: 0.01))
      let speed = spring.progress(at: 1e-6) / 1e-6
      #expect(near(speed, velocity, within: 1e-2))
    }
  }

  @Test("A spring made of a weight swings as physics says")
  func physics() {
    let spring = SpringMotion(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    #expect(spring.frequency == 10)
    #expect(spring.dampingRatio == 0.5)
    // The motion solves x″ = −100 x − 10 x′ at any moment.
    let (step, time) = (1e-4, 0.2)
    func left(_ time: Double) -> Double { 1 - spring.progress(at: time) }
    let slope = (left(time + step) - left(time - step)) / (2 * step)
    let bend = (left(time + step) - 2 * left(time) + left(time - step)) / (step * step)
    #expect(near(bend, -100 * left(time) - 10 * slope, within: 1e-3))
  }
}
