public import Foundation

/// Addresses that other programs would open. None is asked here: it is written to the log.
extension UIApplication {
  /// Names of options for opening an address.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Names an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only the program to which the address belongs may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// Writes an address to the log; the completion receives false.
  public final func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    perform(.opening(url.absoluteString))
    completion?(false)
  }

  /// Whether an address can be opened: no.
  public final func canOpenURL(_ url: URL) -> Bool { false }
}
