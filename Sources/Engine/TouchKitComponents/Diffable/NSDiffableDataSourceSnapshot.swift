import Foundation
@_spi(Components) import TouchKit

/// An ordered list of sections and items with unique identifiers (Apple:
/// NSDiffableDataSourceSnapshot).
///
/// A data source shows it; an app changes a copy and applies it. The snapshot contains each
/// identifier once, and ignores identifiers that it already contains.
nonisolated public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  private var order: [SectionIdentifierType] = []
  private var content: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The items to reload.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells to configure again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to reload.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Queries

  /// The number of items.
  public var numberOfItems: Int { homes.count }

  /// The number of sections.
  public var numberOfSections: Int { order.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { order }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { content[$0] ?? [] } }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    content[identifier]?.count ?? 0
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { content[identifier] ?? [] }

  /// Returns the section of an item; nil if the snapshot does not contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// Returns the index of an item among the items of all sections; nil if the item is missing.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    let before = order.prefix { $0 != home }.map { content[$0]?.count ?? 0 }.reduce(0, +)
    return content[home]?.firstIndex(of: identifier).map { before + $0 }
  }

  /// Returns the index of a section; nil if the section is missing.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    content[identifier] == nil ? nil : order.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Adds items at the end of a section; nil means the last section.
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

  /// Removes all items and all sections.
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

  /// Marks items to reload.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { homes[$0] != nil }
  }

  /// Marks items whose cells to configure again.
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

  /// Marks sections to reload.
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

  /// Returns the index path of an item; nil if the item is missing.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[identifier], let section = indexOfSection(home),
      let row = content[home]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// Returns the item at an index path; nil if the path is invalid.
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

  /// The snapshot without marked items and sections, which a data source shows.
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
