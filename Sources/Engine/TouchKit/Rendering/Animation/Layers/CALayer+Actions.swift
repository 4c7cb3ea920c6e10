import Foundation

/// The implicit animation of changes.
extension CALayer {
  /// Returns the value of a property before a change if the change will be animated; nil otherwise.
  final func formerValue(of key: LayerKey) -> LayerValue? {
    guard original == nil else { return nil }
    if let host {
      guard AnimationScope.isRecording, host.attachedWindow != nil else { return nil }
      return value(of: key)
    }
    guard wasSeen, !TransactionStack.values.disablesActions else { return nil }
    return presentationLook.value(of: key)
  }

  /// Animates a completed change.
  final func animateChange(of key: LayerKey, from former: LayerValue) {
    guard let new = value(of: key), new != former || motions != nil else { return }
    if host != nil {
      AnimationScope.recorder?.animate(key, of: self, from: former.turned(near: new), to: new)
    } else {
      runAction(for: key, from: former)
    }
  }

  /// Whether the layer was in a window before the present moment.
  private var wasSeen: Bool {
    guard holder != nil, let application = enclosingView?.attachedWindow?.application else {
      return false
    }
    let now = application.currentTime
    var layer = self
    while layer.host == nil, let holder = layer.holder {
      guard layer.own.joinTime < now else { return false }
      layer = holder
    }
    return layer.own.joinTime < now
  }

  private func runAction(for key: LayerKey, from former: LayerValue) {
    let name = key.rawValue
    guard let action = action(forKey: name) else {
      let animation = CABasicAnimation(keyPath: name)
      animation.fromValue = former.any
      animation.timingFunction =
        TransactionStack.values.timingFunction ?? CAMediaTimingFunction(name: .default)
      return addCopy(of: animation, key: name)
    }
    action.run(forKey: name, object: self, arguments: nil)
  }

  /// Returns the action that the delegate, the layer's own list or the class provides.
  final func namedAction(_ event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    return actions?[event] ?? Self.defaultAction(forKey: event)
  }
}

extension UIView {
  /// Returns the action for a change of one of the view's layers.
  ///
  /// In the block of a view animation, the action animates the change likewise; otherwise it is `NSNull`.
  final func blockAction(for layer: CALayer, _ event: String) -> any CAAction {
    guard AnimationScope.isRecording, let settings = AnimationScope.recorder?.settings else {
      return NSNull()
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = layer.presentation()?.value(forKeyPath: event)
    animation.duration = settings.duration
    if case .cubic(let curve) = settings.pace {
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(curve.firstControl.x),
        Float(curve.firstControl.y),
        Float(curve.secondControl.x),
        Float(curve.secondControl.y)
      )
    }
    return animation
  }
}
