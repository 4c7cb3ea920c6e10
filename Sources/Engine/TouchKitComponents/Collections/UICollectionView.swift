public import Foundation
@_spi(Components) public import TouchKit

/// Items that a layout places, which scroll (Apple: UICollectionView).
///
/// The data source says what stands in it; only views in sight exist. Touches on an item come to
/// the collection view along the responder chain: it lights the item up, and selects it when the
/// finger lifts. So a view that takes the touch on its way keeps the item from being selected.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  final let collection = CollectionState()
  private var layout: UICollectionViewLayout
  /// The size for which the items were laid out.
  private(set) final var laidOutSize = CGSize.zero

  /// Creates a view that occupies a rectangle of its superview in points, with a layout.
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

  /// Says where the items lie; set, all are placed anew.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Has another layout place the items, at once or gradually.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    self.layout.owner = nil
    self.layout = layout
    layout.owner = self
    layoutWasInvalidated()
    guard animated else { return }
    UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
  }

  /// The data source, which says what stands in the view; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

  /// The delegate; a `UICollectionViewDelegate` is called for what happens to items too.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { layoutWasInvalidated() }
  }

  /// What lies behind the items and does not scroll; nil for nothing.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: - Content

  /// Asks for everything anew; selections are forgotten.
  open func reloadData() { reloadEverything() }

  /// How many sections there are.
  open var numberOfSections: Int { counts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Has cells of an identifier be made of a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.store.register(cellClass, for: Self.key(nil, identifier))
  }

  /// Has views beside items, of a kind and an identifier, be made of a class.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { collection.store.register(viewClass, for: Self.key(elementKind, identifier)) }

  /// A cell that went out of sight, or a new one of the registered class.
  ///
  /// A plain cell, with a warning, when no class was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    reused(nil, identifier) as? UICollectionViewCell ?? plainCell(identifier)
  }

  /// A view beside items that went out of sight, or a new one of the registered class.
  ///
  /// A plain view, with a warning, when no class was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { reused(elementKind, identifier) ?? plainView(identifier) }

  // MARK: - Asking

  /// Where an item lies; nil for one that does not exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(CollectionElement(path: indexPath)) }

  /// Where a view beside items lies; nil for one that does not exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(CollectionElement(kind: kind, path: indexPath))
  }

  /// The item at a point of the content; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// The item of a cell in sight; nil for another one.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    collection.views.first { $0.value === cell }?.key.path
  }

  /// The cell of an item; nil when it is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.views[CollectionElement(path: indexPath)] as? UICollectionViewCell
  }

  /// A view beside items; nil when it is out of sight.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.views[CollectionElement(kind: elementKind, path: indexPath)]
  }

  /// The cells in sight, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items in sight, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    collection.views.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  // MARK: - Selecting

  /// Whether items can be selected; true unless set.
  open var allowsSelection = true

  /// Whether several items can be selected, each by a tap; false unless set.
  open var allowsMultipleSelection = false

  /// The items that are selected, in the order in which that happened; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selected }

  /// Selects an item and scrolls to it; the delegate is not called.
  ///
  /// Nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, position: scrollPosition) }

  /// Deselects an item; the delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, false) }

  /// Moves an item into sight.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  // MARK: - Changing

  /// Makes a number of changes together, then calls `completion`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { change(updates, completion) }

  /// Shows items that the data source has from now on.
  open func insertItems(at indexPaths: [IndexPath]) {
    recordChange { $0.insertedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Removes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    recordChange { $0.deletedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) {
    recordChange { $0.reloadedRows += indexPaths.map { ($0, .automatic) } }
  }

  /// Moves an item that the data source has elsewhere from now on.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recordChange { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Shows sections that the data source has from now on.
  open func insertSections(_ sections: IndexSet) {
    recordChange { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) {
    recordChange { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) {
    recordChange { $0.reloadedSections.formUnion(sections) }
  }

  // MARK: - Carrying items

  /// Begins to carry an item; false when it may not be carried.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginCarrying(indexPath)
  }

  /// Carries the item to a point of the content.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    carry(to: targetPosition)
  }

  /// Leaves the item where it was carried, and tells the data source.
  open func endInteractiveMovement() { endCarrying(keeps: true) }

  /// Brings the item back to where it was.
  open func cancelInteractiveMovement() { endCarrying(keeps: false) }

  // MARK: - Layout and touches

  /// Shows the items that are in sight; overrides call `super`.
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

  /// Lights up the item under a finger; overrides call `super`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { press(at: touch.location(in: self)) }
  }

  /// Selects the item under the finger; overrides call `super`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { release(at: touch.location(in: self)) }
  }

  /// Lights the item up no longer; overrides call `super`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    unpress()
  }
}
