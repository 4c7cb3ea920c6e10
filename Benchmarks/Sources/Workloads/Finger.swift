import Foundation
import Geometry
import TouchInput
import TouchKit

/// A finger on an application's screen.
final class Finger {
  private let application: UIApplication
  private var time: TimeInterval

  init(_ application: UIApplication) {
    self.application = application
    time = application.currentTime
  }

  func send(_ phase: ContactSample.Phase, _ point: CGPoint, after delay: TimeInterval = 0.008) {
    time += delay
    application.send(.contacts([ContactChange(sample: sample(phase, point))]))
  }

  private func sample(_ phase: ContactSample.Phase, _ point: CGPoint) -> ContactSample {
    ContactSample(
      id: ContactID(device: 1, finger: 1),
      phase: phase,
      location: point,
      timestamp: time
    )
  }

  /// Returns a number of moves, created beforehand, so that sending them allocates only the engine's memory.
  func moves(_ count: Int) -> [InputBatch] {
    (0..<count).map { step in
      time += 0.008
      return .contacts([ContactChange(sample: sample(.moved, Finger.stop(step)))])
    }
  }

  /// Returns the place of a drag's finger at a step; the same in the peers.
  static func stop(_ step: Int) -> CGPoint {
    CGPoint(x: 200 + step * 7 % 800, y: 200 + step * 3 % 400)
  }

  /// Returns the place of a tap; the same in the peers.
  static func tapPlace(_ step: Int) -> CGPoint {
    CGPoint(x: 100 + step * 7 % 500, y: 100 + step * 3 % 500)
  }
}
