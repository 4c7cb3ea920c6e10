public import Foundation
@_spi(Components) import TouchKit

/// Says what stands in a table view (Apple: UITableViewDataSource).
///
/// The two methods without a default are needed.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  // The two come first: `OptionalRowMethod` looks them up by their place.

  /// The user deleted a row, or asked for a new one: the data source changes its data, and tells the
  /// table view with `deleteRows` or `insertRows`.
  ///
  /// Rows can be swept away only where this is implemented.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// The user carried a row elsewhere: the data source changes its data.
  ///
  /// Rows can be carried only where this is implemented.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )

  /// Whether a row can be edited; true unless said.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Whether a row can be carried elsewhere while rows are edited; true unless said.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row; asked when the row comes into sight.
  ///
  /// Cells come from `dequeueReusableCell`, so that those that went out of sight are used again.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1 unless said.
  func numberOfSections(in tableView: UITableView) -> Int

  /// The words above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The words below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Does nothing.
  @inline(never)
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { noteOptionalMethod() }

  /// Does nothing.
  @inline(never)
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { noteOptionalMethod() }

  /// Every row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Every row can be carried.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No words.
  public func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No words.
  public func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }
}
