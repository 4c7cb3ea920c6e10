import Foundation
@_spi(Components) import TouchKit

/// The items of a behavior without duplicates, in the order of their addition.
@MainActor
struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []
  private var members: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { members.contains(ObjectIdentifier(item)) }

  mutating func add(_ item: any UIDynamicItem) {
    if members.insert(ObjectIdentifier(item)).inserted { list.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    guard members.remove(ObjectIdentifier(item)) != nil else { return }
    list.removeAll { $0 === item }
  }
}
