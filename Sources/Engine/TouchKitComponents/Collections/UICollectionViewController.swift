public import Foundation
@_spi(Components) public import TouchKit

/// A controller whose view is a collection view that it is data source and delegate of
/// (Apple: UICollectionViewController).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Creates a controller of a view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a view with a flow layout; nib files do not exist on this platform.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a view with a flow layout; archives do not exist on this platform.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  nonisolated deinit {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view; the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout { layout }

  /// Whether selections go when the view appears again; true unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the collection view.
  open override func loadView() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Deselects the items, if the controller is to do that; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: - Data source and delegate, to be overridden

  /// How many items a section has: none unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item: an empty one unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// How many sections there are; 1 unless said.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A view beside items, such as a header; asked when it comes into sight.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Whether the user may carry an item to another place; true unless said.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The user carried an item to another place.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Whether an item lights up under a finger, and can be selected by it; true unless said.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// An item lit up under a finger.
  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {}

  /// An item is no longer lit up.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether the user may select an item; true unless said.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether the user may deselect an item; true unless said.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The user selected an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}

  /// The user deselected an item, or selected another one instead.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}

  /// A cell is about to come into sight.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A cell went out of sight.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Where an item goes that the user carries over another one; there unless said.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// The offset of the content changed, for whatever reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The scale of the content changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// A finger begins to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The finger that moved the content lifted.
  ///
  /// The velocity is in points per millisecond. The target is where the content will come to rest;
  /// the delegate may change it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The finger that moved the content lifted, and the content goes on by itself or not.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// The content goes on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The content came to rest, or was stopped by a finger.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// A movement that was asked for came to its end.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Decides whether a tap on the status bar brings the top into sight; the default says yes.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The top is in sight, after a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The view that grows and shrinks when the user zooms; nil, the default, for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Two fingers begin to change the scale.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The scale has its final value.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  /// The insets that the content has in the end changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
