import Foundation
@_spi(Components) import TouchKit

/// A row that the user carries to another place.
@MainActor
struct CarriedRow {
  let cell: UITableViewCell
  /// Where the data source has it, and where it would go now.
  let origin: IndexPath
  var place: IndexPath
  /// How far below the top of the row the finger is, in points.
  let grip: CGFloat
  /// Where the finger is, in points of the table's own rectangle.
  var finger: CGFloat
  /// When the table moves on under the finger.
  var ticket: TimerQueue.Ticket?

  /// What happens to all rows when it is put down where it is now.
  var changes: TableChanges { TableChanges(movedRows: [(origin, place)]) }

  /// Where the data source has what is shown at a place.
  func source(of path: IndexPath) -> IndexPath {
    guard place != origin else { return path }
    return TableChanges(movedRows: [(place, origin)]).destination(of: path) ?? path
  }
}
