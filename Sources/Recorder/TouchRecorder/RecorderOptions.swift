public import Foundation

extension TouchRecorder {
  /// The options for recording and for the size of a session.
  public struct Options {
    /// The number of seconds to keep in memory; a session in a file is kept completely.
    public var seconds: TimeInterval = 120
    /// The maximum number of bytes in memory or in a file.
    public var maximumBytes = 16 << 20
    /// The maximum number of views to describe; of further views, the session contains the number
    /// only.
    public var maximumViews = 5000
    /// Whether to record control events; false by default.
    ///
    /// The recorder then adds its own actions to each control, and the control's list of actions
    /// contains them.
    public var recordsControlEvents = false
    /// The maximum number of pictures per second; none by default.
    ///
    /// A picture shows the whole screen content, including texts.
    public var picturesPerSecond = 0.0
    /// The number of pixels per point in pictures.
    public var pictureScale = 0.5
    /// Calls the closure after the current event.
    ///
    /// The recorder then reads states, because the order in which recognizers are called is not
    /// documented. By default, the main run loop calls the closure in its next iteration.
    public var afterEvent: @MainActor (@escaping @MainActor () -> Void) -> Void = { work in
      RunLoop.main.perform { MainActor.assumeIsolated { work() } }
    }

    /// Creates the default options.
    public init() {}
  }
}
