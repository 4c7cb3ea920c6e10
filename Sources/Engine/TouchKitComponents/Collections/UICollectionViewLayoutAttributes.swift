public import Foundation
public import Geometry
@_spi(Components) public import TouchKit

/// Where an element of a collection view lies and how it looks
/// (Apple: UICollectionViewLayoutAttributes).
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The item; for views beside items, the section and a number within it.
  open var indexPath: IndexPath
  /// The middle of the element, in points of the content.
  open var center = CGPoint.zero
  /// The element's size, in points.
  open var size = CGSize.zero
  /// The element's own coordinates, as large as `size`.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// How the element is turned and scaled about its middle, in space.
  open var transform3D = CATransform3DIdentity
  /// How the element is turned and scaled about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// How much of the element is seen, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Which of overlapping elements is in front; the larger.
  open var zIndex = 0
  /// Whether the element is not seen at all.
  open var isHidden = false

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Creates attributes of no element; it is for copies.
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

  /// Creates the attributes of a view beside items, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    (category, kind) = (.supplementaryView, elementKind)
  }

  /// The rectangle that the element takes, in points of the content; without `transform`.
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

  /// What the element is.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// The kind of a view beside items; nil for items.
  open var representedElementKind: String? { kind }

  /// Another object that says the same; overrides add what their class knows.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Foundation declares copying for no actor; attributes are of the main actor and copied on it.
    MainActor.assumeIsolated { Carried(duplicate()) }.object
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    (copy.category, copy.kind, copy.indexPath) = (category, kind, indexPath)
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Makes attributes of a class, for an item or for a view of a kind beside items.
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

/// Takes an object out of the main actor's code, for the caller who is on it.
nonisolated private struct Carried: @unchecked Sendable {
  let object: NSObject

  init(_ object: NSObject) { self.object = object }
}

/// What can be seen in a collection view.
nonisolated struct CollectionElement: Hashable {
  /// The kind of a view beside items; nil for items.
  var kind: String?
  var path: IndexPath
}

extension UICollectionViewLayout {
  /// Makes attributes of the layout's class.
  final func makeAttributes(_ kind: String?, _ path: IndexPath) -> UICollectionViewLayoutAttributes
  {
    UICollectionViewLayoutAttributes.make(type(of: self).layoutAttributesClass, kind, path)
  }
}
