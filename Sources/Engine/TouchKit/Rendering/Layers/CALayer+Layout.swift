import Foundation

extension CALayer {
  /// Notes that `layoutSublayers()` is to be called before the next frame.
  final func requestLayout() {
    if let host { return host.setNeedsLayout() }
    guard !own.needsLayout, !own.isLayingOut else { return }
    own.needsLayout = true
    var layer = self
    while let holder = layer.holder, layer.host == nil {
      layer = holder
      // Its own request was passed on, or will be when it gets into a window.
      if layer.own.needsLayout { return }
    }
    layer.host?.attachedWindow?.application?.hasPendingLayout = true
  }

  /// Lays out this layer and everything below it, where it was asked for.
  final func layoutSubtree() {
    if let host { return host.layoutIfNeeded() }
    layoutAddedSubtree()
  }

  /// Lays out a layer that belongs to no view, and what it holds.
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
