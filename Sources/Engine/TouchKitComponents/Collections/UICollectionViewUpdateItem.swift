public import Foundation
@_spi(Components) import TouchKit

/// One of the changes that happen together (Apple: UICollectionViewUpdateItem).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  nonisolated public enum Action: Int, Sendable {
    /// It comes.
    case insert = 0
    /// It goes.
    case delete = 1
    /// It is shown anew.
    case reload = 2
    /// It goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  nonisolated deinit {}

  /// Where it was; nil for what comes.
  ///
  /// A section has `NSNotFound` for an item.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// Where it is afterwards; nil for what goes.
  ///
  /// A section has `NSNotFound` for an item.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// What happens to it.
  open var updateAction: Action { action }
}

extension TableChanges {
  /// The changes one by one, as layouts receive them.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    let deleted = deletedSections.map(whole) + deletedRows.map(\.0)
    let inserted = insertedSections.map(whole) + insertedRows.map(\.0)
    let reloaded = reloadedSections.map(whole) + reloadedRows.map(\.0)
    return deleted.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + inserted.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + reloaded.map {
        UICollectionViewUpdateItem(.reload, from: $0, to: destination(of: $0) ?? $0)
      }
      + movedRows.map { UICollectionViewUpdateItem(.move, from: $0.0, to: $0.1) }
  }

  private func whole(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
