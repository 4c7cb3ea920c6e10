import Foundation
@_spi(Components) import TouchKit

/// What a table view knows about what it shows.
@MainActor
final class TableState {
  var layout = TableLayout()
  var store = CellStore()
  var edgeStore = CellStore()
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
  /// How many updates are under way, one within another, and what they change.
  var updateDepth = 0
  var changes = TableChanges()
  var isTiling = false
  /// Whether the delegate ever said that a row begins further in.
  var isIndented = false
  /// Whether rows show what can be done with them.
  var isInEditMode = false
  /// The row that is aside, and the one that is about to be moved.
  var swipe: RowSwipe?
  var nextSwipe: RowSwipe?
  /// The row that the user carries.
  var carried: CarriedRow?
}

/// What stands above or below a section.
nonisolated struct TableEdge: Hashable {
  var section: Int
  var isFooter: Bool
}
