import Foundation
@_spi(Components) import TouchKit

/// Views for the visible elements, and for no other elements.
extension UICollectionView {
  /// The number of items in each section.
  final var counts: [Int] {
    if let counts = collection.counts { return counts }
    let sections = dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
    let counts = (0..<sections).map { section in
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }
    collection.counts = counts
    return counts
  }

  final func layoutWasInvalidated() {
    collection.needsPreparing = true
    // A layout that is invalidated while it is prepared needs no second layout pass.
    if !collection.isPreparing { setNeedsLayout() }
  }

  /// Prepares the layout if necessary.
  final func prepareLayout() {
    guard !collection.isPreparing else { return }
    if bounds.size != laidOutSize || !collection.views.isEmpty,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      collection.isPreparing = true
      let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
      collectionViewLayout.invalidateLayout(with: context)
      collection.isPreparing = false
      collection.needsPreparing = true
    }
    guard collection.needsPreparing else { return }
    collection.isPreparing = true
    collection.needsPreparing = false
    collectionViewLayout.prepare()
    collection.isPreparing = false
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  final func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard let kind = element.kind else {
      return collectionViewLayout.layoutAttributesForItem(at: element.path)
    }
    return collectionViewLayout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: element.path
    )
  }

  /// Returns the item at a point of the content, the frontmost one if several overlap.
  final func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: spot) ?? []
    let hit = found.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return hit.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  /// Creates views for the visible elements and retires the others.
  final func tile() {
    guard !collection.isTiling, collection.updateDepth == 0 else { return }
    collection.isTiling = true
    defer { collection.isTiling = false }
    prepareLayout()
    let shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { !$0.isHidden && $0.frame.intersects(bounds) }
      .sorted { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }
    let elements = Set(shown.map(\.element))
    for (element, view) in collection.views where !elements.contains(element) {
      if element.path != collection.carried?.place { retire(view, element) }
    }
    for attributes in shown { showElement(with: attributes) }
    stack(shown)
    backgroundView?.frame = bounds
    layOutIndicators()
  }

  /// Orders the views by `zIndex` if they are out of order.
  private func stack(_ shown: [UICollectionViewLayoutAttributes]) {
    guard let first = shown.first, let last = shown.last, first.zIndex != last.zIndex else {
      return
    }
    let places = Dictionary(
      subviews.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { $1 }
    )
    let carried = collection.carried.flatMap { cellForItem(at: $0.place) }
    let views = shown.compactMap { collection.views[$0.element] }.filter { $0 !== carried }
    let order = views.map { places[ObjectIdentifier($0)] ?? 0 }
    guard zip(order, order.dropFirst()).contains(where: >) else { return }
    for (view, below) in zip(views.dropFirst(), views) { insertSubview(view, aboveSubview: below) }
  }

  private func showElement(with attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let view = collection.views[element] { return place(view, attributes) }
    let view = fresh(element)
    collection.views[element] = view
    UIView.performWithoutAnimation {
      place(view, attributes)
      (view as? UICollectionViewCell)?.isSelected =
        element.kind == nil && collection.selected.contains(element.path)
      addSubview(view)
    }
    guard let cell = view as? UICollectionViewCell, element.kind == nil else { return }
    itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
  }

  final func place(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
    let isCarried =
      attributes.element.kind == nil
      && collection.carried?.place == attributes.indexPath
    let center = isCarried ? collection.carried?.center ?? attributes.center : attributes.center
    if view.center != center { view.center = center }
    if !CATransform3DEqualToTransform(view.layer.transform, attributes.transform3D) {
      view.layer.transform = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if isCarried { bringSubviewToFront(view) }
    view.apply(attributes)
  }

  private func fresh(_ element: CollectionElement) -> UICollectionReusableView {
    guard let kind = element.kind else {
      return dataSource?.collectionView(self, cellForItemAt: element.path) ?? UICollectionViewCell()
    }
    return dataSource?.collectionView(
      self,
      viewForSupplementaryElementOfKind: kind,
      at: element.path
    ) ?? UICollectionReusableView()
  }

  /// Removes a view and keeps it for reuse.
  final func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
    collection.views[element] = nil
    UIView.performWithoutAnimation { view.removeFromSuperview() }
    keep(view, element.kind)
    guard let cell = view as? UICollectionViewCell, element.kind == nil else { return }
    itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
  }

  /// Discards all cached data and all visible views.
  final func reloadEverything() {
    unpress()
    collection.carried = nil
    collection.selected = []
    for (element, view) in collection.views { retire(view, element) }
    collection.counts = nil
    layoutWasInvalidated()
  }

  // MARK: - Reuse

  /// Returns the key of an identifier, which differs between cells and supplementary views.
  static func key(_ kind: String?, _ identifier: String) -> String {
    "\(kind ?? "")\u{0}\(identifier)"
  }

  final func keep(_ view: UICollectionReusableView, _ kind: String?) {
    collection.store.keep(view, view.reuseIdentifier.map { Self.key(kind, $0) })
  }

  final func reused(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
    let key = Self.key(kind, identifier)
    if let view = collection.store.reuse(key) as? UICollectionReusableView {
      (view as? UICollectionViewCell)?.isHighlighted = false
      (view as? UICollectionViewCell)?.isSelected = false
      view.prepareForReuse()
      return view
    }
    return collection.store.type(for: key).flatMap {
      ConstructibleReusableView.make($0, identifier)
    }
  }

  final func plainCell(_ identifier: String) -> UICollectionViewCell {
    complain(identifier)
    return UICollectionViewCell()
  }

  final func plainView(_ identifier: String) -> UICollectionReusableView {
    complain(identifier)
    return UICollectionReusableView()
  }

  private func complain(_ identifier: String) {
    EngineLog.warn(
      "no class is registered for views with the identifier \"\(identifier)\"",
      in: attachedWindow?.application
    )
  }
}
