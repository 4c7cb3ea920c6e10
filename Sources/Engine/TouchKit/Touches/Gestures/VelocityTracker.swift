import Foundation
import Geometry

/// The latest positions of something that moves, from which its velocity is worked out.
///
/// Only what is not much older than the newest position counts. A rest without events does not
/// slow it down, as on devices, where a finger that rests and lifts reports its last speed.
struct VelocityTracker {
  private var samples: [(time: TimeInterval, value: CGVector)] = []
  /// From where it started, before its first position.
  private var origin: (time: TimeInterval, value: CGVector)?
  private static let capacity = 16

  /// Says that it starts from zero.
  mutating func begin(at time: TimeInterval) { origin = (time, .zero) }

  /// Adds a position; a later one of the same moment replaces it.
  mutating func add(_ value: CGVector, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append((time, value))
  }

  /// The first position that counts within a window of time that ends with the newest one.
  private func first(within window: TimeInterval) -> (time: TimeInterval, value: CGVector)? {
    guard let last = samples.last else { return nil }
    var index = 0
    while last.time - samples[index].time > window, index < samples.count - 1 { index += 1 }
    return samples[index]
  }

  /// Says that all positions so far count as elsewhere.
  mutating func shift(by offset: CGVector) {
    origin?.value.dx += offset.dx
    origin?.value.dy += offset.dy
    for index in samples.indices {
      samples[index].value.dx += offset.dx
      samples[index].value.dy += offset.dy
    }
  }

  /// Forgets all positions.
  mutating func removeAll() {
    samples = []
    origin = nil
  }

  /// The change per second within a window of time, in seconds, that ends with the newest position.
  func velocity(within window: TimeInterval) -> CGVector {
    guard let last = samples.last, let first = first(within: window), first.time < last.time else {
      return fallback
    }
    return Self.slope(first, last)
  }

  /// When the window holds one position only, the one before it counts too, or where it started.
  private var fallback: CGVector {
    guard samples.count > 1 else {
      guard let origin, let only = samples.first else { return .zero }
      return Self.slope(origin, only)
    }
    return Self.slope(samples[samples.count - 2], samples[samples.count - 1])
  }

  private static func slope(
    _ first: (time: TimeInterval, value: CGVector),
    _ last: (time: TimeInterval, value: CGVector)
  ) -> CGVector {
    let duration = CGFloat(last.time - first.time)
    guard duration > 0 else { return .zero }
    return CGVector(
      dx: (last.value.dx - first.value.dx) / duration,
      dy: (last.value.dy - first.value.dy) / duration
    )
  }
}
