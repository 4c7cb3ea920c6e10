package import Foundation

/// An effect of a device that a desktop lacks, such as a haptic impact or a screen reader's speech.
nonisolated package enum DeviceEffect: Hashable, Sendable {
  /// A haptic impact, with its strength from 0 to 1.
  case impact(String, CGFloat)
  /// The haptic tick of a changed selection.
  case selection
  /// The haptic feedback of a success, a warning or an error.
  case notification(String)
  /// A notification to a screen reader, with its text if there is one.
  case accessibility(String, String?)
  /// The click of a key.
  case inputClick
  /// A URL that another program would open.
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
  /// Writes an effect to the log and stores it among the latest hundred.
  package final func perform(_ effect: DeviceEffect) {
    EngineLog.inform("\(effect)")
    if effects.count == 100 { effects.removeFirst() }
    effects.append(effect)
  }

  /// The latest effects, the newest last.
  package final var deviceEffects: [DeviceEffect] { effects }
}
