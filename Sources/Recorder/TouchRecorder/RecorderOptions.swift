public import Foundation

extension TouchRecorder {
  /// What is recorded, and how much of it is kept.
  public struct Options {
    /// How many seconds are kept in memory; a session that goes to a file is kept whole.
    public var seconds: TimeInterval = 120
    /// How many bytes are kept in memory, or written to a file, at most.
    public var maximumBytes = 16 << 20
    /// How many views are described at most; of the others it is told how many there are.
    public var maximumViews = 5000
    /// Whether events of controls are recorded; false unless set, as each control gets actions of
    /// the recorder's for it, which its lists of actions show.
    public var recordsControlEvents = false
    /// How many pictures of the window are taken a second, at most; none unless set.
    ///
    /// A picture shows all that the screen shows, texts included.
    public var picturesPerSecond = 0.0
    /// How many pixels of a picture make a point.
    public var pictureScale = 0.5
    /// Does something as soon as the present event is over.
    ///
    /// States are looked at then, as no order is documented in which recognizers are called. Unless
    /// set, the main run loop does it in its next turn.
    public var afterEvent: @MainActor (@escaping @MainActor () -> Void) -> Void = { work in
      RunLoop.main.perform { MainActor.assumeIsolated { work() } }
    }

    /// Creates options as they are unless set.
    public init() {}
  }
}
