public import Foundation
@_spi(Components) import TouchKit

/// What of a layout has to be worked out anew (Apple: UICollectionViewLayoutInvalidationContext).
///
/// The engine works everything out anew, whatever is named; layouts may ask what was named.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that names nothing.
  public required override init() { super.init() }

  nonisolated deinit {}

  /// Whether everything is to be worked out anew; false unless the data were loaded anew.
  open internal(set) var invalidateEverything = false

  /// Whether there may be another number of items; false unless items came or went.
  open internal(set) var invalidateDataSourceCounts = false

  /// The items that were named; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// The views beside items that were named, by their kinds; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Names views beside items.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String,
    at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// By how much the content is scrolled when the layout is invalidated, in points; zero unless set.
  open var contentOffsetAdjustment = CGPoint.zero
}

/// What of a layout in lines has to be worked out anew
/// (Apple: UICollectionViewFlowLayoutInvalidationContext).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is to be asked for sizes again; true unless set.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether places are to be worked out again; true unless set.
  open var invalidateFlowLayoutAttributes = true

  nonisolated deinit {}
}
