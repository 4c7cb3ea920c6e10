/// The links of a layer to its view and to other layers.
nonisolated struct LayerLinks {
  // Both are cleared by the `deinit` of the object that they refer to, see `ViewLinks`.
  /// The view of this layer.
  unowned(unsafe) var host: UIView?
  /// The superlayer, unless the view hierarchy determines it.
  unowned(unsafe) var holder: CALayer?
  /// The sublayers that do not belong to the view's subviews, rear first.
  var added: [AddedLayer] = []
}

nonisolated extension CALayer {
  /// The view of this layer.
  final var host: UIView? {
    get { links.host }
    set { links.host = newValue }
  }

  /// The superlayer, unless the view hierarchy determines it.
  final var holder: CALayer? {
    get { links.holder }
    set { links.holder = newValue }
  }

  /// The sublayers that do not belong to the view's subviews, rear first.
  final var added: [AddedLayer] { links.added }
}

/// A sublayer that does not belong to a subview, and its position among those that do.
nonisolated struct AddedLayer {
  let layer: CALayer
  /// The subview directly behind the layer; nil if the layer is behind all subviews.
  ///
  /// The removal of the view changes it before the view can be deallocated.
  unowned(unsafe) var subview: UIView?
}

/// The release of whole layer trees without recursion.
enum LayerTeardown {
  /// Detaches the sublayers of a deallocated layer, and theirs if they have no other owner.
  ///
  /// It empties the list, because an entry would be a second owner of its layer.
  nonisolated static func dismantle(_ added: inout [AddedLayer]) {
    for entry in added { entry.layer.holder = nil }
    guard added.contains(where: { !$0.layer.added.isEmpty }) else { return }
    var pending = Array(added.lazy.map(\.layer).reversed())
    added = []
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      let orphans = layer.added
      layer.links.added = []
      for orphan in orphans { orphan.layer.holder = nil }
      pending.append(contentsOf: orphans.lazy.map(\.layer).reversed())
    }
  }
}
