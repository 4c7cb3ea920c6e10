public import TouchTrace

/// A sink that keeps the state of the overlay up to date.
public final class OverlayRecorder: TraceSink {
  /// The state of the overlay.
  public private(set) var state = OverlayState()

  /// A counter that increases when the state changes; a picture of an older revision is outdated.
  public private(set) var revision = 0

  /// Creates a recorder with an empty state.
  public init() {}

  /// Adds one record.
  public func record(_ record: TraceRecord) {
    if state.fold(record) { revision += 1 }
  }

  /// Updates the shown responders; missing ones are in no window any more.
  public func update(_ present: [NodeSnapshot]) {
    if state.update(present, of: state.shownNodes) { revision += 1 }
  }

  /// Resets the state, for example after another scene was loaded.
  public func reset() {
    state = OverlayState()
    revision += 1
  }
}
