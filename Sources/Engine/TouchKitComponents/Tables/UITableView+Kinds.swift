public import Foundation
@_spi(Components) import TouchKit

extension UITableView {
  /// How sections are told apart.
  nonisolated public enum Style: Int, Sendable {
    /// Rows below each other; headers stay at the top while their section is seen.
    case plain = 0
    /// Sections with room between them.
    case grouped = 1
    /// Sections with room between and beside them, and round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to lie when it is scrolled to.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// As little as necessary for it to be seen.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows appear and disappear.
  ///
  /// All but `none` fade, and the rows below move (our choice).
  nonisolated public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// To and from the right.
    case right = 1
    /// To and from the left.
    case left = 2
    /// To and from above.
    case top = 3
    /// To and from below.
    case bottom = 4
    /// At once.
    case none = 5
    /// To and from the middle.
    case middle = 6
    /// As suits.
    case automatic = 100
  }

  /// A height that says: as much as the content needs.
  nonisolated public static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// Which labels a cell has and where.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One label, and an image before it.
    case `default` = 0
    /// A second label at the end of the row.
    case value1 = 1
    /// A small label at the beginning, and the second one after it.
    case value2 = 2
    /// A second, smaller label below the first.
    case subtitle = 3
  }

  /// How a selected cell looks.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// Grey, as every selected cell since there is no blue any more.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// What stands at the end of a row.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: the row leads on.
    case disclosureIndicator = 1
    /// A button for more, and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for more.
    case detailButton = 4
  }

  /// What lies between rows.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case singleLine = 1
  }
}
