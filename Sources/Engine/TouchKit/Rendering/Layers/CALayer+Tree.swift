import Foundation

extension CALayer {
  /// All sublayers including those of subviews, rear first.
  final var orderedSublayers: [CALayer] {
    // The sublayers of a copy are copies.
    if let original { return original.orderedSublayers.map(\.presentationLook) }
    guard let host, !host.children.isEmpty else { return added.map(\.layer) }
    var result = added.filter { $0.subview == nil }.map(\.layer)
    for child in host.children {
      result.append(child.layer)
      result += added.filter { $0.subview === child }.map(\.layer)
    }
    return result
  }

  /// Inserts a layer among the sublayers, unless that would create a cycle.
  final func insert(_ layer: CALayer, at index: Int) {
    guard !isBelowOrSame(as: layer) else {
      EngineLog.warn(
        "a sublayer was refused: a layer cannot contain itself. The tree is unchanged.",
        in: host?.attachedWindow?.application
      )
      return
    }
    if let view = layer.host, let host, view.parent === host {
      return host.insertSubview(view, at: index)
    }
    layer.detach()
    place(layer, in: orderedSublayers, at: index)
    layer.holder = self
    layer.damageExtent()
    layer.noteJoining()
    DrawingNews.note()
    setNeedsLayout()
  }

  /// Inserts a layer behind (0) or in front of (1) a sublayer.
  ///
  /// If the sibling is not a sublayer, the layer comes in front of all.
  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    let others = orderedSublayers.filter { $0 !== layer }
    let index = others.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + offset } ?? .max)
  }

  private func place(_ layer: CALayer, in siblings: [CALayer], at index: Int) {
    let index = min(max(index, 0), siblings.count)
    guard index > 0 else { return links.added.insert(AddedLayer(layer: layer), at: 0) }
    let rear = siblings[index - 1]
    if let position = added.firstIndex(where: { $0.layer === rear }) {
      links.added.insert(
        AddedLayer(layer: layer, subview: added[position].subview),
        at: position + 1
      )
    } else {
      let position = added.firstIndex { $0.subview === rear.host } ?? added.count
      links.added.insert(AddedLayer(layer: layer, subview: rear.host), at: position)
    }
  }

  final func replaceSublayers(by layers: [CALayer]) {
    for entry in added where !layers.contains(where: { $0 === entry.layer }) {
      entry.layer.removeFromSuperlayer()
    }
    for layer in layers { insert(layer, at: .max) }
  }

  /// Removes the layer from its superlayer.
  final func detach() {
    guard let holder else {
      host?.removeFromSuperview()
      return
    }
    damageExtent()
    if host == nil { leaveWindow() }
    self.holder = nil
    if holder.maskLayer === self { holder.maskLayer = nil }
    holder.links.added.removeAll { $0.layer === self }
    PaintedNode(holder).noteLoss()
  }

  /// Keeps the layers in front of a subview in place before it moves.
  final func subviewWillMove(_ view: UIView, among views: [UIView]) {
    guard added.contains(where: { $0.subview === view }) else { return }
    let index = views.firstIndex { $0 === view } ?? 0
    let rear = index > 0 ? views[index - 1] : nil
    let moved = added.filter { $0.subview === view }.map {
      AddedLayer(layer: $0.layer, subview: rear)
    }
    // They come in front of the layers that are already there.
    links.added.removeAll { $0.subview === view }
    let place = added.lastIndex { $0.subview === rear }.map { $0 + 1 } ?? 0
    links.added.insert(contentsOf: moved, at: place)
  }

  /// Updates layers after a subview has moved right in front of another.
  ///
  /// The layers in front of the other subview are then in front of both.
  final func subviewDidMove(_ view: UIView, rightInFrontOf sibling: UIView) {
    guard view !== sibling, view.parent === sibling.parent else { return }
    for index in added.indices where added[index].subview === sibling {
      links.added[index].subview = view
    }
  }

  /// Whether this layer is another one or its descendant.
  final func isBelowOrSame(as layer: CALayer) -> Bool {
    // A layer without sublayers has no descendants, which saves the search upwards.
    if layer.added.isEmpty, layer.host?.children.isEmpty ?? true { return layer === self }
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.superlayer
    }
    return false
  }

  /// The view that shows the layer; nil for layers outside any view.
  final var enclosingView: UIView? {
    var layer = self
    while layer.host == nil, let holder = layer.holder { layer = holder }
    return layer.host
  }
}
