import Foundation

/// A change of a view by an animator, kept so that it can be undone.
struct AnimatorChange {
  let view: UIView
  let animation: RunningAnimation
  /// The look of the view before and after the change.
  let old: ViewLook
  let new: ViewLook

  /// Removes the animation and leaves the property at its start, its end or its value at a moment.
  func leave(at position: UIViewAnimatingPosition, time: TimeInterval) {
    let property = animation.property
    switch position {
    case .end: break
    case .start where view.modelLook.hasSame(property, as: new): settle(at: .start)
    case .start:
      let change = LookChange(property, from: old, to: new)
      shift(by: change.start - change.end)
    case .current:
      guard let value = animation.value(at: time) else { return }
      guard !property.isAdditive else { return shift(by: value) }
      var look = new
      look[property] = value
      view.adopt(property, of: look)
    }
  }

  /// Sets the property to one of its ends when no animation of it runs any more.
  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: view.adopt(animation.property, of: old)
    case .end: view.adopt(animation.property, of: new)
    case .current: break
    }
  }

  /// Moves the property by a difference from the value that other code may have set.
  private func shift(by difference: AnimatedVector) {
    var look = view.modelLook
    look[animation.property] = look[animation.property] + difference
    view.adopt(animation.property, of: look)
  }
}

extension UIView {
  /// Copies one property from a look by setting it as clients do.
  fileprivate final func adopt(_ property: AnimatedProperty, of look: ViewLook) {
    switch property {
    case .position: center = look.geometry.center
    case .boundsOrigin: bounds.origin = look.geometry.bounds.origin
    case .boundsSize: bounds.size = look.geometry.bounds.size
    case .anchorPoint: anchorPoint = look.geometry.anchorPoint
    case .transform: transform = look.geometry.transform
    case .opacity: alpha = CGFloat(look.opacity)
    case .backgroundColor: backgroundColor = look.fill.map { UIColor($0) }
    }
  }
}
