public import Foundation
@_spi(Components) import TouchKit

/// One change of a batch update (Apple: UICollectionViewUpdateItem).
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes of an item or a section.
  nonisolated public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No change.
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

  /// The index path before the update; nil for insertions.
  ///
  /// For a section, the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }

  /// The index path after the update; nil for deletions.
  ///
  /// For a section, the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }

  /// The kind of change.
  open var updateAction: Action { action }
}

extension TableChanges {
  /// The single changes, in the form that layouts receive.
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
