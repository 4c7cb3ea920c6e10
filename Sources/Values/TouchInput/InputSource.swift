public import Foundation

/// A source of input: a window on the desktop, a page in a browser, or a recording.
///
/// A source returns a well-formed stream (see `ContactTable`), so that its readers need not check it.
@MainActor
public protocol InputSource: AnyObject {
  /// The current time on the clock of the events, in seconds.
  var now: TimeInterval { get }

  /// Waits for input and returns all of it; with nil it waits without a limit.
  ///
  /// The result is empty after the timeout, or if the input has no representation here.
  func nextEvents(timeout: TimeInterval?) -> [InputEvent]
}
