import Foundation
@_spi(Components) import TouchKit

/// Highlighted items and selected items.
extension UICollectionView {
  /// The delegate, if it has methods for items.
  final var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// Highlights the item at a point of the content, where a finger came down.
  final func press(at point: CGPoint) {
    guard allowsSelection, collection.pressed == nil, let path = item(at: point),
      let cell = cellForItem(at: path),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    collection.pressed = path
    cell.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Selects the highlighted item if the finger lifted over it.
  final func release(at point: CGPoint) {
    guard let path = collection.pressed else { return }
    if item(at: point) == path, bounds.contains(point) { choose(path) }
    unpress()
  }

  /// Removes the highlight without a selection.
  final func unpress() {
    guard let path = collection.pressed else { return }
    collection.pressed = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func choose(_ path: IndexPath) {
    if allowsMultipleSelection, collection.selected.contains(path) {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      mark(path, false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for former in collection.selected where former != path {
        mark(former, false)
        itemDelegate?.collectionView(self, didDeselectItemAt: former)
      }
    }
    mark(path, true)
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  final func select(_ path: IndexPath?, animated: Bool, position: ScrollPosition) {
    let keeps = path != nil && allowsMultipleSelection
    for former in collection.selected where !keeps && former != path { mark(former, false) }
    guard let path, path.item < numberOfItems(inSection: path.section) else { return }
    mark(path, true)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  final func mark(_ path: IndexPath, _ isSelected: Bool) {
    collection.selected.removeAll { $0 == path }
    if isSelected { collection.selected.append(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let item = attributes(CollectionElement(path: path))?.frame else { return }
    guard !position.isEmpty else { return scrollRectToVisible(item, animated: animated) }
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset).size
    var offset = contentOffset
    if position.contains(.top) { offset.y = item.minY - inset.top }
    if position.contains(.centeredVertically) { offset.y = item.midY - inset.top - seen.height / 2 }
    if position.contains(.bottom) { offset.y = item.maxY - inset.top - seen.height }
    if position.contains(.left) { offset.x = item.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = item.midX - inset.left - seen.width / 2
    }
    if position.contains(.right) { offset.x = item.maxX - inset.left - seen.width }
    setContentOffset(range.clamped(offset), animated: animated)
  }
}
