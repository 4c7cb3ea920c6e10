import Foundation

/// The times of keyframes and the paces between them.
struct KeyframeTimes {
  private let times: [Double]
  private let curves: [CubicCurve]

  /// A keyframe and the progress to the next.
  struct Step {
    var index: Int
    var part: Double
  }

  init(count: Int, times: [Double]?, curves: [CubicCurve]?, isDiscrete: Bool) {
    // Discrete values have their own times, and the last one lasts until the end.
    let last = isDiscrete ? count : count - 1
    let even = (0..<count).map { last > 0 ? Double($0) / Double(last) : 0 }
    var sound: [Double] = []
    for (index, time) in even.enumerated() {
      let wish = times.flatMap { index < $0.count ? $0[index] : nil } ?? time
      // Comparisons with NaN are false, which keeps the previous time.
      let before = sound.last ?? 0
      sound.append(wish > before ? min(wish, 1) : before)
    }
    self.times = sound
    self.curves = curves ?? []
  }

  init(times: [Double]) {
    self.times = times
    curves = []
  }

  func step(at progress: Double) -> Step {
    guard let next = times.firstIndex(where: { $0 > progress }) else {
      return Step(index: times.count - 1, part: 0)
    }
    guard next > 0 else { return Step(index: 0, part: 0) }
    let (start, end) = (times[next - 1], times[next])
    let part = (progress - start) / (end - start)
    let index = next - 1
    return Step(index: index, part: index < curves.count ? curves[index].progress(at: part) : part)
  }
}

/// The values of a keyframe animation.
struct KeyframeValues {
  private let values: [LayerValue]
  private let times: KeyframeTimes
  private let mode: CAAnimationCalculationMode

  init(_ values: [LayerValue], _ times: KeyframeTimes, _ mode: CAAnimationCalculationMode) {
    // Each transform takes the shorter rotation from the previous one.
    var near: [LayerValue] = []
    for value in values { near.append(near.last.map { value.turned(near: $0) } ?? value) }
    self.values = near
    self.mode = mode
    self.times = mode.isPaced ? KeyframeValues.paced(near) : times
  }

  private static func paced(_ values: [LayerValue]) -> KeyframeTimes {
    var lengths = [0.0]
    for (value, next) in zip(values, values.dropFirst()) {
      lengths.append((lengths.last ?? 0) + value.distance(to: next))
    }
    guard let total = lengths.last, total > 0 else { return KeyframeTimes(times: lengths) }
    return KeyframeTimes(times: lengths.map { $0 / total })
  }

  func value(at progress: Double) -> LayerValue {
    let step = times.step(at: progress)
    let next = step.index + 1
    guard mode != .discrete, values.indices.contains(next) else { return values[step.index] }
    if mode.isCubic, let smooth = smooth(after: step.index, step.part) { return smooth }
    return values[step.index].moved(towards: values[next], by: step.part)
  }

  /// Returns a value on a smooth curve through all values.
  ///
  /// The tangent at each value is the direction from its previous to its next value.
  private func smooth(after index: Int, _ part: Double) -> LayerValue? {
    let around = [max(index - 1, 0), index, index + 1, min(index + 2, values.count - 1)]
    var lists: [[Double]] = []
    var form = LayerValue.Form.number
    for place in around {
      guard case .numbers(let list, let kind) = values[place] else { return nil }
      form = kind
      lists.append(list)
    }
    guard lists.allSatisfy({ $0.count == lists[0].count }) else { return nil }
    let (square, cube) = (part * part, part * part * part)
    let (w1, w2) = (2 * cube - 3 * square + 1, 3 * square - 2 * cube)
    let (d1, d2) = ((cube - 2 * square + part) / 2, (cube - square) / 2)
    let result = lists[0].indices.map { place in
      let (p0, p1) = (lists[0][place], lists[1][place])
      let (p2, p3) = (lists[2][place], lists[3][place])
      return p1 * w1 + p2 * w2 + (p2 - p0) * d1 + (p3 - p1) * d2
    }
    return .numbers(result, form)
  }
}
