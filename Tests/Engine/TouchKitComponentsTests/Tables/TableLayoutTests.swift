import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Where the rows of a table view are")
struct TableLayoutTests {
  @Test("Only rows in sight have cells, and cells are used again")
  func reuse() {
    let stand = TableStand(TableStand.numbered(100_000), cell: ButtonCell.self)
    #expect(stand.table.visibleCells.count == 10)
    #expect(stand.table.contentSize.height == 4_400_000)
    for row in [500, 70_000, 99_000] {
      stand.table.contentOffset.y = CGFloat(row) * 44
      stand.stage.application.layoutIfNeeded()
      #expect(stand.table.visibleCells.first?.textLabel?.text == "row \(row)")
    }
    #expect(stand.rows.made == 40)
    #expect(stand.table.subviews.filter { $0 is UITableViewCell }.count == 10)
    let cells = stand.table.visibleCells.compactMap { $0 as? ButtonCell }
    #expect(cells.map(\.reuseCount).reduce(0, +) > 0)
  }

  @Test("Rows that are scrolled to without animation are there at once")
  func scrolledTo() {
    let stand = TableStand(TableStand.numbered(1000))
    for position in [UITableView.ScrollPosition.top, .none] {
      let path = IndexPath(row: position == .top ? 500 : 900, section: 0)
      stand.table.scrollToRow(at: path, at: position, animated: false)
      #expect(stand.table.cellForRow(at: path)?.textLabel?.text == "row \(path.row)")
      #expect(stand.table.indexPathsForVisibleRows?.contains(path) == true)
      #expect(stand.table.visibleCells.contains { $0.textLabel?.text == "row \(path.row)" })
    }
  }

  @Test("Rows have the heights that the delegate says")
  func heights() {
    let stand = TableStand([["a", "b"], ["c"]]) { rows, _ in
      rows.heights = [
        IndexPath(row: 0, section: 0): 100, IndexPath(row: 0, section: 1): 0,
      ]
    }
    let table = stand.table
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 0, 320, 100))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 100, 320, 44))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == rect(0, 144, 320, 0))
    #expect(table.rectForRow(at: IndexPath(row: 7, section: 1)) == .zero)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 99)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 144)) == nil)
  }

  @Test("Headers keep away from what is above them, and come nearer when they stay in sight")
  func headerPadding() {
    let stand = TableStand([["a"], ["b"]]) { rows, table in
      rows.headers = ["one", "two"]
      table.sectionHeaderHeight = 30
      table.sectionHeaderTopPadding = 20
    }
    let table = stand.table
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.rectForHeader(inSection: 1) == rect(0, 114, 320, 30))
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 20, 320, 30))
    table.contentOffset.y = 40
    stand.stage.application.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 40, 320, 30))
    table.sectionHeaderTopPadding = 0
    #expect(table.rectForHeader(inSection: 1) == rect(0, 74, 320, 30))
  }

  @Test("Lines below rows stay away from their ends as the table says, unless the cell says more")
  func separators() throws {
    let stand = TableStand([["a", "b"]])
    let cells = stand.table.visibleCells
    #expect(cells.map(\.separatorInset.left) == [16, 16])
    stand.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
    cells[1].separatorInset.left = 3
    stand.stage.application.layoutIfNeeded()
    let lines = cells.map { $0.subviews.filter { $0.frame.height <= 1 }.map(\.frame.minX) }
    #expect(lines[0].contains(40) && lines[1].contains(3))
  }

  @Test("Rows without a said height are as high as their words")
  func automatic() throws {
    let long = String(repeating: "many words ", count: 20)
    let stand = TableStand([[long, "short"]], cell: WordyCell.self) { _, table in
      table.rowHeight = UITableView.automaticDimension
    }
    let tall = stand.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(tall > 88)
    #expect(stand.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
    #expect(stand.table.contentSize.height == tall + 44)
  }

  @Test("Constraints of a row's content say how high it is")
  func constrained() {
    let stand = TableStand([["a", "b"]], cell: TallCell.self) { _, table in
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 300
    }
    #expect(stand.table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 90, 320, 90))
  }

  @Test("The header of a plain section stays at the top until the next one pushes it away")
  func headers() throws {
    let sections = [(0..<20).map { "a\($0)" }, (0..<20).map { "b\($0)" }]
    let stand = TableStand(sections) { rows, table in
      rows.headers = ["First", "Second"]
      table.sectionHeaderHeight = 30
    }
    let table = stand.table
    #expect(table.headerView(forSection: 0)?.frame == rect(0, 0, 320, 30))
    table.contentOffset.y = 500
    stand.stage.application.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 500)
    #expect(table.headerView(forSection: 1)?.frame.minY == 910)
    table.contentOffset.y = 900
    stand.stage.application.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 880)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
  }

  @Test("The delegate hears of headers that come and go, and says how far in rows begin")
  func edgesAndIndents() {
    final class Watcher: NSObject, UITableViewDelegate {
      var story: [String] = []

      func tableView(
        _ tableView: UITableView,
        willDisplayHeaderView view: UIView,
        forSection section: Int
      ) { story.append("shows \(section)") }

      func tableView(
        _ tableView: UITableView,
        didEndDisplayingHeaderView view: UIView,
        forSection section: Int
      ) { story.append("hides \(section)") }

      func tableView(
        _ tableView: UITableView,
        indentationLevelForRowAt indexPath: IndexPath
      ) -> Int { indexPath.row % 3 }
    }
    let watcher = Watcher()
    let stand = TableStand([(0..<9).map { "a\($0)" }, (0..<20).map { "b\($0)" }]) { rows, table in
      rows.headers = ["First", "Second"]
      table.sectionHeaderHeight = 30
      table.delegate = watcher
    }
    #expect(watcher.story == ["shows 0", "shows 1"])
    #expect(stand.table.visibleCells.prefix(4).map(\.indentationLevel) == [0, 1, 2, 0])
    stand.table.contentOffset.y = 500
    stand.stage.application.layoutIfNeeded()
    #expect(watcher.story == ["shows 0", "shows 1", "hides 0"])
    let levels = stand.table.visibleCells.prefix(3).map(\.indentationLevel)
    let rows = (stand.table.indexPathsForVisibleRows ?? []).prefix(3).map { $0.row % 3 }
    #expect(levels == rows)
  }

  @Test("Rows come and go and take their neighbours along")
  func updates() {
    let stand = TableStand([["a", "b", "c", "d"]])
    let table = stand.table
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let c = table.cellForRow(at: IndexPath(row: 2, section: 0))
    table.beginUpdates()
    stand.rows.sections = [["new", "b", "c", "d", "e"]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.insertRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 4, section: 0)],
      with: .automatic
    )
    table.endUpdates()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === c)
    stand.stage.settle()
    let texts = table.visibleCells.map { $0.textLabel?.text }
    #expect(texts == ["new", "b", "c", "d", "e"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.subviews.filter { $0 is UITableViewCell }.count == 5)
  }

  @Test("A row that a mistaken update leaves without data disappears, with a warning")
  func mistake() {
    let stand = TableStand([["a", "b"]])
    stand.rows.sections = [["a"]]
    stand.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(stand.table.visibleCells.count == 1)
  }

  @Test("A controller shows its own table")
  func controller() {
    let controller = NumbersController()
    let stage = Stage(root: controller)
    stage.application.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.first?.textLabel?.text == "0")
    stage.tap(CGPoint(x: 50, y: 66))
    #expect(controller.chosen == [1])
  }
}

/// A cell whose text takes as many lines as it needs.
private final class WordyCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with a box of 70 points between margins of 10.
private final class TallCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 70),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A controller like those of client code.
private final class NumbersController: UITableViewController {
  private(set) var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "n")
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "n", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}
