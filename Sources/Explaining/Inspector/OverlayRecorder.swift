public import TouchTrace

/// A sink that keeps what the overlay shows up to date.
public final class OverlayRecorder: TraceSink {
  /// What the overlay shows.
  public private(set) var state = OverlayState()

  /// Counts up whenever the state changes; a picture of an older revision is out of date.
  public private(set) var revision = 0

  /// Creates a recorder that has seen nothing.
  public init() {}

  /// Takes note of one record.
  public func record(_ record: TraceRecord) {
    if state.fold(record) { revision += 1 }
  }

  /// Takes over where the responders that are shown are now; those that are missing are in no
  /// window any more.
  public func update(_ present: [NodeSnapshot]) {
    if state.update(present, of: state.shownNodes) { revision += 1 }
  }

  /// Forgets everything, as after loading another scene.
  public func reset() {
    state = OverlayState()
    revision += 1
  }
}
