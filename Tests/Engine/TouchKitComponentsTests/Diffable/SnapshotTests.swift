import Foundation
import Testing
import TouchKit
import TouchKitComponents

@Suite("Snapshots of data sources")
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private var snapshot = Snapshot()

  init() {
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
  }

  @Test("Items stand where they were added; without a section in the last one")
  func adding() {
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(snapshot.indexOfItem(5) == 4)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1)
  }

  @Test("Items are inserted, moved and removed beside others")
  func items() {
    var snapshot = snapshot
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(12, beforeItem: 10)
    snapshot.deleteItems([2, 99])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [12, 10, 11, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5])
  }

  @Test("Sections are inserted, moved and removed with their items")
  func sections() {
    var snapshot = snapshot
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "c")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a", "d"])
    snapshot.moveSection("b", afterSection: "d")
    snapshot.deleteSections(["a"])
    #expect(snapshot.sectionIdentifiers == ["c", "d", "b"])
    #expect(snapshot.itemIdentifiers == [4, 5])
    #expect(snapshot.indexOfItem(1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("An identifier that is there already is not added again")
  func twice() {
    var snapshot = snapshot
    snapshot.appendItems([1, 6], toSection: "b")
    snapshot.appendSections(["a"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6])
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
  }

  @Test("Copies are changed by themselves, and remember what is to be asked for anew")
  func copies() {
    var other = snapshot
    other.deleteItems([1])
    other.reloadItems([2, 1])
    other.reconfigureItems([3])
    other.reloadSections(["b", "z"])
    #expect(snapshot.numberOfItems == 5)
    #expect(other.reloadedItemIdentifiers == [2])
    #expect(other.reconfiguredItemIdentifiers == [3])
    #expect(other.reloadedSectionIdentifiers == ["b"])
  }
}
