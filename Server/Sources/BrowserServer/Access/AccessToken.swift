/// A random token in an address, which allows a page to look and touch.
public struct AccessToken: Hashable, Sendable {
  /// The 16 bytes as 32 hexadecimal digits.
  public let text: String

  /// Creates a token from the system's random numbers.
  public init() {
    self.init(bytes: Secret.random)
  }

  init(bytes: [UInt8]) {
    text = bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    .joined()
  }

  /// Whether a text equals the token; takes the same time for any text of its length.
  func matches(_ other: Substring) -> Bool {
    Secret.isSame(Array(text.utf8), Array(other.utf8))
  }
}

/// The tokens in the addresses, for each role.
struct AccessTokens: Hashable, Sendable {
  /// The host's token; nil if only this machine can connect and there is one role.
  var host: AccessToken?
  /// The guests' token; nil for a session without guests.
  var guest: AccessToken?

  subscript(_ role: Role) -> AccessToken? { role == .host ? host : guest }
}

/// The random bytes of tokens and viewers.
enum Secret {
  /// The number of bytes.
  static let length = 16

  /// Sixteen random bytes from the system.
  static var random: [UInt8] {
    var source = SystemRandomNumberGenerator()
    return (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &source) }
  }

  /// Whether both are equal; the duration does not depend on the first difference.
  static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
