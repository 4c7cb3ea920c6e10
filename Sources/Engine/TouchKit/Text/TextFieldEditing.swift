import Foundation

/// What a text field knows while it is being edited or touched.
@MainActor
struct TextFieldEditing {
  /// How far the text is shifted to the left to show the caret, in points.
  var scroll: CGFloat = 0
  /// Whether the caret shows, in the rhythm of its blinking.
  var isCaretShown = true
  /// The next blink, and whose time it waits for.
  var blink: TimerQueue.Ticket?
  @WeakApplication var application: UIApplication?
  /// Where the finger came down that selects, in UTF-16 units.
  var selectionStart: Int?
  /// Whether the next text takes the place of all.
  var replacesAll = false
}
