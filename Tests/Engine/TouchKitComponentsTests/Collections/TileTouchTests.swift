import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Items of a collection view under fingers")
struct TileTouchTests {
  private let stand = TileStand(TileStand.numbered(60), cell: MarkedTile.self)

  @Test("A tap selects an item in the order that the documentation gives")
  func tap() {
    stand.stage.tap(CGPoint(x: 150, y: 50))
    #expect(
      stand.tiles.story == [
        "shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1",
        "didUnhighlight 0.1",
      ]
    )
    stand.tiles.clear()
    stand.stage.tap(CGPoint(x: 50, y: 50))
    #expect(stand.tiles.story.contains("didDeselect 0.1"))
    #expect(stand.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    let cell = stand.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? MarkedTile
    #expect(cell?.history == ["lit", "selected", "dark"])
  }

  @Test("Between the items nothing is touched, and scrolling selects nothing")
  func nothing() {
    stand.stage.tap(CGPoint(x: 105, y: 50))
    stand.stage.drag(from: CGPoint(x: 50, y: 350), by: CGVector(dx: 0, dy: -200))
    #expect(stand.tiles.story.isEmpty && stand.view.contentOffset.y > 100)
  }

  @Test("A long press carries an item to another place")
  func carry() {
    let carrier = Carrier(stand.view)
    let finger = stand.stage.makeFinger()
    finger.down(50, 50)
    stand.stage.advance(by: 0.6)
    finger.move(150, 60)
    stand.stage.advance(by: 0.1)
    finger.move(270, 50)
    stand.stage.advance(by: 0.5)
    let first = IndexPath(item: 0, section: 0)
    #expect(stand.view.cellForItem(at: first)?.accessibilityIdentifier == "1")
    finger.up()
    stand.stage.settle()
    #expect(carrier.states == [.began, .changed, .changed, .ended])
    #expect(stand.tiles.sections[0].prefix(4) == ["1", "2", "0", "3"])
    let names = stand.view.visibleCells.prefix(3).map(\.accessibilityIdentifier)
    #expect(names == ["1", "2", "0"])
    #expect(stand.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.origin.x == 220)
  }

  @Test("An item that is brought back leaves everything as it was")
  func bringBack() {
    let path = IndexPath(item: 0, section: 0)
    #expect(stand.view.beginInteractiveMovementForItem(at: path))
    stand.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 50))
    stand.view.cancelInteractiveMovement()
    stand.stage.settle()
    #expect(stand.tiles.sections[0].prefix(3) == ["0", "1", "2"])
    #expect(stand.view.visibleCells.prefix(3).map(\.accessibilityIdentifier) == ["0", "1", "2"])
    #expect(stand.view.cellForItem(at: path)?.frame == rect(0, 0, 100, 100))
  }
}

/// A client's cell that logs its states.
private final class MarkedTile: UICollectionViewCell {
  private(set) var history: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .red
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if oldValue != isHighlighted { history.append(isHighlighted ? "lit" : "dark") } }
  }

  override var isSelected: Bool {
    didSet { if isSelected { history.append("selected") } }
  }
}

/// A handler that moves items as the documentation of collection views shows.
@MainActor
private final class Carrier: NSObject {
  private let view: UICollectionView
  private(set) var states: [UIGestureRecognizer.State] = []

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Carrier.carry))
  }

  func carry(_ gesture: UILongPressGestureRecognizer) {
    states.append(gesture.state)
    switch gesture.state {
    case .began:
      guard let path = view.indexPathForItem(at: gesture.location(in: view)) else { return }
      _ = view.beginInteractiveMovementForItem(at: path)
    case .changed: view.updateInteractiveMovementTargetPosition(gesture.location(in: view))
    case .ended: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }
}
