import Foundation

/// Records changes inside an animator's blocks as animations that the animator drives.
final class AnimatorRecorder: AnimationRecorder {
  var settings: AnimationSettings
  private let animator: UIViewPropertyAnimator
  private let clock: AnimatorClock

  init(_ animator: UIViewPropertyAnimator, joiningAt start: Double) {
    self.animator = animator
    clock = AnimatorClock(animator, joiningAt: start)
    settings = AnimationSettings(duration: animator.duration, pace: animator.timeline.pace)
  }

  func record(_ property: AnimatedProperty, of view: UIView, from old: ViewLook, to new: ViewLook) {
    let change = LookChange(property, from: old, to: new)
    let path: AnimationPath =
      property.isAdditive
      ? .straight(change.start - change.end, .zero) : .straight(change.start, change.end)
    animate(property, of: view, along: path, from: old)
  }

  func animate(
    _ property: AnimatedProperty,
    of view: UIView,
    along path: AnimationPath,
    from old: ViewLook
  ) {
    guard let application = view.attachedWindow?.application else { return }
    let batch = animator.batch(in: application)
    // A change that cannot be additive replaces the running animations of its property.
    application.animations.interrupt(view) { other in
      other.property == property && !other.isAdditive && other.batch !== batch
    }
    let animation = RunningAnimation(
      property,
      path: path,
      isAdditive: property.isAdditive,
      clock: clock,
      batch: batch
    )
    application.animations.add(animation, to: view)
    view.animations?.showLook(at: application.currentTime)
    animator.changes.append(
      AnimatorChange(view: view, animation: animation, old: old, new: view.modelLook)
    )
  }

  func animate(
    _ key: LayerKey,
    of layer: CALayer,
    from start: LayerValue,
    to end: LayerValue
  ) {
    guard let application = layer.enclosingView?.attachedWindow?.application else { return }
    let batch = animator.batch(in: application)
    application.animations.layers.interrupt(layer) { ($0 as? BlockMotion)?.property == key }
    let motion = BlockMotion(key, from: start, to: end, clock: clock, batch: batch) { _ in }
    layer.start(motion)
    animator.layerChanges.append(
      LayerAnimatorChange(layer: layer, motion: motion, old: start, new: end)
    )
  }

  /// Adds the completion of a nested animation, which the animator calls when it ends.
  func alsoTell(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    animator.addCompletion { completion($0 == .end) }
  }
}
