/// A word that cannot be guessed: the page that knows it may look, and touch.
public struct AccessToken: Hashable, Sendable {
  /// Sixteen bytes as 32 hexadecimal digits.
  public let text: String

  /// Makes one of the system's random numbers.
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

  /// Whether a text is the token; takes as long for any text of its length.
  func matches(_ other: Substring) -> Bool {
    Secret.isSame(Array(text.utf8), Array(other.utf8))
  }
}

/// What the addresses have to say, for each role.
struct AccessTokens: Hashable, Sendable {
  /// That of the host; nil where only this machine can ask, and there is one role.
  var host: AccessToken?
  /// That of guests; nil where there are none.
  var guest: AccessToken?

  subscript(_ role: Role) -> AccessToken? { role == .host ? host : guest }
}

/// Bytes that cannot be guessed.
enum Secret {
  /// How many they are.
  static let length = 16

  /// Sixteen bytes of the system's source.
  static var random: [UInt8] {
    var source = SystemRandomNumberGenerator()
    return (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &source) }
  }

  /// Whether both are the same; the time it takes tells nothing of how far they agree.
  static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
