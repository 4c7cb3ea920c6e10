/// The address of a reverse proxy: scheme, name, and an optional port.
public struct PublicAddress: Hashable, Sendable {
  /// `http` or `https`.
  let scheme: String
  /// The name as browsers send it in `Host`, without the default port of the scheme.
  let host: String

  /// The origin of a page, as browsers send it in `Origin`.
  var origin: String { scheme + "://" + host }

  /// Parses `https://name` or `https://name:port`, with or without a slash at the end.
  ///
  /// Returns nil for other texts, such as paths, users and names with invalid letters.
  public init?(_ text: String) {
    let text = text.lowercased()
    guard let scheme = ["https", "http"].first(where: { text.hasPrefix($0 + "://") }) else {
      return nil
    }
    var rest = text.dropFirst(scheme.count + 3)
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), PublicAddress.isName(parts[0]) else { return nil }
    var host = String(parts[0])
    if parts.count == 2 {
      guard parts[1].count <= 5, let port = UInt16(parts[1]), port > 0 else { return nil }
      if port != (scheme == "https" ? 443 : 80) { host += ":\(port)" }
    }
    (self.scheme, self.host) = (scheme, host)
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 253 && !text.hasPrefix(".") && !text.hasPrefix("-")
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
