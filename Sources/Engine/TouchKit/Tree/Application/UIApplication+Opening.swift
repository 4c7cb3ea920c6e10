public import Foundation

/// Opening of URLs. No other program opens them; they are written to the log.
extension UIApplication {
  /// The keys of options for opening a URL.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option that only the app that owns a universal link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// Writes a URL to the log; the completion receives false.
  public final func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    perform(.opening(url.absoluteString))
    completion?(false)
  }

  /// Returns whether a URL can be opened; always false.
  public final func canOpenURL(_ url: URL) -> Bool { false }
}
