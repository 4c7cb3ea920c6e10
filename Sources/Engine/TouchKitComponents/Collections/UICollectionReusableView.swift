public import Foundation
@_spi(Components) public import TouchKit

/// A view that a collection view reuses for other elements (Apple: UICollectionReusableView).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final var identifier: String?

  /// Creates a view at a rectangle of its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// The identifier of the elements that can reuse the view.
  open var reuseIdentifier: String? { identifier }

  /// Prepares the view for another element; overrides call `super`.
  ///
  /// The collection view calls it before it returns the view again.
  open func prepareForReuse() {}

  /// Applies attributes of the layout beyond position and look, which the collection view sets
  /// itself.
  ///
  /// The collection view calls it; overrides call `super`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
