import Foundation
@_spi(Components) import TouchKit

/// What a table view knows about what it shows.
@MainActor
final class TableState {
  var layout = TableLayout()
  var stores = TableStores()
  /// The cells in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The views above and below sections, as far as they have been made.
  var edges: [TableEdge: UIView] = [:]
  /// The rows that are selected, in the order in which that happened.
  var selected: [IndexPath] = []
  /// The row under a finger.
  var pressed: IndexPath?
  /// Whether counts and heights have to be asked for.
  var needsCounts = true
  /// The width for which rows were measured, in points.
  var width: CGFloat = 0
  var updates = TableUpdates()
  var isTiling = false
  /// Whether the delegate ever said that a row begins further in.
  var isIndented = false
  var editing = TableEditing()
}

/// The views of a table that wait to be used again.
@MainActor
struct TableStores {
  var cells = CellStore()
  var edges = CellStore()
}

/// Updates of a table that are under way.
@MainActor
struct TableUpdates {
  /// How many there are, one within another.
  var depth = 0
  /// What they change.
  var changes = TableChanges()
}

/// What the user does with rows besides selecting them.
@MainActor
struct TableEditing {
  /// Whether rows show what can be done with them.
  var isOn = false
  /// The row that is aside.
  var swipe: RowSwipe?
  /// The row that is about to be moved aside.
  var nextSwipe: RowSwipe?
  /// The row that the user carries.
  var carried: CarriedRow?
}

/// What stands above or below a section.
nonisolated struct TableEdge: Hashable {
  var section: Int
  var isFooter: Bool
}
