import Foundation
@_spi(Components) import TouchKit

/// Sections and their items, each told by a value of its own, in an order
/// (Apple: NSDiffableDataSourceSnapshot).
///
/// A data source shows it; a program changes a copy, and applies that. Each identifier stands in it
/// once: one that is there already is not added again.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  private var order: [SectionIdentifierType] = []
  private var content: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The items that are to be asked for anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Asking

  /// How many items there are.
  public var numberOfItems: Int { homes.count }

  /// How many sections there are.
  public var numberOfSections: Int { order.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { content[$0] ?? [] } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    content[identifier]?.count ?? 0
  }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { content[identifier] ?? [] }

  /// The section of an item; nil for one that is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// Where an item stands among those of all sections; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    let before = order.prefix { $0 != home }.map { content[$0]?.count ?? 0 }.reduce(0, +)
    return content[home]?.firstIndex(of: identifier).map { before + $0 }
  }

  /// Where a section stands; nil for one that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content[identifier] == nil ? nil : order.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Adds items at the end of a section, of the last one for nil.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let home = sectionIdentifier ?? order.last, content[home] != nil else { return }
    insert(identifiers, at: content[home]?.count ?? 0, of: home)
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, isAfter: false) }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, isAfter: true) }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for home in Set(gone.compactMap { homes[$0] }) {
      content[home]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { homes[identifier] = nil }
  }

  /// Removes all items, and all sections with them.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: false) }

  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: true) }

  /// Has items be asked for anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { homes[$0] != nil }
  }

  /// Has the cells of items be filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { homes[$0] != nil }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    at index: Int,
    of home: SectionIdentifierType
  ) {
    var fresh: [ItemIdentifierType] = []
    for identifier in identifiers where homes[identifier] == nil {
      homes[identifier] = home
      fresh.append(identifier)
    }
    content[home]?.insert(contentsOf: fresh, at: index)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside other: ItemIdentifierType,
    isAfter: Bool
  ) {
    guard let home = homes[other], let index = content[home]?.firstIndex(of: other) else { return }
    insert(identifiers, at: isAfter ? index + 1 : index, of: home)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType,
    beside other: ItemIdentifierType,
    isAfter: Bool
  ) {
    guard identifier != other, homes[identifier] != nil, homes[other] != nil else { return }
    deleteItems([identifier])
    insert([identifier], beside: other, isAfter: isAfter)
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: order.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) { indexOfSection(toIdentifier).map { insert(identifiers, at: $0) } }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) { indexOfSection(toIdentifier).map { insert(identifiers, at: $0 + 1) } }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in content.removeValue(forKey: identifier) ?? [] { homes[item] = nil }
    }
    order.removeAll { content[$0] == nil }
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: false) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, isAfter: true) }

  /// Has sections be asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { content[$0] != nil }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var fresh: [SectionIdentifierType] = []
    for identifier in identifiers where content[identifier] == nil {
      content[identifier] = []
      fresh.append(identifier)
    }
    order.insert(contentsOf: fresh, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType,
    beside other: SectionIdentifierType,
    isAfter: Bool
  ) {
    guard identifier != other, let from = indexOfSection(identifier), content[other] != nil else {
      return
    }
    order.remove(at: from)
    guard let place = order.firstIndex(of: other) else { return }
    order.insert(identifier, at: isAfter ? place + 1 : place)
  }

  // MARK: - For data sources

  /// The path of an item; nil for one that is not there.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[identifier], let section = indexOfSection(home),
      let row = content[home]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The item at a path; nil where there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard order.indices.contains(path.section), let items = content[order[path.section]],
      items.indices.contains(path.row)
    else { return nil }
    return items[path.row]
  }

  /// The paths of all items.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(homes.count)
    for (section, identifier) in order.enumerated() {
      for (row, item) in (content[identifier] ?? []).enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    return paths
  }

  /// The same without anything to be asked for anew: what a data source shows.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}

nonisolated extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
