import Foundation

extension UIButton.Configuration {
  /// How large text and insets are (Apple: UIButton.Configuration.Size).
  nonisolated public enum Size: Int, Hashable, Sendable {
    /// The usual size.
    case medium = 0
    /// Smaller.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Larger.
    case large = 3

    /// The room around the contents, in points.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .mini, .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    /// The height of the title's face, in points.
    var fontSize: CGFloat {
      switch self {
      case .mini: 13
      case .small: 15
      case .medium, .large: 17
      }
    }
  }

  /// How round the corners are (Apple: UIButton.Configuration.CornerStyle).
  nonisolated public enum CornerStyle: Int, Hashable, Sendable {
    /// As the ground says.
    case fixed = -1
    /// As suits the size.
    case dynamic = 0
    /// A little.
    case small = 1
    /// More.
    case medium = 2
    /// Much.
    case large = 3
    /// Half circles.
    case capsule = 4

    /// The radius for a ground of a size, in points.
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

  /// Where title and subtitle begin (Apple: UIButton.Configuration.TitleAlignment).
  nonisolated public enum TitleAlignment: Int, Hashable, Sendable {
    /// Where lines begin if an image is beside them, else in the middle.
    case automatic = 0
    /// Where lines begin.
    case leading = 1
    /// In the middle.
    case center = 2
    /// Where lines end.
    case trailing = 3
  }
}

/// The edges of a rectangle, along the reading direction (Apple: NSDirectionalRectEdge).
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
