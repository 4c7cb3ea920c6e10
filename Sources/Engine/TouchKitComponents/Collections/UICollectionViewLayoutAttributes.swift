public import Foundation
public import Geometry
@_spi(Components) public import TouchKit

/// The position and look of an element of a collection view (Apple:
/// UICollectionViewLayoutAttributes).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the item; for supplementary views, the section and a number in it.
  open var indexPath: IndexPath
  /// The center of the element, in points of the content.
  open var center = CGPoint.zero
  /// The element's size, in points.
  open var size = CGSize.zero
  /// The element's bounds, with the size `size`.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The rotation and scale of the element about its center, in three dimensions.
  open var transform3D = CATransform3DIdentity
  /// The rotation and scale of the element about its center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The opacity of the element, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The order of overlapping elements; the larger value is in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Creates attributes without an element, for copies.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  nonisolated deinit {}

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.supplementaryView, elementKind)
  }

  /// The frame of the element, in points of the content; without `transform`.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The category of the element.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a supplementary view; nil for items.
  open var representedElementKind: String? { kind }

  /// Returns a copy; overrides copy the properties of their class.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Foundation declares copying for any actor; attributes are created and copied on the main
    // actor.
    MainActor.assumeIsolated { Carried(duplicate()) }.object
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    (copy.category, copy.kind, copy.indexPath) = (category, kind, indexPath)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Creates attributes of a class, for an item or for a supplementary view of a kind.
  static func make(_ type: AnyClass, _ kind: String?, _ path: IndexPath) -> Self {
    let chosen = type as? Self.Type ?? Self.self
    let attributes = chosen.init()
    attributes.indexPath = path
    attributes.kind = kind
    attributes.category = kind == nil ? .cell : .supplementaryView
    return attributes
  }

  final var element: CollectionElement { CollectionElement(kind: kind, path: indexPath) }
}

/// A box that returns an object of the main actor to a caller on the main actor.
nonisolated private struct Carried: @unchecked Sendable {
  let object: NSObject

  init(_ object: NSObject) { self.object = object }
}

/// A visible element of a collection view.
nonisolated struct CollectionElement: Hashable {
  /// The kind of a supplementary view; nil for items.
  var kind: String?
  var path: IndexPath
}

extension UICollectionViewLayout {
  /// Creates attributes of the layout's class.
  final func makeAttributes(_ kind: String?, _ path: IndexPath) -> UICollectionViewLayoutAttributes
  {
    UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, kind, path)
  }
}
