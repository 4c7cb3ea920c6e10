import Foundation

/// A change of a view's layer by an animator, kept so that it can be undone.
struct LayerAnimatorChange {
  let layer: CALayer
  let motion: BlockMotion
  /// The values before and after the change.
  let old: LayerValue
  let new: LayerValue

  /// Removes the animation and leaves the property at its start, its end or its value at a moment.
  func leave(at position: UIViewAnimatingPosition, time: TimeInterval) {
    switch position {
    case .end: break
    case .start: layer.assign(old, to: motion.property)
    case .current: layer.assign(motion.value(at: time) ?? new, to: motion.property)
    }
  }

  /// Sets the property to one of its ends when no animation of it runs any more.
  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: layer.assign(old, to: motion.property)
    case .end: layer.assign(new, to: motion.property)
    case .current: break
    }
  }
}
