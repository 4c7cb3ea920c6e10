import Foundation
import Testing
import TouchInput
import TouchKit
import TouchKitComponents
import TouchKitTesting

@MainActor
@Suite("Data sources that show snapshots")
struct DiffableSourceTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>
  private let stage = Stage()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let source: Source

  init() {
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.rootView.addSubview(table)
    apply([("a", [1, 2, 3])])
  }

  private func apply(_ sections: [(String, [Int])], reload: [Int] = [], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    snapshot.reloadItems(reload)
    source.apply(snapshot, animatingDifferences: animated)
    stage.settle()
    stage.application.layoutIfNeeded()
  }

  private var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test("The table shows the snapshot; rows that stay keep their cells", arguments: [true, false])
  func staying(animated: Bool) {
    #expect(table.dataSource === source)
    let two = table.cellForRow(at: IndexPath(row: 1, section: 0))
    apply([("a", [0, 2, 3, 4])], animated: animated)
    #expect(texts == ["0", "2", "3", "4"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === two)
    #expect(source.itemIdentifier(for: IndexPath(row: 3, section: 0)) == 4)
    #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0))
    #expect(source.indexPath(for: 1) == nil)
    #expect(source.snapshot().itemIdentifiers == [0, 2, 3, 4])
  }

  @Test("Rows change their order and their section")
  func moving() {
    let cells = table.visibleCells
    apply([("new", [7]), ("a", [3, 1, 2]), ("b", [8])])
    #expect(texts == ["7", "3", "1", "2", "8"])
    #expect(table.visibleCells[1] === cells[2])
    apply([("a", [2, 8]), ("b", [3, 1])])
    #expect(texts == ["2", "8", "3", "1"])
    #expect(table.numberOfSections == 2)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "a") == 0)
    apply([("b", [1]), ("a", [2])])
    #expect(texts == ["1", "2"])
  }

  @Test("A row that is selected stays so where it goes")
  func selection() {
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    apply([("a", [5, 6, 1, 3])])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test("Many random snapshots one after the other are shown as they are")
  func random() {
    var generator = SeededRandom(seed: 7)
    for _ in 0..<60 {
      var items = Array(0..<12).shuffled(using: &generator)
      var sections: [(String, [Int])] = []
      for name in ["a", "b", "c"] where Bool.random(using: &generator) {
        let count = Int.random(in: 0...4, using: &generator)
        sections.append((name, Array(items.prefix(count))))
        items.removeFirst(count)
      }
      let old = source.snapshot().itemIdentifiers
      let reload = old.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      apply(sections, reload: reload, animated: Bool.random(using: &generator))
      #expect(texts == sections.flatMap(\.1).prefix(10).map { "\($0)" })
    }
  }

  @Test("The completion is called once all is done")
  func completion() {
    var isDone = false
    var snapshot = source.snapshot()
    snapshot.appendItems([9])
    source.apply(snapshot) { isDone = true }
    stage.settle()
    #expect(isDone)
  }

  @Test("A collection view shows snapshots, too")
  func collection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      cell.tag = item
      return cell
    }
    stage.rootView.addSubview(view)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    stage.application.layoutIfNeeded()
    #expect(view.visibleCells.map(\.tag) == [1, 2, 3])
    snapshot.moveItem(3, beforeItem: 1)
    snapshot.deleteItems([2])
    source.apply(snapshot)
    stage.settle()
    #expect(view.visibleCells.map(\.tag) == [3, 1])
  }
}
