import Foundation
@_spi(Components) import TouchKit

/// The state of a table view: its layout, cells, selection and editing.
@MainActor
final class TableState {
  var layout = TableLayout()
  var stores = TableStores()
  /// The visible cells.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The headers and footers that have been created.
  var edges: [TableEdge: UIView] = [:]
  /// The selected rows, in the order of their selection.
  var selected: [IndexPath] = []
  /// The row under a finger.
  var pressed: IndexPath?
  /// Whether the table must ask for counts and heights.
  var needsCounts = true
  /// The width for which the rows were measured, in points.
  var width: CGFloat = 0
  var updates = TableUpdates()
  var isTiling = false
  /// Whether the delegate has ever returned an indentation.
  var isIndented = false
  var editing = TableEditing()
}

/// The reusable views of a table.
@MainActor
struct TableStores {
  var cells = CellStore()
  var edges = CellStore()
}

/// The current batch updates of a table.
@MainActor
struct TableUpdates {
  /// The number of nested updates.
  var depth = 0
  /// The changes of the updates.
  var changes = TableChanges()
}

/// The editing of a table: its mode, swipes and moves.
@MainActor
struct TableEditing {
  /// Whether the table is in editing mode.
  var isOn = false
  /// The swiped row.
  var swipe: RowSwipe?
  /// The row that the next swipe will move.
  var nextSwipe: RowSwipe?
  /// The row that the user moves.
  var carried: CarriedRow?
}

/// The header or footer of a section.
nonisolated struct TableEdge: Hashable {
  var section: Int
  var isFooter: Bool
}
