@_spi(Components) import TouchKit

extension UICollectionView {
  /// The directions in which content scrolls.
  nonisolated public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the right.
    case horizontal = 1
  }

  /// The categories of elements.
  nonisolated public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view.
    case supplementaryView = 1
  }

  /// The position of an item after scrolling to it, vertically and horizontally.
  nonisolated public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section in a flow layout.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of the footer of a section in a flow layout.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
