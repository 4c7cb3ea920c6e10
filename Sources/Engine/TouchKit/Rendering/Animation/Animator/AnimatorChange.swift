import Foundation

/// What an animator changed of a view, so that it can be taken back.
struct AnimatorChange {
  let view: UIView
  let animation: RunningAnimation
  /// The view before and after.
  let old: ViewLook
  let new: ViewLook

  /// Leaves the property where the running animation came from, leads, or is at a moment.
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

  /// Puts the property, of which no animation runs any more, to an end.
  func settle(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: view.adopt(animation.property, of: old)
    case .end: view.adopt(animation.property, of: new)
    case .current: break
    }
  }

  /// Moves the property from where other code may have put it meanwhile.
  private func shift(by difference: AnimatedVector) {
    var look = view.modelLook
    look[animation.property] = look[animation.property] + difference
    view.adopt(animation.property, of: look)
  }
}

extension UIView {
  /// Takes one property over from a look, the way clients do it.
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
