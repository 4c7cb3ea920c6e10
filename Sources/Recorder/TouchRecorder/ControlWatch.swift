import UIKit

/// An observer of control events, which adds its own actions to controls.
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

  /// Adds actions to new controls.
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

  /// Removes its actions from the controls.
  func stop() {
    for entry in entries.values {
      for (action, event) in entry.actions { entry.control?.removeAction(action, for: event) }
    }
    entries = [:]
  }
}
