import Foundation
import Geometry

/// The latest positions of a movement, from which the tracker computes its velocity.
///
/// Only positions within a time window before the newest one count. A rest without events does not reduce the velocity.
/// Devices do the same: a finger that rests and lifts reports its last velocity.
struct VelocityTracker {
  private var samples: [(time: TimeInterval, value: CGVector)] = []
  /// The start before the first position, if there is one.
  private var origin: (time: TimeInterval, value: CGVector)?
  private static let capacity = 16

  /// Sets the start at zero.
  mutating func begin(at time: TimeInterval) { origin = (time, .zero) }

  /// Adds a position; it replaces an earlier one with the same time.
  mutating func add(_ value: CGVector, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append((time, value))
  }

  /// Returns the first position in a time window that ends with the newest one.
  private func first(within window: TimeInterval) -> (time: TimeInterval, value: CGVector)? {
    guard let last = samples.last else { return nil }
    var index = 0
    while last.time - samples[index].time > window, index < samples.count - 1 { index += 1 }
    return samples[index]
  }

  /// Shifts all positions by an offset.
  mutating func shift(by offset: CGVector) {
    origin?.value.dx += offset.dx
    origin?.value.dy += offset.dy
    for index in samples.indices {
      samples[index].value.dx += offset.dx
      samples[index].value.dy += offset.dy
    }
  }

  /// Removes all positions.
  mutating func removeAll() {
    samples = []
    origin = nil
  }

  /// Returns the change per second, within a time window in seconds that ends with the newest position.
  func velocity(within window: TimeInterval) -> CGVector {
    guard let last = samples.last, let first = first(within: window), first.time < last.time else {
      return fallback
    }
    return Self.slope(first, last)
  }

  /// The velocity when the time window contains only one position.
  ///
  /// The position before it counts as well, or the start.
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
