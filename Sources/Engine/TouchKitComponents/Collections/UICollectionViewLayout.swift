public import Foundation
@_spi(Components) import TouchKit

/// Says where the elements of a collection view lie; subclasses say how
/// (Apple: UICollectionViewLayout).
///
/// The collection view calls `prepare`, then asks for the size of the content and for the elements
/// in the rectangle that is seen, and again whenever the layout is invalidated.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// Archives of layouts do not exist on this platform: there is none.
  public required init?(coder: NSCoder) { nil }

  /// The class of the attributes that the layout makes; `UICollectionViewLayoutAttributes` unless
  /// overridden.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  nonisolated deinit {}

  /// The view that is laid out; nil while there is none.
  open var collectionView: UICollectionView? { owner }

  /// Works out what can be worked out beforehand; overrides call `super`.
  ///
  /// Called by the collection view after each invalidation, before anything else is asked.
  open func prepare() {}

  /// The size of all content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that touch a rectangle of the content; nil unless overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies; nil unless overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view beside items lies; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether all has to be worked out anew when another part or size is seen; false unless
  /// overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Has all be worked out anew before the next picture; overrides call `super`.
  open func invalidateLayout() { owner?.layoutWasInvalidated() }

  /// The class of what names parts of the layout; `UICollectionViewLayoutInvalidationContext`
  /// unless overridden.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Has what is named be worked out anew before the next picture; overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated()
    let shift = context.contentOffsetAdjustment
    guard shift != .zero, let owner else { return }
    owner.contentOffset.x += shift.x
    owner.contentOffset.y += shift.y
  }

  /// What has to be worked out anew when another part or size is seen; overrides call `super`.
  ///
  /// Called by the collection view after `shouldInvalidateLayout(forBoundsChange:)` said yes, to
  /// give the answer to `invalidateLayout(with:)`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Tells what comes, goes and moves; overrides call `super`.
  ///
  /// Called by the collection view after `prepare()` and before it asks where items begin and end.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Says that all elements are on the way to where they belong; overrides call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Where content that goes on by itself comes to rest, given where it would; that place unless
  /// overridden.
  ///
  /// Called when the finger leaves. The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where an item begins that appears; nil, the default, for where it ends, faded.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where an item ends that disappears; nil, the default, for where it was, faded.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
