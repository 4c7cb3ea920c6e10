/// Why there is no window.
public enum PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The machine has nothing to show a window on.
  case noDisplay
  /// SDL refused; its own words follow.
  case failed(action: String, message: String)

  /// One line for the user.
  public var description: String {
    switch self {
    case .noDisplay:
      "no display: neither DISPLAY nor WAYLAND_DISPLAY names a screen that can be opened"
    case .failed(let action, let message):
      "SDL could not \(action): \(message)"
    }
  }
}
