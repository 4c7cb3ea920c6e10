public import Foundation
@_spi(Components) import TouchKit

/// The invalidated parts of a layout (Apple: UICollectionViewLayoutInvalidationContext).
///
/// The engine always calculates the whole layout; layouts can read which parts were invalidated.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates an empty context.
  public required override init() { super.init() }

  nonisolated deinit {}

  /// Whether the whole layout is invalid; false unless the data was reloaded.
  open internal(set) var invalidateEverything = false

  /// Whether the number of items can have changed; false unless items were inserted or deleted.
  open internal(set) var invalidateDataSourceCounts = false

  /// The invalidated items; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The invalidated supplementary views by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Adds items to the context.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views to the context.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// The offset by which the content scrolls when the layout is invalidated, in points; zero by
  /// default.
  open var contentOffsetAdjustment = CGPoint.zero
}

/// The invalidated parts of a flow layout (Apple: UICollectionViewFlowLayoutInvalidationContext).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the layout asks the delegate for sizes again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the layout calculates positions again; true by default.
  open var invalidateFlowLayoutAttributes = true

  nonisolated deinit {}
}
