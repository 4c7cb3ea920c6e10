public import Foundation
@_spi(Components) import TouchKit

/// The base class of layouts, which place the elements of a collection view (Apple:
/// UICollectionViewLayout).
///
/// The collection view calls `prepare`. Then it asks for the content size and for the elements in
/// the visible rectangle. It repeats this when the layout is invalidated.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  final weak var owner: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// Returns nil; archives of layouts do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  /// The class of the layout's attributes; `UICollectionViewLayoutAttributes` unless overridden.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  nonisolated deinit {}

  /// The collection view that uses the layout; nil if it has none.
  open var collectionView: UICollectionView? { owner }

  /// Calculates the layout in advance; overrides call `super`.
  ///
  /// The collection view calls it after each invalidation, before it calls any other method.
  open func prepare() {}

  /// The size of all content, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements that touch a rectangle of the content; nil unless
  /// overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether new bounds invalidate the layout; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Invalidates the layout; the next layout pass prepares it again; overrides call `super`.
  open func invalidateLayout() { owner?.layoutWasInvalidated() }

  /// The class of invalidation contexts; `UICollectionViewLayoutInvalidationContext` unless
  /// overridden.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Invalidates the parts of the layout in a context; overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated()
    let shift = context.contentOffsetAdjustment
    guard shift != .zero, let owner else { return }
    owner.contentOffset.x += shift.x
    owner.contentOffset.y += shift.y
  }

  /// Returns the context that new bounds invalidate; overrides call `super`.
  ///
  /// The collection view calls it if `shouldInvalidateLayout(forBoundsChange:)` returned true. It
  /// passes the context to `invalidateLayout(with:)`.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Prepares for insertions, deletions and moves; overrides call `super`.
  ///
  /// The collection view calls it after `prepare()` and before it asks for initial and final
  /// attributes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when the animations of all changed elements have started; overrides call `super`.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the offset at which decelerating content stops; the proposed one unless overridden.
  ///
  /// Called when the finger lifts. The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the initial attributes of an item that appears.
  ///
  /// Nil, the default, stands for the final attributes, faded out.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of an item that disappears.
  ///
  /// Nil, the default, stands for the previous attributes, faded out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
