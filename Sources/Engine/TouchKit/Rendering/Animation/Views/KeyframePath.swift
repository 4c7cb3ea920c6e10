import Foundation

/// Values at fractions of the time, and the interpolation between them.
struct KeyframePath: Equatable {
  /// A value and its time, 0…1.
  struct Frame: Equatable {
    var time: Double
    var value: AnimatedVector
  }

  /// The interpolation between two frames.
  enum Interpolation {
    /// Linear interpolation.
    case linear
    /// No interpolation: values jump.
    case discrete
    /// A smooth curve through all values.
    case cubic
  }

  /// The frames in the order of their times.
  private(set) var frames: [Frame]
  let interpolation: Interpolation

  init(_ frames: [Frame], interpolation: Interpolation) {
    self.frames = frames
    self.interpolation = interpolation
  }

  /// Returns the same values, at times that make the speed constant.
  func paced() -> KeyframePath {
    var lengths = [0.0]
    for (frame, next) in zip(frames, frames.dropFirst()) {
      lengths.append((lengths.last ?? 0) + frame.value.distance(to: next.value))
    }
    guard let total = lengths.last, total > 0 else { return self }
    var result = self
    for index in frames.indices { result.frames[index].time = lengths[index] / total }
    return result
  }

  /// Returns the value at a fraction of the time.
  func value(at time: Double) -> AnimatedVector {
    guard let next = frames.firstIndex(where: { $0.time > time }) else {
      return frames.last?.value ?? .zero
    }
    guard next > 0 else { return frames[0].value }
    let (start, end) = (frames[next - 1], frames[next])
    let part = (time - start.time) / (end.time - start.time)
    switch interpolation {
    case .discrete: return start.value
    case .linear: return start.value.moved(towards: end.value, by: SIMD2(part, part))
    case .cubic: return smooth(at: part, before: next)
    }
  }

  /// Returns a value on a smooth curve through the frames.
  ///
  /// The tangent at each frame is the direction from its previous to its next frame.
  private func smooth(at part: Double, before next: Int) -> AnimatedVector {
    let (p1, p2) = (frames[next - 1].value.parts, frames[next].value.parts)
    let p0 = next >= 2 ? frames[next - 2].value.parts : p1
    let p3 = next + 1 < frames.count ? frames[next + 1].value.parts : p2
    let (square, cube) = (part * part, part * part * part)
    let fromStart = p1 * (2 * cube - 3 * square + 1) + (p2 - p0) * 0.5 * (cube - 2 * square + part)
    let fromEnd = p2 * (3 * square - 2 * cube) + (p3 - p1) * 0.5 * (cube - square)
    return AnimatedVector(parts: fromStart + fromEnd)
  }
}
