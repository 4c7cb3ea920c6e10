nonisolated extension UIImage {
  /// How pixels are turned when they are drawn.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter turn to the left.
    case left = 2
    /// A quarter turn to the right.
    case right = 3
    /// Mirrored from left to right.
    case upMirrored = 4
    /// Upside down and mirrored.
    case downMirrored = 5
    /// Mirrored, then a quarter turn to the left.
    case leftMirrored = 6
    /// Mirrored, then a quarter turn to the right.
    case rightMirrored = 7

    /// The same, mirrored.
    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }

    /// Whether width and height change places.
    var swapsSides: Bool { rawValue % 4 >= 2 }
  }

  /// Whether an image's own colours count.
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it chooses: own colours, but for symbols.
    case automatic = 0
    /// Own colours.
    case alwaysOriginal = 1
    /// Only the shape, filled with a tint.
    case alwaysTemplate = 2
  }

  /// How the middle of an image fills the room.
  public enum ResizingMode: Int, Sendable {
    /// With copies of itself.
    case tile = 0
    /// By being stretched.
    case stretch = 1
  }
}
