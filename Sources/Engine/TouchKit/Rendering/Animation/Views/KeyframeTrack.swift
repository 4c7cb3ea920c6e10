import Foundation

/// The changes of one property of one view in a keyframe animation.
struct KeyframeTrack {
  /// A change during a part of the whole, 0…1.
  struct Step {
    let start: Double
    let end: Double
    let value: AnimatedVector
  }

  let view: UIView
  let property: AnimatedProperty
  /// The look of the view before the animation.
  let old: ViewLook
  /// The value before the animation.
  let first: AnimatedVector
  /// The changes in the client's order.
  var steps: [Step] = []

  /// Returns the path through the values, which rests where nothing changes.
  ///
  /// Additive values are relative to the last value, which clients see from now on.
  func path(_ mode: KeyframeMode, isAdditive: Bool) -> AnimationPath {
    var frames = [KeyframePath.Frame(time: 0, value: first)]
    for step in steps.sorted(by: { $0.end < $1.end }) {
      let before = frames[frames.count - 1]
      if !mode.isPaced, step.start > before.time {
        frames.append(KeyframePath.Frame(time: step.start, value: before.value))
      }
      let value = property == .transform ? step.value.turned(near: before.value) : step.value
      frames.append(KeyframePath.Frame(time: step.end, value: value))
    }
    if isAdditive, let end = steps.last?.value {
      for index in frames.indices { frames[index].value = frames[index].value - end }
    }
    let path = KeyframePath(frames, interpolation: mode.interpolation)
    return .keyframes(mode.isPaced ? path.paced() : path)
  }
}
