package import TouchInput

/// A recording that a window shows instead of a scene.
package struct Replay {
  /// The recording.
  package let recording: InputRecording
  /// The speed, relative to the original.
  package let speed: Double

  package init(_ recording: InputRecording, speed: Double = 1) {
    self.recording = recording
    self.speed = speed
  }
}
