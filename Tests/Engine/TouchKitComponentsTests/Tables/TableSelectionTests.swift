import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Rows of a table view under fingers")
struct TableSelectionTests {
  private let stand = TableStand(TableStand.numbered(50))
  private func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 44 * CGFloat(row) + 22) }

  @Test("A tap lights the row up and selects it when the finger lifts")
  func tap() {
    stand.stage.tap(point(2))
    #expect(
      stand.rows.story == [
        "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2",
        "didSelect 0.2",
      ]
    )
    #expect(stand.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(stand.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test("Another tap deselects the row before")
  func another() {
    stand.stage.tap(point(2))
    stand.rows.clear()
    stand.stage.tap(point(4))
    #expect(
      stand.rows.story.suffix(4) == [
        "willSelect 0.4", "willDeselect 0.2", "didDeselect 0.2", "didSelect 0.4",
      ]
    )
    #expect(stand.table.indexPathsForSelectedRows == [IndexPath(row: 4, section: 0)])
  }

  @Test("Several rows are selected and deselected by a tap each, where that is allowed")
  func several() {
    stand.table.allowsMultipleSelection = true
    for row in [1, 3, 1] { stand.stage.tap(point(row)) }
    #expect(stand.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(stand.rows.story.suffix(2) == ["willDeselect 0.1", "didDeselect 0.1"])
  }

  @Test("A finger that scrolls at once touches no row")
  func flick() {
    stand.stage.drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -200))
    #expect(!stand.rows.story.contains { $0.hasPrefix("should") || $0.hasPrefix("didSelect") })
    #expect(stand.rows.story.contains("scrolled"))
  }

  @Test("A row that lit up goes out when the finger scrolls, and is not selected")
  func press() {
    let finger = stand.stage.makeFinger()
    finger.down(100, 200)
    stand.stage.advance(by: 0.2)
    let path = IndexPath(row: 4, section: 0)
    #expect(stand.table.cellForRow(at: path)?.isHighlighted == true)
    for y in stride(from: CGFloat(190), to: 120, by: -10) {
      stand.stage.advance(by: 0.02)
      finger.move(100, y)
    }
    finger.up()
    #expect(stand.rows.story.contains("didUnhighlight 0.4"))
    #expect(!stand.rows.story.contains { $0.contains("Select") })
    #expect(stand.table.indexPathForSelectedRow == nil)
  }

  @Test("A row that must not light up is not selected")
  func refused() {
    stand.rows.refused = [IndexPath(row: 0, section: 0)]
    stand.stage.tap(point(0))
    #expect(stand.rows.story == ["shouldHighlight 0.0"])
  }

  @Test("A tap recognizer of a view around the table keeps rows from being selected")
  func outerTap() {
    stand.stage.rootView.addGestureRecognizer(UITapGestureRecognizer())
    stand.stage.tap(point(1))
    #expect(stand.rows.story.isEmpty)
    stand.stage.rootView.gestureRecognizers?.first?.cancelsTouchesInView = false
    stand.stage.tap(point(1))
    #expect(stand.rows.story.last == "didSelect 0.1")
  }

  @Test("A button in a row keeps its touches")
  func button() throws {
    let stand = TableStand(TableStand.numbered(5), cell: ButtonCell.self)
    stand.stage.tap(CGPoint(x: 250, y: 66))
    let cell = stand.table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(try #require(cell as? ButtonCell).pressCount == 1)
    #expect(stand.rows.story.isEmpty)
    stand.stage.tap(CGPoint(x: 100, y: 66))
    #expect(stand.rows.story.last == "didSelect 0.1")
  }

  @Test("8.13b: a button that a cell's init adds to the cell itself lies behind the content view")
  func buttonInCell() throws {
    let stand = TableStand(TableStand.numbered(5), cell: OldButtonCell.self)
    let cell = try #require(
      stand.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? OldButtonCell
    )
    let places = [cell.button, cell.contentView].map { cell.subviews.firstIndex(of: $0) ?? -1 }
    #expect(places[0] >= 0 && places[0] < places[1])
    stand.stage.tap(CGPoint(x: 250, y: 66))
    #expect(cell.pressCount == 0 && stand.rows.story.last == "didSelect 0.1")
    // If it is requested earlier, the content view is behind the button.
    let early = OldButtonCell(readingContent: true)
    #expect(early.subviews.last { $0.isUserInteractionEnabled } === early.button)
  }

  @Test("The button at the end of a row tells of its row")
  func accessory() throws {
    let cell = try #require(stand.table.cellForRow(at: IndexPath(row: 3, section: 0)))
    cell.accessoryType = .detailButton
    stand.stage.application.layoutIfNeeded()
    let button = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
    stand.stage.tap(button)
    #expect(stand.rows.story == ["accessory 0.3"])
  }

  @Test("What the program selects the delegate does not hear of")
  func byProgram() {
    let path = IndexPath(row: 30, section: 0)
    stand.table.selectRow(at: path, animated: false, scrollPosition: .middle)
    stand.stage.application.layoutIfNeeded()
    #expect(stand.table.cellForRow(at: path)?.isSelected == true)
    #expect(stand.table.bounds.midY == stand.table.rectForRow(at: path).midY)
    stand.table.deselectRow(at: path, animated: false)
    #expect(stand.table.indexPathForSelectedRow == nil)
    #expect(!stand.rows.story.contains { $0.contains("elect") })
  }
}
