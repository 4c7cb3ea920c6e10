import Foundation
@_spi(Components) import TouchKit

/// A row that the user moves to another index path.
@MainActor
struct CarriedRow {
  let cell: UITableViewCell
  /// The index path in the data source, and the current one.
  let origin: IndexPath
  var place: IndexPath
  /// The distance from the top of the row to the finger, in points.
  let grip: CGFloat
  /// The position of the finger, in points of the table's frame.
  var finger: CGFloat
  /// The timer that scrolls the table under the finger.
  var ticket: TimerQueue.Ticket?

  /// The changes of all rows if the row is dropped at its current index path.
  var changes: TableChanges { TableChanges(movedRows: [(origin, place)]) }

  /// Returns the index path in the data source of the row that is shown at a path.
  func source(of path: IndexPath) -> IndexPath {
    guard place != origin else { return path }
    return TableChanges(movedRows: [(place, origin)]).destination(of: path) ?? path
  }
}
