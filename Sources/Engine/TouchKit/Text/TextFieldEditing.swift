import Foundation

/// The state of a text field while it is edited or touched.
@MainActor
struct TextFieldEditing {
  /// The distance by which the text is shifted to the left to show the caret, in points.
  var scroll: CGFloat = 0
  /// Whether the blinking caret is visible.
  var isCaretShown = true
  /// The next blink and the application that schedules it.
  var blink: TimerQueue.Ticket?
  @WeakApplication var application: UIApplication?
  /// The position where the selecting touch began, in UTF-16 units.
  var selectionStart: Int?
  /// Whether the next text replaces all text.
  var replacesAll = false
}
