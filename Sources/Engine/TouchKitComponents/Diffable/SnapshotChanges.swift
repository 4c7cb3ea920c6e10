import Foundation
@_spi(Components) import TouchKit

/// The changes between two snapshots.
nonisolated struct SnapshotChanges {
  /// Whether the order of sections changed, so that the view reloads all data.
  private(set) var isTotal = false
  private(set) var rows = TableChanges()

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>,
    animation: UITableView.RowAnimation
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let (oldSet, newSet) = (Set(oldSections), Set(newSections))
    let common = oldSections.filter(newSet.contains)
    guard common == newSections.filter(oldSet.contains) else {
      isTotal = true
      return
    }
    rows.deletedSections = Self.places(oldSections) { !newSet.contains($0) }
    rows.insertedSections = Self.places(newSections) { !oldSet.contains($0) }
    let reloaded = Set(new.reloadedSectionIdentifiers)
    rows.reloadedSections = Self.places(oldSections) {
      reloaded.contains($0) && newSet.contains($0)
    }
    let (from, to) = (old.paths, new.paths)
    for section in common {
      let before = old.itemIdentifiers(inSection: section)
      let after = new.itemIdentifiers(inSection: section)
      for item in before where to[item] == nil {
        from[item].map { rows.deletedRows.append(($0, animation)) }
      }
      for item in after where from[item] == nil {
        to[item].map { rows.insertedRows.append(($0, animation)) }
      }
      noteMoves(before, after, from, to)
    }
    noteArrivals(from, to)
    for item in new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers {
      if let path = from[item], to[item] != nil { rows.reloadedRows.append((path, .none)) }
    }
  }

  private static func places<Section>(
    _ sections: [Section],
    where isMeant: (Section) -> Bool
  ) -> IndexSet {
    IndexSet(sections.indices.filter { isMeant(sections[$0]) })
  }

  /// Records moves of items within a section.
  private mutating func noteMoves<Item: Hashable>(
    _ before: [Item],
    _ after: [Item],
    _ from: [Item: IndexPath],
    _ to: [Item: IndexPath]
  ) {
    let (beforeSet, afterSet) = (Set(before), Set(after))
    let (stayed, goal) = (before.filter(afterSet.contains), after.filter(beforeSet.contains))
    guard stayed != goal else { return }
    for case .insert(_, let item, _) in goal.difference(from: stayed) {
      if let start = from[item], let end = to[item] { rows.movedRows.append((start, end)) }
    }
  }

  /// Records moves of items from one section to another.
  private mutating func noteArrivals<Item>(
    _ from: [Item: IndexPath],
    _ to: [Item: IndexPath]
  ) {
    for (item, start) in from {
      guard let end = to[item], !hasSameSection(start, end) else { continue }
      let isSectionGone = rows.deletedSections.contains(start.section)
      let isSectionNew = rows.insertedSections.contains(end.section)
      switch (isSectionGone, isSectionNew) {
      case (true, true): break
      case (true, false): rows.insertedRows.append((end, .automatic))
      case (false, true): rows.deletedRows.append((start, .automatic))
      case (false, false): rows.movedRows.append((start, end))
      }
    }
  }

  /// Whether the section of a path before the changes is the section of another path after them.
  private func hasSameSection(_ start: IndexPath, _ end: IndexPath) -> Bool {
    guard !rows.deletedSections.contains(start.section) else { return false }
    var place = start.section - rows.deletedSections.count(in: 0..<start.section)
    for newcomer in rows.insertedSections where newcomer <= place { place += 1 }
    return place == end.section
  }
}
