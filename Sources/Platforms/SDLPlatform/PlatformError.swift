/// The reason why there is no window.
public enum PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The machine has no display for a window.
  case noDisplay
  /// SDL failed; the message is its own.
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
