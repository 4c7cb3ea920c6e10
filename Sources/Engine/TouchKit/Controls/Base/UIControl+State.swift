extension UIControl {
  /// The state of a control, as a set of flags (Apple: UIControl.State).
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No flag: enabled, neither pressed nor selected.
    public static let normal = State([])
    /// A touch presses the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The client marked the control as selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus engine has focused the control; never the case on this platform.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for the client's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's content.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// Aligned to the top.
    case top = 1
    /// Aligned to the bottom.
    case bottom = 2
    /// Stretched over the whole height.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// Aligned to the left.
    case left = 1
    /// Aligned to the right.
    case right = 2
    /// Stretched over the whole width.
    case fill = 3
    /// Aligned to the edge where reading begins: left.
    case leading = 4
    /// Aligned to the edge where reading ends: right.
    case trailing = 5
  }
}

nonisolated extension UIControl.ContentHorizontalAlignment {
  /// The alignment as left or right, for text read from left to right.
  var absolute: UIControl.ContentHorizontalAlignment {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: self
    }
  }
}
