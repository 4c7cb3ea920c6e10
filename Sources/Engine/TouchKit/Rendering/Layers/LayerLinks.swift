/// The links of a layer to its view and to other layers.
nonisolated struct LayerLinks {
  // Both are cleared by the `deinit` of the object that they lead to, see `ViewLinks`.
  /// The view whose layer this is.
  unowned(unsafe) var host: UIView?
  /// The layer that holds this one, unless the views' own tree does.
  unowned(unsafe) var holder: CALayer?
  /// Sublayers that are not the layers of the view's subviews, rear first.
  var added: [AddedLayer] = []
}

nonisolated extension CALayer {
  /// The view whose layer this is.
  final var host: UIView? {
    get { links.host }
    set { links.host = newValue }
  }

  /// The layer that holds this one, unless the views' own tree does.
  final var holder: CALayer? {
    get { links.holder }
    set { links.holder = newValue }
  }

  /// Sublayers that are not the layers of the view's subviews, rear first.
  final var added: [AddedLayer] { links.added }
}

/// A sublayer that is not the layer of a subview, and its place among those that are.
nonisolated struct AddedLayer {
  let layer: CALayer
  /// The subview right in front of which it lies, behind the subviews after that; nil behind all.
  ///
  /// Changed by the view's removal, before it can go away.
  unowned(unsafe) var subview: UIView?
}

/// Lets go of whole trees of layers without recursion.
enum LayerTeardown {
  /// Detaches the sublayers of a layer that is going away, and theirs if they have no other owner.
  ///
  /// The list is emptied, because an entry in it would be a second owner of its layer.
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
