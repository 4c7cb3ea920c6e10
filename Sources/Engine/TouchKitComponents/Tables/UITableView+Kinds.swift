public import Foundation
@_spi(Components) import TouchKit

extension UITableView {
  /// The styles of tables.
  nonisolated public enum Style: Int, Sendable {
    /// Rows below each other; a header stays at the top while its section is visible.
    case plain = 0
    /// Sections with space between them.
    case grouped = 1
    /// Sections with space between and beside them, and rounded corners.
    case insetGrouped = 2
  }

  /// The position of a row after scrolling to it.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The minimum scrolling that makes the row visible.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// The animations of inserted and deleted rows.
  ///
  /// All but `none` fade, and the rows below move (our choice).
  nonisolated public enum RowAnimation: Int, Sendable {
    /// A fade.
    case fade = 0
    /// A movement to and from the right.
    case right = 1
    /// A movement to and from the left.
    case left = 2
    /// A movement to and from above.
    case top = 3
    /// A movement to and from below.
    case bottom = 4
    /// No animation.
    case none = 5
    /// A movement to and from the middle.
    case middle = 6
    /// An animation that the table chooses.
    case automatic = 100
  }

  /// The height for views that fit their content.
  nonisolated public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// The styles of cells, which decide on their labels.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One label, with an image before it.
    case `default` = 0
    /// A second label at the end of the row.
    case value1 = 1
    /// A small label at the beginning, and the second one after it.
    case value2 = 2
    /// A second, smaller label below the first.
    case subtitle = 3
  }

  /// The looks of selected cells.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none = 0
    /// Grey, because blue no longer exists.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// The accessories at the end of a row.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// An arrow, for a row that leads to another screen.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The separators between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
