import Foundation

/// What an animator changed of a view's layer, so that it can be taken back.
struct LayerAnimatorChange {
  let layer: CALayer
  let motion: BlockMotion
  /// The values before and after.
  let old: LayerValue
  let new: LayerValue

  /// Leaves the property where the animation came from, leads, or is at a moment.
  func leave(at position: UIViewAnimatingPosition, time: TimeInterval) {
    switch position {
    case .end: break
    case .start: layer.assign(old, to: motion.property)
    case .current: layer.assign(motion.value(at: time) ?? new, to: motion.property)
    }
  }

  /// Puts the property, of which no animation runs any more, to an end.
  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: layer.assign(old, to: motion.property)
    case .end: layer.assign(new, to: motion.property)
    case .current: break
    }
  }
}
