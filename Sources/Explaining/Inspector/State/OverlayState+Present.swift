public import TouchTrace

extension OverlayState {
  /// The identifiers of responders with outlines that are shown.
  public var shownNodes: Set<NodeID> {
    var shown = Set(rejections.map(\.node.id))
    for touch in shownTouches {
      if let view = touch.hitTestView { shown.insert(view.id) }
      if let control = touch.trackingControl { shown.insert(control.id) }
    }
    if let subject {
      for link in subject.chain.links where link.node.quad != nil { shown.insert(link.node.id) }
    }
    if let firstResponder { shown.insert(firstResponder.id) }
    return shown
  }

  /// Updates the geometry of responders; returns whether any shown one changed.
  ///
  /// A responder that is in no window any more is not drawn.
  public mutating func update(_ present: [NodeSnapshot], of shown: Set<NodeID>) -> Bool {
    var isNew = false
    var missing = shown
    for node in present {
      missing.remove(node.id)
      guard nodes[node.id] != node else { continue }
      nodes[node.id] = node
      isNew = true
    }
    for id in missing {
      guard var node = nodes[id], node.quad != nil else { continue }
      node.quad = nil
      nodes[id] = node
      isNew = true
    }
    return isNew
  }
}
