import Foundation

/// What a guest's page may say; all else is the host's, or nobody's.
enum GuestMessage: Hashable {
  /// Fingers in the scene's points, and changes of the page, with the moment at which it was sent.
  case input(sent: TimeInterval, [PageRecord])
  /// The picture that the page shows now.
  case shown(UInt32)
  /// How large the page is, which is its own business.
  case size(sent: TimeInterval)
  /// How the guest wants to be called.
  case name(String)

  /// Reads a message; nil when it is none that a guest may send, in whole or in part.
  init?(_ bytes: ArraySlice<UInt8>) {
    if bytes.first == Self.name {
      guard bytes.count <= Self.longestName,
        let text = String(validating: bytes.dropFirst(), as: UTF8.self)
      else { return nil }
      self = .name(text)
      return
    }
    switch PageMessage(bytes) {
    case .input(let sent, let records):
      guard records.allSatisfy(\.isGuests) else { return nil }
      self = .input(sent: sent, records)
    case .shown(let number): self = .shown(number)
    case .size(let sent, _): self = .size(sent: sent)
    case .press, nil: return nil
    }
  }

  private static let name: UInt8 = 5
  /// In bytes, with the kind.
  private static let longestName = 97
}

extension PageRecord {
  /// Whether a guest may send it: its own fingers and pens, and what becomes of its page.
  fileprivate var isGuests: Bool {
    switch self {
    case .contact(_, let pointer, _, _): pointer.button == nil
    case .window: true
    case .hover, .wheel, .key, .text, .clipboard: false
    }
  }
}
