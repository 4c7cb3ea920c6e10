public import Foundation
@_spi(Components) public import TouchKit

/// A controller of a collection view, and its data source and delegate (Apple:
/// UICollectionViewController).
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a collection view with a flow layout; nib files do not exist on this
  /// platform.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a collection view with a flow layout; archives do not exist on this
  /// platform.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  nonisolated deinit {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, which is the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout from the initializer.
  open var collectionViewLayout: UICollectionViewLayout { layout }

  /// Whether the controller clears the selection when the view appears again; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the collection view.
  open override func loadView() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Deselects the items if `clearsSelectionOnViewWillAppear` is set; overrides call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView?.indexPathsForSelectedItems ?? [] {
      collectionView?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: - Data source and delegate, to be overridden

  /// Returns the number of items in a section; 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item; an empty cell by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns a supplementary view, such as a header; called when it becomes visible.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Whether the user can move an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user moved an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Whether an item is highlighted under a finger, and can then be selected; true by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when an item was highlighted.
  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether the user can select an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether the user can deselect an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when the user selected an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called when the user deselected an item, or selected another one instead.
  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Called before a cell becomes visible.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer visible.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Returns the index path for an item that the user moves over another one; the proposed one by
  /// default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Called when the content offset changed for any reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when the zoom scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when a finger begins to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the finger that dragged the content lifted.
  ///
  /// The velocity is in points per millisecond. The target is the offset at which the content will
  /// stop; the delegate can change it.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the finger that dragged the content lifted; the content may decelerate afterwards.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Called when the content begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content stopped, by itself or because of a finger.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when a programmatic scrolling animation ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Whether a tap on the status bar scrolls to the top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when the content scrolled to the top after a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Returns the view that is zoomed; nil, the default, for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called when two fingers begin to change the zoom scale.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the zoom scale has its final value.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  /// Called when the adjusted content inset changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
