public import Foundation
@_spi(Components) public import TouchKit

/// A scroll view whose layout places items (Apple: UICollectionView).
///
/// The data source provides the items; views exist only for visible items. Touches on an item reach
/// the collection view along the responder chain. It highlights the item, and selects it when the
/// finger lifts. A view that handles the touch first therefore prevents the selection.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  final let collection = CollectionState()
  private var layout: UICollectionViewLayout
  /// The size of the most recent layout.
  private(set) final var laidOutSize = CGSize.zero

  /// Creates a view with a frame, in points of its superview, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Creates a view with a flow layout; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  nonisolated deinit {}

  /// The layout of the items; setting it places all items again.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout, with or without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.owner = nil
    self.layout = layout
    layout.owner = self
    layoutWasInvalidated()
    guard animated else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  /// The data source, which provides the items; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  /// The delegate; a `UICollectionViewDelegate` also receives the calls about items.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { layoutWasInvalidated() }
  }

  /// The view behind the items, which does not scroll; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Content

  /// Reloads all data and discards the selection.
  open func reloadData() { reloadEverything() }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Registers the class of cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.store.register(cellClass, for: Self.key(nil, identifier))
  }

  /// Registers the class of supplementary views with a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { collection.store.register(viewClass, for: Self.key(elementKind, identifier)) }

  /// Returns a reused cell, or a new one of the registered class.
  ///
  /// Returns a plain cell, with a warning, if no class is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    reused(nil, identifier) as? UICollectionViewCell ?? plainCell(identifier)
  }

  /// Returns a reused supplementary view, or a new one of the registered class.
  ///
  /// Returns a plain view, with a warning, if no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { reused(elementKind, identifier) ?? plainView(identifier) }

  // MARK: - Queries

  /// Returns the layout attributes of an item; nil if the item does not exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(CollectionElement(path: indexPath)) }

  /// Returns the layout attributes of a supplementary view; nil if the view does not exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(CollectionElement(kind: kind, path: indexPath))
  }

  /// Returns the item at a point of the content; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Returns the item of a visible cell; nil for other cells.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell }?.key.path
  }

  /// Returns the cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.views[CollectionElement(path: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.views[CollectionElement(kind: elementKind, path: indexPath)]
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    collection.views.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  // MARK: - Selecting

  /// Whether the user can select items; true by default.
  open var allowsSelection = true

  /// Whether the user can select several items, each by a tap; false by default.
  open var allowsMultipleSelection = false

  /// The selected items, in the order of their selection; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }

  /// Selects an item and scrolls to it; does not call the delegate.
  ///
  /// Nil deselects all items.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, position: scrollPosition) }

  /// Deselects an item; does not call the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  /// Scrolls to an item.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: - Changing

  /// Performs several changes together, then calls `completion`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { change(updates, completion) }

  /// Inserts views for new items of the data source.
  open func insertItems(at indexPaths: [IndexPath]) {
    recordChange { $0.insertedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Removes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    recordChange { $0.deletedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Reloads items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    recordChange { $0.reloadedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Moves an item that the data source moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recordChange { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts new sections of the data source.
  open func insertSections(_ sections: IndexSet) {
    recordChange { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) {
    recordChange { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet) {
    recordChange { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: - Carrying items

  /// Begins the interactive movement of an item; returns false if the item cannot be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginCarrying(indexPath)
  }

  /// Moves the item to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carry(to: targetPosition)
  }

  /// Ends the movement, keeps the new index path, and notifies the data source.
  open func endInteractiveMovement() { endCarrying(keeps: true) }

  /// Returns the item to its original index path.
  open func cancelInteractiveMovement() { endCarrying(keeps: false) }

  // MARK: - Layout and touches

  /// Places the visible items; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
    laidOutSize = bounds.size
  }

  @_spi(Components) open override func restingPlace(instead proposal: CGPoint, velocity: CGPoint)
    -> CGPoint
  {
    layout.targetContentOffset(forProposedContentOffset: proposal, withScrollingVelocity: velocity)
  }

  /// Highlights the item under a finger; overrides call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { press(at: touch.location(in: self)) }
  }

  /// Selects the item under the finger; overrides call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { release(at: touch.location(in: self)) }
  }

  /// Removes the highlight; overrides call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unpress()
  }
}
