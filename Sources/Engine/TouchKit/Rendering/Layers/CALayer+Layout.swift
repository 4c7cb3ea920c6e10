import Foundation

extension CALayer {
  /// Schedules a call of `layoutSublayers()` before the next frame.
  final func requestLayout() {
    if let host { return host.setNeedsLayout() }
    guard !own.needsLayout, !own.isLayingOut else { return }
    own.needsLayout = true
    var layer = self
    while let holder = layer.holder, layer.host == nil {
      layer = holder
      // This layer has already passed its request on, or will when it enters a window.
      if layer.own.needsLayout { return }
    }
    layer.host?.attachedWindow?.application?.hasPendingLayout = true
  }

  /// Lays out this layer and its descendants where layout is pending.
  final func layoutSubtree() {
    if let host { return host.layoutIfNeeded() }
    layoutAddedSubtree()
  }

  /// Lays out a layer without a view and its sublayers.
  final func layoutAddedSubtree() {
    var pending = [self]
    while let layer = pending.popLast() {
      if layer.own.needsLayout {
        layer.own.needsLayout = false
        layer.own.isLayingOut = true
        layer.layoutSublayers()
        layer.own.isLayingOut = false
      }
      pending += layer.added.map(\.layer).reversed()
      if let mask = layer.maskLayer { pending.append(mask) }
    }
  }
}
