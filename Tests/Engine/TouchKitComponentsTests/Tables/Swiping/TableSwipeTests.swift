import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Rows of a table view that are swiped")
struct TableSwipeTests {
  private let stand = EditStand()

  @Test("A swipe to the left shows a button that deletes the row")
  func delete() throws {
    stand.swipe(2, by: -90)
    stand.stage.settle()
    #expect(stand.rows.story == ["trailing 0.2", "willBegin 0.2"])
    #expect(stand.table.isEditing)
    let cell = try #require(stand.cell(2))
    #expect(cell.showingDeleteConfirmation)
    #expect(!cell.isEditing)
    let button = try #require(stand.button("Delete"))
    #expect(cell.frame.minX == -button.bounds.width)
    #expect(button.convert(button.bounds, to: stand.table).maxX == 320)
    #expect(button.convert(button.bounds, to: stand.table).minY == 88)
    stand.stage.tap(button)
    stand.stage.settle()
    #expect(stand.rows.story.suffix(2) == ["delete 0.2", "didEnd nil"])
    #expect(stand.texts.prefix(3) == ["row 0", "row 1", "row 3"])
    #expect(!stand.table.isEditing)
    #expect(stand.button("Delete") == nil)
  }

  @Test("The button says what the delegate wants")
  func title() {
    stand.rows.title = "Forget"
    stand.swipe(0, by: -90)
    #expect(stand.button("Forget") != nil)
  }

  @Test("Rows whose data source cannot delete do not move aside")
  func uneditable() {
    let stand = TableStand(TableStand.numbered(20))
    stand.stage.drag(from: CGPoint(x: 300, y: 66), by: CGVector(dx: -200, dy: 0))
    #expect(!stand.table.isEditing)
    #expect(stand.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == 0)
  }

  @Test("A controller's rows move aside if it says that it implements what deletes them")
  func controllers() {
    for (controller, isDeletable) in [
      (ListController(style: .plain), false), (DeletingController(style: .plain), true),
      (InheritingController(style: .plain), true), (SilentController(style: .plain), false),
    ] {
      let stage = Stage(root: controller)
      stage.application.layoutIfNeeded()
      stage.drag(from: CGPoint(x: 300, y: 66), by: CGVector(dx: -90, dy: 0))
      #expect(controller.tableView.isEditing == isDeletable, "\(type(of: controller))")
    }
  }

  @Test("Classes that inherit what deletes rows can delete them")
  func inherited() {
    let stand = EditStand()
    let source = InheritingRows()
    stand.table.delegate = nil
    stand.table.dataSource = source
    stand.stage.application.layoutIfNeeded()
    stand.swipe(1, by: -90)
    #expect(stand.table.isEditing)
  }

  @Test("Rows that must not be edited, and those without a deleting style, do not move aside")
  func refused() {
    stand.rows.fixed = [stand.path(1)]
    stand.rows.styles = [stand.path(2): .none]
    for row in [1, 2] { stand.swipe(row, by: -200) }
    #expect(stand.rows.story.filter { !$0.hasPrefix("didSelect") } == ["trailing 0.2"])
    #expect(!stand.table.isEditing)
  }

  @Test("A finger that goes down scrolls, and no row moves aside")
  func vertical() {
    stand.stage.drag(from: CGPoint(x: 300, y: 300), by: CGVector(dx: -60, dy: -200))
    #expect(stand.rows.story.isEmpty)
    #expect(stand.table.contentOffset.y > 100)
  }

  @Test("The first action lies at the edge; both ends have their own")
  func actions() throws {
    stand.rows.trailing = UISwipeActionsConfiguration(actions: [action("A"), action("B")])
    stand.rows.leading = UISwipeActionsConfiguration(actions: [action("C"), action("D")])
    stand.swipe(0, by: -120)
    stand.stage.settle()
    let a = try #require(stand.button("A")).convert(CGPoint.zero, to: stand.table)
    let b = try #require(stand.button("B")).convert(CGPoint.zero, to: stand.table)
    #expect(a == CGPoint(x: 246, y: 0))
    #expect(b == CGPoint(x: 172, y: 0))
    stand.swipe(3, by: 120)
    stand.stage.settle()
    #expect(stand.button("A") == nil)
    let c = try #require(stand.button("C")).convert(CGPoint.zero, to: stand.table)
    let d = try #require(stand.button("D")).convert(CGPoint.zero, to: stand.table)
    #expect(c == CGPoint(x: 0, y: 132))
    #expect(d == CGPoint(x: 74, y: 132))
    #expect(
      stand.rows.story == [
        "trailing 0.0", "willBegin 0.0", "leading 0.3", "willBegin 0.3", "didEnd 0.0",
      ]
    )
  }

  @Test("An action's handler gets the button; the row closes when it says that it is done")
  func handler() throws {
    var done: ((Bool) -> Void)?
    var source: UIView?
    let action = UIContextualAction(style: .normal, title: "Flag") { _, view, completion in
      (source, done) = (view, completion)
    }
    stand.rows.trailing = UISwipeActionsConfiguration(actions: [action])
    stand.swipe(0, by: -90)
    stand.stage.settle()
    let button = try #require(stand.button("Flag"))
    stand.stage.tap(button)
    stand.stage.settle()
    #expect(source === button)
    #expect(stand.cell(0)?.frame.minX == -74)
    done?(true)
    stand.stage.settle()
    #expect(stand.cell(0)?.frame.minX == 0)
    #expect(stand.rows.story.last == "didEnd 0.0")
    #expect(stand.cell(0)?.showingDeleteConfirmation == false)
    // The button retains the action, and the action the object that its handler writes to.
    source = nil
  }

  @Test("Sweeping the row all the way performs the first action")
  func fullSwipe() {
    stand.swipe(4, by: -290)
    stand.stage.settle()
    #expect(stand.rows.story == ["trailing 0.4", "willBegin 0.4", "delete 0.4", "didEnd nil"])
    #expect(stand.texts[4] == "row 5")
    #expect(stand.cell(4)?.frame.minX == 0)
  }

  @Test("Sweeping all the way only opens the row where that is not wanted")
  func noFullSwipe() {
    let actions = UISwipeActionsConfiguration(actions: [action("A")])
    actions.performsFirstActionWithFullSwipe = false
    stand.rows.trailing = actions
    stand.swipe(4, by: -290)
    stand.stage.settle()
    #expect(stand.cell(4)?.frame.minX == -74)
  }

  @Test("A row that was moved a little goes back")
  func back() {
    let finger = stand.stage.makeFinger()
    finger.down(300, 22)
    for x in stride(from: CGFloat(296), through: 270, by: -2) {
      stand.stage.advance(by: 0.05)
      finger.move(x, 22)
    }
    #expect((stand.cell(0)?.frame.minX ?? 0) < 0)
    stand.stage.advance(by: 0.5)
    finger.up()
    stand.stage.settle()
    #expect(stand.cell(0)?.frame.minX == 0)
    #expect(stand.rows.story == ["trailing 0.0", "willBegin 0.0", "didEnd 0.0"])
  }

  @Test("A touch elsewhere closes the row and selects nothing", arguments: [0, 5])
  func elsewhere(row: Int) {
    stand.swipe(0, by: -90)
    stand.stage.settle()
    stand.rows.clear()
    stand.stage.tap(CGPoint(x: 100, y: 44 * CGFloat(row) + 22))
    stand.stage.settle()
    #expect(stand.rows.story == ["didEnd 0.0"])
    #expect(stand.table.indexPathForSelectedRow == nil)
    stand.stage.tap(CGPoint(x: 100, y: 22))
    #expect(stand.rows.story.last == "didSelect 0.0")
  }

  @Test("Scrolling, ending to edit and asking for everything anew close the row")
  func closing() {
    let ways: [(EditStand) -> Void] = [
      { $0.stage.drag(from: CGPoint(x: 100, y: 22), by: CGVector(dx: 0, dy: 60)) },
      { $0.table.setEditing(false, animated: true) },
      { $0.table.isEditing = false },
      { $0.table.reloadData() },
    ]
    for (index, close) in ways.enumerated() {
      let stand = EditStand()
      stand.swipe(0, by: -90)
      stand.stage.settle()
      close(stand)
      stand.stage.settle()
      #expect(!stand.table.isEditing, "\(index)")
      #expect(stand.rows.story.last == "didEnd 0.0", "\(index)")
      #expect(stand.cell(0)?.frame.minX == 0, "\(index)")
    }
  }

  @Test("An open row moves along with others, and stays open")
  func moves() {
    stand.swipe(3, by: -90)
    stand.stage.settle()
    stand.rows.sections[0].remove(at: 0)
    stand.table.deleteRows(at: [stand.path(0)], with: .none)
    stand.stage.settle()
    #expect((stand.cell(2)?.frame.minX ?? 0) < 0)
    #expect(stand.button("Delete").map { $0.convert(CGPoint.zero, to: stand.table).y } == 88)
  }

  @Test("Actions of older code stay until editing ends")
  func older() throws {
    var pressed: [IndexPath] = []
    stand.rows.older = [UITableViewRowAction(style: .normal, title: "Old") { pressed.append($1) }]
    stand.swipe(1, by: -90)
    stand.stage.settle()
    stand.stage.tap(try #require(stand.button("Old")))
    stand.stage.settle()
    #expect(pressed == [stand.path(1)])
    #expect(stand.table.isEditing)
  }

  @Test("Actions have the colours and settings of devices")
  func defaults() {
    #expect(action("A").backgroundColor == .systemGray)
    let red = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(red.backgroundColor == .systemRed)
    #expect(UISwipeActionsConfiguration(actions: [red]).performsFirstActionWithFullSwipe)
    #expect(UITableViewRowAction.Style.destructive == .default)
    #expect(UITableViewCell.EditingStyle.insert.rawValue == 2)
  }

  private func action(_ title: String) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
  }
}

/// A controller that only shows rows.
private class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
}

/// A controller that deletes rows.
private class DeletingController: ListController {
  override var implementsRowCommit: Bool { true }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class InheritingController: DeletingController {}

/// A controller that deletes rows without notifying the table.
private final class SilentController: ListController {
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

/// A data source that other data sources inherit from.
private class BaseRows: NSObject, UITableViewDataSource {
  var implementsRowCommit: Bool { true }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

private final class InheritingRows: BaseRows {}
