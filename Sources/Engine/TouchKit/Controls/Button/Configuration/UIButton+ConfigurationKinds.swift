import Foundation

extension UIButton.Configuration {
  /// The size of text and insets (Apple: UIButton.Configuration.Size).
  nonisolated public enum Size: Int, Hashable, Sendable {
    /// The default size.
    case medium = 0
    /// Smaller.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Larger.
    case large = 3

    /// The insets around the contents, in points.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The font size of the title, in points.
    var fontSize: CGFloat {
      switch self {
      case .mini: 13
      case .small: 15
      case .medium, .large: 17
      }
    }
  }

  /// The style of the corners (Apple: UIButton.Configuration.CornerStyle).
  nonisolated public enum CornerStyle: Int, Hashable, Sendable {
    /// The radius of the background configuration.
    case fixed = -1
    /// A radius that suits the size.
    case dynamic = 0
    /// A small radius.
    case small = 1
    /// A medium radius.
    case medium = 2
    /// A large radius.
    case large = 3
    /// Half circles.
    case capsule = 4

    /// Returns the radius for a background of a size, in points.
    func radius(of size: CGSize, fixed: CGFloat, for buttonSize: Size) -> CGFloat {
      switch self {
      case .fixed: fixed
      case .dynamic: buttonSize == .large ? 12 : 6
      case .small: 4
      case .medium: 6
      case .large: 9
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }

  /// The alignment of title and subtitle (Apple: UIButton.Configuration.TitleAlignment).
  nonisolated public enum TitleAlignment: Int, Hashable, Sendable {
    /// Leading if an image is beside them, otherwise centred.
    case automatic = 0
    /// Aligned to the edge where lines begin.
    case leading = 1
    /// Centred.
    case center = 2
    /// Aligned to the edge where lines end.
    case trailing = 3
  }
}

/// The edges of a rectangle, along the reading direction (Apple: NSDirectionalRectEdge).
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
