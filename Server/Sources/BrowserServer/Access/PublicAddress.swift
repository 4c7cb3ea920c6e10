/// The address under which a reverse proxy offers the server: scheme, name, and a port if it has one.
public struct PublicAddress: Hashable, Sendable {
  /// `http` or `https`.
  let scheme: String
  /// The name as browsers say it in `Host`: without the port that the scheme has by itself.
  let host: String

  /// Where a page is from, as browsers say it in `Origin`.
  var origin: String { scheme + "://" + host }

  /// Reads `https://name` or `https://name:port`, with or without a slash at the end; nil for all
  /// else, such as paths, users and names with other letters than those of names.
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
