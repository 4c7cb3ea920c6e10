import TouchKit

/// A log of the events that a control sends, with its value at that moment.
@MainActor
final class ValueLog {
  private(set) var lines: [String] = []

  /// Adds targets for some events of a control.
  func listen<Control: UIControl>(
    to control: Control,
    for events: [(UIControl.Event, String)] = ValueLog.usual,
    _ worth: @escaping (Control) -> String
  ) {
    for (event, name) in events {
      control.addAction(
        UIAction { [weak self] action in
          guard let sender = action.sender as? Control else { return }
          self?.lines.append("\(name) \(worth(sender))")
        },
        for: event
      )
    }
  }

  static let usual: [(UIControl.Event, String)] = [
    (.valueChanged, "changed"), (.touchUpInside, "up"), (.touchUpOutside, "out"),
    (.touchCancel, "cancel"),
  ]

  /// Returns the log since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
