public import Foundation

/// A source of input: a window on the desktop, a page in a browser, or a recording.
///
/// A source reports a well-formed stream (see `ContactTable`), so its readers need not check it.
@MainActor
public protocol InputSource: AnyObject {
  /// The present moment on the clock of the events, in seconds.
  var now: TimeInterval { get }

  /// Waits for input and returns all there is; nil waits as long as it takes.
  ///
  /// The result may be empty: something came in that is no input here, or nothing within the time.
  func nextEvents(timeout: TimeInterval?) -> [InputEvent]
}
