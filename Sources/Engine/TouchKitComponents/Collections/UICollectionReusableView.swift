public import Foundation
@_spi(Components) public import TouchKit

/// A view that a collection view uses again for other elements (Apple: UICollectionReusableView).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  final var identifier: String?

  /// Creates a view at a rectangle of its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; archives of views do not exist on this platform.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  /// Which elements it can be used for again.
  open var reuseIdentifier: String? { identifier }

  /// Prepares for being used for another element; overrides call `super`.
  ///
  /// Called by the collection view before it gives the view out again.
  open func prepareForReuse() {}

  /// Takes on what the layout says beyond place and look, which the collection view sets itself.
  ///
  /// Called by the collection view; overrides call `super`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
