import UIKit

/// Hears of the events of controls, through actions of its own.
@MainActor final class ControlWatch {
  private struct Entry {
    weak var control: UIControl?
    let actions: [(UIAction, UIControl.Event)]
  }

  private var entries: [Int: Entry] = [:]

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
  ]

  /// Listens to the controls that are new.
  func follow(
    _ controls: [(number: Int, control: UIControl)],
    note: @escaping (Int, String) -> Void
  ) {
    for (number, control) in controls where entries[number] == nil {
      let actions = Self.events.map { event, name in
        (UIAction { _ in note(number, name) }, event)
      }
      for (action, event) in actions { control.addAction(action, for: event) }
      entries[number] = Entry(control: control, actions: actions)
    }
    entries = entries.filter { $0.value.control != nil }
  }

  /// Leaves the controls as they were.
  func stop() {
    for entry in entries.values {
      for (action, event) in entry.actions { entry.control?.removeAction(action, for: event) }
    }
    entries = [:]
  }
}
