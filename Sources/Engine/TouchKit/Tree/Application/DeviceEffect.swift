package import Foundation

/// Something that a device would do and a desktop cannot: a knock, or a word to a screen reader.
nonisolated package enum DeviceEffect: Hashable, Sendable {
  /// A knock, with its strength from 0 to 1.
  case impact(String, CGFloat)
  /// The tick of a wheel.
  case selection
  /// A success, a warning or an error that can be felt.
  case notification(String)
  /// What a screen reader would be told, with the words if there are any.
  case accessibility(String, String?)
  /// The click of a key.
  case inputClick
  /// An address that another program would open.
  case opening(String)
}

extension DeviceEffect: CustomStringConvertible {
  package nonisolated var description: String {
    switch self {
    case .impact(let style, let intensity): "impact \(style) \(intensity)"
    case .selection: "selection"
    case .notification(let kind): "notification \(kind)"
    case .accessibility(let kind, let words):
      "accessibility \(kind)" + (words.map { ": \($0)" } ?? "")
    case .inputClick: "input click"
    case .opening(let address): "opening \(address)"
    }
  }
}

extension UIApplication {
  /// Writes an effect to the log and remembers it among the latest hundred.
  package final func perform(_ effect: DeviceEffect) {
    EngineLog.inform("\(effect)")
    if effects.count == 100 { effects.removeFirst() }
    effects.append(effect)
  }

  /// The latest effects, the newest last.
  package final var deviceEffects: [DeviceEffect] { effects }
}
