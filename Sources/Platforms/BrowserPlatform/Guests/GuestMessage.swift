import Foundation

/// A message that a guest's page may send; other messages are the host's, or invalid.
enum GuestMessage: Hashable {
  /// Fingers in the scene's points, and changes of the page, with the moment of sending.
  case input(sent: TimeInterval, [PageRecord])
  /// The number of the picture that the page shows now.
  case shown(UInt32)
  /// The size of the page, which matters only to the page itself.
  case size(sent: TimeInterval)
  /// The name that the guest chose.
  case name(String)
  /// The index of the result that the guest expects of a gesture.
  case choice(Int)

  /// Parses a message; nil if it or a part of it is invalid, or if guests may not send it.
  init?(_ bytes: ArraySlice<UInt8>) {
    if bytes.first == Self.name {
      guard bytes.count <= Self.longestName,
        let text = String(validating: bytes.dropFirst(), as: UTF8.self)
      else { return nil }
      self = .name(text)
      return
    }
    if bytes.first == Self.choice {
      guard bytes.count == 2, let place = bytes.last else { return nil }
      self = .choice(Int(place))
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

  private static let (name, choice): (UInt8, UInt8) = (5, 6)
  /// The maximum length of a message with a name, in bytes, with the kind.
  private static let longestName = 97
}

extension PageRecord {
  /// Whether a guest may send the record: its own fingers and pens, and changes of its page.
  fileprivate var isGuests: Bool {
    switch self {
    case .contact(_, let pointer, _, _): pointer.button == nil
    case .window: true
    case .hover, .wheel, .key, .text, .clipboard: false
    }
  }
}
