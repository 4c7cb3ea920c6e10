nonisolated extension UIImage {
  /// The rotation and mirroring of pixels when they are drawn.
  public enum Orientation: Int, Sendable {
    /// Unchanged.
    case up = 0
    /// Upside down.
    case down = 1
    /// Rotated by a quarter turn to the left.
    case left = 2
    /// Rotated by a quarter turn to the right.
    case right = 3
    /// Mirrored from left to right.
    case upMirrored = 4
    /// Upside down and mirrored.
    case downMirrored = 5
    /// Mirrored, then rotated by a quarter turn to the left.
    case leftMirrored = 6
    /// Mirrored, then rotated by a quarter turn to the right.
    case rightMirrored = 7

    /// The same orientation, mirrored.
    var mirrored: Orientation { Orientation(rawValue: (rawValue + 4) % 8) ?? .up }

    /// Whether it exchanges width and height.
    var swapsSides: Bool { rawValue % 4 >= 2 }
  }

  /// The use of an image's own colours.
  public enum RenderingMode: Int, Sendable {
    /// The choice of the view that shows it: own colours, except for symbols.
    case automatic = 0
    /// Own colours.
    case alwaysOriginal = 1
    /// The shape alone, filled with a tint.
    case alwaysTemplate = 2
  }

  /// The way in which the middle of an image fills the space.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }
}
