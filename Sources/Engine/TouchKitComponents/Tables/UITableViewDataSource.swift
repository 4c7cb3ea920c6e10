public import Foundation
@_spi(Components) import TouchKit

/// Says what stands in a table view (Apple: UITableViewDataSource).
///
/// The two methods without a default are needed.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Whether `tableView(_:commit:forRowAt:)` is implemented; false unless said.
  ///
  /// On devices a table asks the class for the method, which takes Objective-C; here the data source
  /// says so itself (ours; the porting aid writes it). Rows can be swept away only where this is
  /// true.
  var implementsRowCommit: Bool { get }

  /// Whether `tableView(_:moveRowAt:to:)` is implemented; false unless said.
  ///
  /// As with `implementsRowCommit`: rows can be carried elsewhere only where this is true.
  var implementsRowMove: Bool { get }

  /// The user deleted a row, or asked for a new one: the data source changes its data, and tells the
  /// table view with `deleteRows` or `insertRows`; see `implementsRowCommit`.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// The user carried a row elsewhere: the data source changes its data; see `implementsRowMove`.
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
  /// Rows are not deleted.
  public var implementsRowCommit: Bool { false }

  /// Rows are not carried elsewhere.
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
