public import Foundation
@_spi(Components) public import TouchKit

/// A layout in lines, each with as many items as fit (Apple: UICollectionViewFlowLayout).
///
/// Full lines reach from edge to edge. The layout asks a `UICollectionViewDelegateFlowLayout` for
/// sizes and spacings. For missing methods it uses its own properties.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var lines = FlowLines()
  private var sections: [FlowLines.Section] = []

  /// Creates a layout.
  public override init() { super.init() }

  /// Returns nil; archives of layouts do not exist on this platform.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// The direction in which lines follow each other; downwards by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  /// The size of items, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }

  /// The minimum spacing between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The minimum spacing between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }

  /// The insets of the sections, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// The size of headers; only the length across the lines counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// The size of footers; only the length across the lines counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Whether headers stay visible while their section is visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Whether footers stay visible while their section is visible; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// The class of invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var isVertical: Bool { scrollDirection == .vertical }

  // MARK: - Queries

  /// Arranges the items in lines; overrides call `super`.
  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let questions = FlowQuestions(layout: self, view: view)
    sections = (0..<view.numberOfSections).map(questions.section(_:))
    let room = view.bounds.inset(by: view.adjustedContentInset)
    lines = FlowLines(sections, room: isVertical ? room.width : room.height)
  }

  /// The size of all lines.
  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    return isVertical
      ? CGSize(width: room.width, height: lines.end)
      : CGSize(width: lines.end, height: room.height)
  }

  /// Returns the attributes of the items, headers and footers that touch a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let (from, to) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    let items = lines.lines(from: from, to: to).flatMap { line in
      line.items.compactMap { item in
        layoutAttributesForItem(at: IndexPath(item: item, section: line.section))
      }
    }
    let edges = sections.indices.flatMap { section in
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap { kind in
          layoutAttributesForSupplementaryView(
            ofKind: kind,
            at: IndexPath(item: 0, section: section)
          )
        }
    }
    return (items + edges).filter { $0.frame.intersects(rect) }
  }

  /// Returns the attributes of an item; nil if the item does not exist.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard lines.places.indices.contains(indexPath.section),
      lines.places[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let place = lines.places[indexPath.section][indexPath.item]
    let attributes = makeAttributes(nil, indexPath)
    attributes.frame = rect(place.along, place.across, place.extent)
    return attributes
  }

  /// Returns the attributes of a header or footer; nil if it is missing.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let section = indexPath.section
    guard sections.indices.contains(section), let view = collectionView else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let length = isHeader ? sections[section].header : sections[section].footer
    guard length > 0 else { return nil }
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    let own = isHeader ? lines.headers[section] : lines.footers[section]
    let start = isPinned ? pinned(own, length, isHeader, section, in: view) : own
    let along = isVertical ? view.bounds.width : view.bounds.height
    let attributes = makeAttributes(elementKind, indexPath)
    attributes.frame = rect(0, start, FlowLines.Extent(along: along, across: length))
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }

  /// Returns the start of a pinned header or footer, which stays visible but does not leave its
  /// section.
  private func pinned(
    _ start: CGFloat,
    _ length: CGFloat,
    _ isHeader: Bool,
    _ section: Int,
    in view: UICollectionView
  ) -> CGFloat {
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let (first, last) = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
    guard isHeader else {
      return max(min(start, last - length), lines.headers[section] + sections[section].header)
    }
    return max(start, min(first, lines.footers[section] - length))
  }

  /// Whether the new bounds change the length of the lines.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return isVertical
      ? newBounds.width != view.laidOutSize.width : newBounds.height != view.laidOutSize.height
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ extent: FlowLines.Extent) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: extent.along, height: extent.across)
      : CGRect(x: across, y: along, width: extent.across, height: extent.along)
  }
}

/// The values of a flow layout and its delegate for sections.
@MainActor
private struct FlowQuestions {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private var isVertical: Bool { layout.scrollDirection == .vertical }

  func section(_ index: Int) -> FlowLines.Section {
    let delegate = self.delegate
    let inset =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: index)
      ?? layout.sectionInset
    var section = FlowLines.Section()
    section.items = (0..<view.numberOfItems(inSection: index)).map { item in
      let path = IndexPath(item: item, section: index)
      return extent(
        delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
      )
    }
    section.header =
      extent(
        delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index)
          ?? layout.headerReferenceSize
      ).across
    section.footer =
      extent(
        delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index)
          ?? layout.footerReferenceSize
      ).across
    (section.insetBefore, section.insetAfter) =
      isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    (section.insetLeading, section.insetTrailing) =
      isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    section.lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index)
      ?? layout.minimumLineSpacing
    section.itemSpacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index)
      ?? layout.minimumInteritemSpacing
    return section
  }

  private func extent(_ size: CGSize) -> FlowLines.Extent {
    let (width, height) = (max(0, size.width), max(0, size.height))
    return isVertical
      ? FlowLines.Extent(along: width, across: height)
      : FlowLines.Extent(along: height, across: width)
  }
}
