import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Rows of a table view that are edited")
struct TableEditingTests {
  private let stand = EditStand()

  private func edit() {
    stand.table.setEditing(true, animated: true)
    stand.stage.settle()
    stand.rows.clear()
  }

  @Test("Rows that are edited begin further in, and say what they go through")
  func transition() throws {
    edit()
    let cell = try #require(stand.cell(0) as? ChangingCell)
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.showsReorderControl)
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 240, height: 44))
    #expect(cell.story == ["will 1", "did 1"])
    stand.table.setEditing(false, animated: true)
    stand.stage.settle()
    #expect(cell.contentView.frame.minX == 0)
    #expect(cell.story == ["will 1", "did 1", "will 0", "did 0"])
  }

  @Test("The button before a row shows the one that deletes it")
  func delete() throws {
    edit()
    stand.stage.tap(CGPoint(x: 28, y: 66))
    stand.stage.settle()
    #expect(stand.rows.story == ["trailing 0.1", "willBegin 0.1"])
    stand.stage.tap(try #require(stand.button("Delete")))
    stand.stage.settle()
    #expect(stand.rows.story.suffix(2) == ["delete 0.1", "didEnd nil"])
    #expect(stand.texts.prefix(2) == ["row 0", "row 2"])
    #expect(stand.table.isEditing)
  }

  @Test("The button that inserts a row does so at once")
  func insert() {
    stand.rows.styles = [stand.path(1): .insert]
    edit()
    stand.stage.tap(CGPoint(x: 28, y: 66))
    stand.stage.settle()
    #expect(stand.rows.story == ["insert 0.1"])
    #expect(stand.texts.prefix(3) == ["row 0", "new", "row 1"])
    #expect(stand.cell(1)?.isEditing == true)
  }

  @Test("Rows come into sight the way they are edited, and swipes do nothing then")
  func scrolled() {
    edit()
    stand.table.contentOffset.y = 440
    stand.stage.application.layoutIfNeeded()
    #expect(!stand.table.visibleCells.map(\.isEditing).contains(false))
    stand.swipe(1, by: -200)
    #expect(stand.rows.story.isEmpty)
  }

  @Test("Rows are selected while they are edited only where that is allowed")
  func selection() {
    stand.table.selectRow(at: stand.path(3), animated: false, scrollPosition: .none)
    edit()
    #expect(stand.table.indexPathForSelectedRow == nil)
    stand.stage.tap(CGPoint(x: 150, y: 22))
    #expect(stand.rows.story.isEmpty)
    stand.table.allowsSelectionDuringEditing = true
    stand.stage.tap(CGPoint(x: 150, y: 22))
    #expect(stand.rows.story == ["didSelect 0.0"])
  }

  @Test("Several rows are selected by taps on them or the circles before them")
  func several() {
    stand.table.allowsMultipleSelectionDuringEditing = true
    edit()
    stand.stage.tap(CGPoint(x: 28, y: 22))
    stand.stage.tap(CGPoint(x: 150, y: 110))
    #expect(stand.table.indexPathsForSelectedRows == [stand.path(0), stand.path(2)])
    stand.table.setEditing(false, animated: false)
    #expect(stand.table.indexPathsForSelectedRows == nil)
  }

  @Test("Rows that cannot be edited or moved stay as they are")
  func fixed() {
    let stand = TableStand(TableStand.numbered(3))
    stand.table.setEditing(true, animated: false)
    let cell = stand.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.showsReorderControl == false)
    self.stand.rows.fixed = [self.stand.path(0)]
    edit()
    #expect(self.stand.cell(0)?.contentView.frame.minX == 0)
    #expect(self.stand.cell(1)?.contentView.frame.minX == 40)
  }

  @Test("A row is carried by its end, others make room, and the data source hears of it at last")
  func carry() {
    edit()
    let finger = stand.stage.makeFinger()
    finger.down(300, 66)
    finger.move(300, 100)
    finger.move(300, 154)
    #expect(stand.rows.story.isEmpty)
    #expect(stand.cell(3)?.frame.minY == 132)
    stand.stage.settle(within: 0.5)
    #expect(stand.texts[1] == "row 2")
    finger.up()
    stand.stage.settle()
    #expect(stand.rows.story == ["move 0.1", "to 0.3"])
    #expect(stand.texts.prefix(5) == ["row 0", "row 2", "row 3", "row 1", "row 4"])
    #expect(stand.table.contentOffset.y == 0)
  }

  @Test("The delegate says where a row may go")
  func target() {
    stand.rows.target = { from, to in to.row > 2 ? from : to }
    edit()
    let finger = stand.stage.makeFinger()
    finger.down(300, 22)
    for y in stride(from: CGFloat(30), through: 250, by: 20) { finger.move(300, y) }
    finger.up()
    stand.stage.settle()
    #expect(stand.rows.story.isEmpty)
    #expect(stand.texts.prefix(3) == ["row 0", "row 1", "row 2"])
  }

  @Test("A row goes into another section, and back when the touch is cancelled")
  func sections() {
    for isCancelled in [false, true] {
      let stand = EditStand([["a", "b"], ["c"], []])
      stand.table.setEditing(true, animated: false)
      stand.stage.application.layoutIfNeeded()
      let finger = stand.stage.makeFinger()
      finger.down(300, 22)
      for y in stride(from: CGFloat(30), through: 115, by: 5) { finger.move(300, y) }
      if isCancelled { finger.cancel() } else { finger.up() }
      stand.stage.settle()
      #expect(stand.rows.story == (isCancelled ? [] : ["move 0.0", "to 1.1"]))
      #expect(stand.texts == (isCancelled ? ["a", "b", "c"] : ["b", "c", "a"]))
    }
  }

  @Test("At the end of the table the content moves on under a carried row")
  func movingOn() {
    edit()
    let finger = stand.stage.makeFinger()
    finger.down(300, 22)
    finger.move(300, 430)
    stand.stage.advance(by: 10)
    #expect(stand.table.contentOffset.y == 880)
    finger.up()
    stand.stage.settle()
    #expect(stand.rows.story == ["move 0.0", "to 0.29"])
    #expect(stand.texts.suffix(2) == ["row 29", "row 0"])
    #expect(stand.rows.sections[0].last == "row 0")
  }

  @Test("What stands at the end of a row is another thing while it is edited")
  func accessories() throws {
    let cell = try #require(stand.cell(0))
    let usual = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let edited = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = usual
    cell.editingAccessoryView = edited
    #expect(usual.superview === cell)
    #expect(edited.superview == nil)
    edit()
    #expect(usual.superview == nil)
    #expect(edited.frame.maxX == 264)
  }

  @Test("A controller's Edit button edits its table")
  func controller() {
    let controller = UITableViewController(style: .plain)
    _ = Stage(root: controller)
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
    #expect(controller.editButtonItem.title == "Done")
  }
}
