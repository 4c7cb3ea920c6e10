import Foundation
@_spi(Components) import TouchKit

/// Insertions, deletions and moves of items, and the item that the user moves.
extension UICollectionView {
  /// The duration of changes, in seconds (our choice, as long as on devices).
  private static let duration: TimeInterval = 0.3

  final func recordChange(_ change: (inout TableChanges) -> Void) {
    change(&collection.changes)
    if collection.updateDepth == 0 { applyChanges() }
  }

  final func change(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    collection.updateDepth += 1
    updates?()
    collection.updateDepth -= 1
    if collection.updateDepth == 0 { applyChanges() }
    guard let completion else { return }
    UIView.animate(withDuration: Self.duration, animations: {}, completion: completion)
  }

  private func applyChanges() {
    let changes = collection.changes
    collection.changes = TableChanges()
    unpress()
    let former = collection.views
    collection.views = [:]
    var leaving: [(CollectionElement, UICollectionReusableView)] = []
    for (element, view) in former {
      if element.kind == nil, !changes.isReloaded(element.path),
        let place = changes.destination(of: element.path)
      {
        collection.views[CollectionElement(path: place)] = view
      } else {
        leaving.append((element, view))
      }
    }
    collection.selected = collection.selected.compactMap { changes.destination(of: $0) }
    collection.counts = nil
    layoutWasInvalidated()
    prepareLayout()
    collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
    settle(leaving)
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  private func settle(_ leaving: [(CollectionElement, UICollectionReusableView)]) {
    guard attachedWindow != nil, UIView.areAnimationsEnabled else {
      leaving.forEach { remove($0.1, $0.0.kind) }
      return layoutIfNeeded()
    }
    let stayed = Set(collection.views.values.map(ObjectIdentifier.init))
    UIView.animate(
      withDuration: Self.duration,
      animations: {
        for (element, view) in leaving { self.leave(view, element) }
        self.layoutIfNeeded()
      },
      completion: { _ in leaving.forEach { self.remove($0.1, $0.0.kind) } }
    )
    for (element, view) in collection.views where !stayed.contains(ObjectIdentifier(view)) {
      appear(view, element)
    }
  }

  private func leave(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let last =
      element.kind == nil
      ? collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: element.path) : nil
    if let last { place(view, last) } else { view.alpha = 0 }
  }

  private func appear(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let goal = attributes(element) else { return }
    let first =
      element.kind == nil
      ? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: element.path) : nil
    UIView.performWithoutAnimation {
      if let first { place(view, first) } else { view.alpha = 0 }
    }
    UIView.animate(withDuration: Self.duration) { self.place(view, goal) }
  }

  private func remove(_ view: UICollectionReusableView, _ kind: String?) {
    UIView.performWithoutAnimation {
      view.removeFromSuperview()
      view.alpha = 1
    }
    keep(view, kind)
  }

  // MARK: - Carrying

  final func beginCarrying(_ path: IndexPath) -> Bool {
    guard collection.carried == nil, let cell = cellForItem(at: path),
      dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    else { return false }
    collection.carried = CarriedItem(origin: path, place: path, center: cell.center)
    bringSubviewToFront(cell)
    return true
  }

  final func carry(to point: CGPoint) {
    guard let carried = collection.carried else { return }
    collection.carried?.center = point
    cellForItem(at: carried.place)?.center = point
    guard let over = item(at: point), over != carried.place else { return }
    let place =
      itemDelegate?.collectionView(
        self,
        targetIndexPathForMoveFromItemAt: carried.origin,
        toProposedIndexPath: over
      ) ?? over
    guard place != carried.place, place.section == carried.place.section else { return }
    shift(from: carried.place, to: place)
  }

  /// Moves the items between two index paths to make room; the data source does not know yet.
  private func shift(from: IndexPath, to: IndexPath) {
    collection.carried?.place = to
    let changes = TableChanges(movedRows: [(from, to)])
    let former = collection.views.filter { $0.key.kind == nil }
    for element in former.keys { collection.views[element] = nil }
    for (element, view) in former {
      let path = changes.destination(of: element.path) ?? element.path
      collection.views[CollectionElement(path: path)] = view
    }
    UIView.animate(withDuration: Self.duration) {
      for (element, view) in self.collection.views where element.path != to {
        if let goal = self.attributes(element) { self.place(view, goal) }
      }
    }
  }

  final func endCarrying(keeps: Bool) {
    guard let carried = collection.carried else { return }
    if !keeps, carried.place != carried.origin { shift(from: carried.place, to: carried.origin) }
    let place = collection.carried?.place ?? carried.place
    collection.carried = nil
    if keeps, place != carried.origin {
      let changes = TableChanges(movedRows: [(carried.origin, place)])
      collection.selected = collection.selected.compactMap { changes.destination(of: $0) }
      dataSource?.collectionView(self, moveItemAt: carried.origin, to: place)
    }
    UIView.animate(withDuration: Self.duration) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }
}
