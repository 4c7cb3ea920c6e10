import Foundation

/// The animations of a layer.
extension CALayer {
  private var application: UIApplication? { enclosingView?.attachedWindow?.application }

  /// Adds a copy of an animation, which replaces one of the same name.
  final func addCopy(of animation: CAAnimation, key: String?) {
    guard original == nil else { return }
    let transaction = TransactionStack.values
    let copy = animation.duplicate()
    if copy.duration == 0 { copy.duration = transaction.duration }
    copy.timingFunction = copy.timingFunction ?? transaction.timingFunction
    if let transition = copy as? CATransition {
      if let host { transition.run(on: host) }
      return
    }
    if let key { stopAnimation(named: key) }
    let motion = AddedMotion(copy, key: key, layer: self, waiter: transaction.waiter)
    start(motion)
  }

  /// Adds a motion that changes how the layer is shown.
  final func start(_ motion: any LayerMotion) {
    let animations = motions ?? LayerAnimations(of: self)
    motions = animations
    animations.add(motion)
    application?.animations.layers.begin(animations)
  }

  final func stopAnimation(named key: String) {
    stop { $0.key == key }
    guard let host, let application else { return }
    application.animations.interrupt(host) { $0.property.layerKey == key }
  }

  final func stopAllAnimations() {
    stop { _ in true }
    if let host, let application { application.animations.interrupt(host) }
  }

  private func stop(where isChosen: (any LayerMotion) -> Bool) {
    guard motions != nil else { return }
    if let application { return application.animations.layers.interrupt(self, where: isChosen) }
    let ended = motions?.remove(where: isChosen) ?? []
    if motions?.running.isEmpty ?? false { motions = nil }
    for motion in ended { motion.end(finished: false) }
  }

  /// The names of the animations, in the order in which they were added; nil without animations.
  final var animationNames: [String]? {
    let added = (motions?.running ?? []).compactMap(\.key)
    let ofView = (host?.animations?.running ?? []).map(\.property.layerKey)
    var names: [String] = []
    for name in added + ofView where !names.contains(name) { names.append(name) }
    return names.isEmpty ? nil : names
  }

  final func addedAnimation(named key: String) -> CAAnimation? {
    let found = motions?.running.last { $0.key == key }
    if let added = found as? AddedMotion { return added.animation }
    guard animationNames?.contains(key) ?? false else { return nil }
    return CABasicAnimation(keyPath: key)
  }

  // MARK: - In and out of windows

  /// Begins the waiting animations of the layer and its descendants when they enter a window.
  final func joinWindow(at time: TimeInterval) {
    forEachLayerBelow { layer in
      layer.own.joinTime = time
      if let motions = layer.motions { application?.animations.layers.begin(motions) }
    }
  }

  /// Begins waiting animations if the layer has moved into a window.
  final func noteJoining() {
    if host == nil, let application { joinWindow(at: application.currentTime) }
  }

  /// Ends all animations of the layer and its descendants when they leave a window.
  final func leaveWindow() {
    guard let application else { return }
    forEachLayerBelow { layer in
      if layer.motions != nil { application.animations.layers.interrupt(layer) }
    }
  }

  /// Visits the layer and its descendants that belong to no view.
  private func forEachLayerBelow(_ visit: (CALayer) -> Void) {
    var pending = [self]
    while let layer = pending.popLast() {
      visit(layer)
      pending += layer.added.map(\.layer).filter { $0.host == nil }
      if let mask = layer.maskLayer, mask.host == nil { pending.append(mask) }
    }
  }
}

extension AnimatedProperty {
  /// The name of the layer's key for the property.
  var layerKey: String { rawValue }
}
