import Foundation
@_spi(Components) import TouchKit

/// A method of a table view's data source that decides by its mere presence what users can do.
///
/// On devices an optional method is there or not, and whoever wants to know asks the class for it.
/// Here there always is one, that of the protocol if the class has none of its own.
@MainActor
enum OptionalRowMethod: Int {
  case commit = 0
  case move = 1

  /// Whether a data source has the method itself; true where that cannot be found out.
  func isImplemented(by source: any UITableViewDataSource) -> Bool {
    if source is UITableViewController { return Self.overrides.has(type(of: source), rawValue) }
    let word = Self.firstMethodWord + rawValue
    return !OptionalMethod.isLeftOut(in: Holder(source: source), word: word)
  }

  /// Passed on its own, a value of a protocol would become one of its object's class.
  private struct Holder {
    let source: any UITableViewDataSource
  }

  /// After what describes the conformance, and the table of `NSObjectProtocol`.
  private static let firstMethodWord = 2

  private static let overrides = MethodOverrides(
    of: UITableViewController.self,
    plain: PlainRowsController.self,
    overriding: EditableRowsController.self
  )
}

/// A controller that overrides nothing.
private final class PlainRowsController: UITableViewController {}

/// A controller that overrides the methods of `OptionalRowMethod`, and nothing else.
private final class EditableRowsController: UITableViewController {
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.tag += 1 }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.tag -= 1 }
}
