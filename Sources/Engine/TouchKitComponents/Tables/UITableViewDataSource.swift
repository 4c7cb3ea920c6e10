public import Foundation
@_spi(Components) import TouchKit

/// The source of the rows of a table view (Apple: UITableViewDataSource).
///
/// The two methods without a default are required.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Whether `tableView(_:commit:forRowAt:)` is implemented; false by default.
  ///
  /// On devices a table looks the method up in the class, which needs Objective-C. Here the data
  /// source returns it (ours; the porting aid writes it). The user can only delete rows if this is
  /// true.
  var implementsRowCommit: Bool { get }

  /// Whether `tableView(_:moveRowAt:to:)` is implemented; false by default.
  ///
  /// As with `implementsRowCommit`, the user can only move rows if this is true.
  var implementsRowMove: Bool { get }

  /// Called when the user deleted or inserted a row.
  ///
  /// The data source changes its data, and calls `deleteRows` or `insertRows` of the table view;
  /// see `implementsRowCommit`.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Called when the user moved a row.
  ///
  /// The data source changes its data; see `implementsRowMove`.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Whether the user can edit a row; true by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether the user can move a row in editing mode; true by default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row; called when the row becomes visible.
  ///
  /// Get the cell from `dequeueReusableCell`, which reuses cells that are no longer visible.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the header title of a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the footer title of a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// False: the user cannot delete rows.
  public var implementsRowCommit: Bool { false }

  /// False: the user cannot move rows.
  public var implementsRowMove: Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns true.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns nil.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
}
