import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Items in lines")
struct FlowLayoutTests {
  @Test("As many items stand in a line as fit, and lines follow each other downwards")
  func lines() {
    let stand = TileStand(TileStand.numbered(5))
    #expect(stand.frame(0) == rect(0, 0, 100, 100))
    #expect(stand.frame(2) == rect(220, 0, 100, 100))
    #expect(stand.frame(4) == rect(110, 110, 100, 100))
    #expect(stand.frame(5) == nil)
    #expect(stand.view.contentSize == CGSize(width: 320, height: 210))
  }

  @Test("Full lines reach from edge to edge; the last one stands in their columns")
  func justified() {
    let stand = TileStand(TileStand.numbered(5)) { layout in
      layout.itemSize = CGSize(width: 90, height: 50)
    }
    #expect(stand.frame(1)?.minX == 115 && stand.frame(2)?.maxX == 320)
    #expect(stand.frame(4) == rect(115, 60, 90, 50))
  }

  @Test("Insets, headers and footers take their room in every section")
  func sections() {
    let stand = TileStand([["a"], ["b"]]) { layout in
      layout.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 0)
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(stand.frame(0, 0) == rect(7, 35, 100, 100))
    #expect(stand.frame(0, 1) == rect(7, 199, 100, 100))
    #expect(stand.view.contentSize.height == 328)
    let footer = stand.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(footer?.frame == rect(0, 144, 320, 20))
  }

  @Test("Lines stand beside each other where content goes to the right")
  func horizontal() {
    let stand = TileStand(TileStand.numbered(6)) { $0.scrollDirection = .horizontal }
    #expect(stand.frame(3)?.minY == 330 && stand.frame(4)?.minX == 110)
    #expect(stand.view.contentSize == CGSize(width: 210, height: 430))
  }

  @Test("Only items in sight have cells, however many there are")
  func reuse() {
    let stand = TileStand(TileStand.numbered(30_000))
    #expect(stand.view.visibleCells.count == 12)
    stand.view.contentOffset.y = 500_000
    stand.stage.application.layoutIfNeeded()
    #expect(stand.view.visibleCells.count <= 15 && stand.tiles.made <= 27)
    #expect(stand.view.visibleCells.first?.accessibilityIdentifier == "13635")
  }

  @Test("Another layout places the items its own way")
  func ownLayout() {
    let stand = TileStand(TileStand.numbered(3))
    stand.view.setCollectionViewLayout(StairLayout(), animated: false)
    stand.stage.application.layoutIfNeeded()
    #expect(stand.view.visibleCells.map(\.frame.minX) == [0, 60, 120])
    #expect(stand.view.contentSize == CGSize(width: 180, height: 180))
    #expect(
      stand.view.indexPathForItem(at: CGPoint(x: 65, y: 65)) == IndexPath(item: 1, section: 0)
    )
  }

  @Test("A layout may say where content that was thrown comes to rest")
  func resting() {
    let stand = TileStand(TileStand.numbered(60))
    stand.view.setCollectionViewLayout(SnappingLayout(), animated: false)
    stand.stage.application.layoutIfNeeded()
    stand.stage.drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -130))
    stand.stage.settle()
    #expect(stand.view.contentOffset.y > 0)
    #expect(stand.view.contentOffset.y.truncatingRemainder(dividingBy: 200) == 0)
  }

  @Test("Items come, go and move")
  func updates() {
    let stand = TileStand([["a", "b", "c"]])
    let c = stand.view.cellForItem(at: IndexPath(item: 2, section: 0))
    var isDone = false
    stand.view.performBatchUpdates {
      stand.tiles.sections = [["c", "a", "new"]]
      stand.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      stand.view.insertItems(at: [IndexPath(item: 2, section: 0)])
      stand.view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
    } completion: { _ in
      isDone = true
    }
    stand.stage.settle()
    #expect(stand.view.visibleCells.map(\.accessibilityIdentifier) == ["c", "a", "new"])
    #expect(stand.view.visibleCells.first === c && c?.frame == rect(0, 0, 100, 100))
    #expect(isDone)
    #expect(stand.view.subviews.filter { $0 is UICollectionViewCell }.count == 3)
  }
}

/// A layout with each item below and to the right of the one before.
private final class StairLayout: UICollectionViewLayout {
  private var places: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    places = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
      let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      place.frame = CGRect(x: 60 * item, y: 60 * item, width: 60, height: 60)
      return place
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 180, height: 180) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    places.indices.contains(indexPath.item) ? places[indexPath.item] : nil
  }
}

/// A layout that stops at multiples of 200 points.
private final class SnappingLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: 0, y: max(200, (proposedContentOffset.y / 200).rounded() * 200))
  }
}
