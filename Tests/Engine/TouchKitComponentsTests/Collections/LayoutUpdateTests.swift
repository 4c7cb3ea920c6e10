import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("What layouts of one's own hear and say")
struct LayoutUpdateTests {
  private let stage = Stage()
  private let pile = Pile()
  private let tiles = Tiles([(0..<20).map { "tile \($0)" }])
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: rect(0, 0, 320, 430), collectionViewLayout: pile)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    stage.rootView.addSubview(view)
    stage.application.layoutIfNeeded()
  }

  private func order() -> [String] {
    view.subviews.compactMap { ($0 as? UICollectionViewCell)?.accessibilityIdentifier }
  }

  @Test("Views with a higher index are in front, also when they were there before")
  func stacking() {
    view.contentOffset.y = 700
    stage.application.layoutIfNeeded()
    view.contentOffset.y = 0
    stage.application.layoutIfNeeded()
    #expect(order() == (0..<8).map { "tile \($0)" })
    let hit = view.hitTest(CGPoint(x: 10, y: 185), with: nil)
    #expect(hit?.superview?.accessibilityIdentifier ?? hit?.accessibilityIdentifier == "tile 3")
  }

  @Test("A layout that wants to know of another part being seen is told what, once a change")
  func context() {
    pile.follows = true
    pile.story = []
    view.contentOffset.y = 10
    stage.application.layoutIfNeeded()
    #expect(pile.story == ["context 10.0", "invalidate Note", "prepare"])
    pile.story = []
    let context = Note()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)
    pile.follows = false
    pile.invalidateLayout(with: context)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)])
    #expect(view.contentOffset.y == 40 && !context.invalidateEverything)
    stage.application.layoutIfNeeded()
    #expect(pile.story == ["invalidate Note", "prepare"])
  }

  @Test("A layout hears what comes, goes and moves before it is asked where that begins and ends")
  func updates() {
    pile.story = []
    view.performBatchUpdates {
      tiles.sections[0].removeFirst()
      tiles.sections[0].insert("new", at: 3)
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 3, section: 0)])
      view.moveItem(at: IndexPath(item: 6, section: 0), to: IndexPath(item: 5, section: 0))
    }
    #expect(
      pile.story.prefix(6) == [
        "prepare", "delete 0 -", "insert - 3", "move 6 5", "final 0", "initial 3",
      ]
    )
    #expect(pile.story.last == "finalize" && order().contains("new"))
  }

  @Test("A header stays in sight as long as its section does, in front of the items")
  func pinned() {
    let stand = TileStand([["a", "b", "c"], ["d", "e", "f", "g", "h", "i", "j", "k", "l"]]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
      $0.itemSize = CGSize(width: 320, height: 100)
      $0.minimumLineSpacing = 0
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    func edge(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
      let path = IndexPath(item: 0, section: section)
      return stand.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    }
    let (head, foot) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    #expect(edge(head, 0)?.frame.minY == 0 && edge(head, 0)?.zIndex == 10)
    stand.view.contentOffset.y = 100
    #expect(edge(head, 0)?.frame.minY == 100 && edge(head, 1)?.frame.minY == 350)
    #expect(edge(foot, 1)?.frame.maxY == 100 + stand.view.bounds.height)
    stand.view.contentOffset.y = 320
    #expect(edge(head, 0)?.frame.minY == 300 && edge(foot, 0)?.frame.minY == 330)
    stand.view.contentOffset.y = 400
    #expect(edge(head, 1)?.frame.minY == 400)
  }
}

private final class Note: UICollectionViewLayoutInvalidationContext {}

/// A layout with overlapping items, the last one on top.
private final class Pile: UICollectionViewLayout {
  var story: [String] = []
  var follows = false

  override class var invalidationContextClass: AnyClass { Note.self }

  override func prepare() {
    super.prepare()
    story.append("prepare")
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1300) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rect(0, CGFloat(indexPath.item) * 60, 320, 100)
    attributes.zIndex = indexPath.item
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    story.append("context \(newBounds.minY)")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    story.append("invalidate \(type(of: context))")
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    story += updateItems.map { item in
      let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
      let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
      return "\(item.updateAction) \(before) \(after)"
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    story.append("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    story.append("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    story.append("final \(itemIndexPath.item)")
    return nil
  }
}
