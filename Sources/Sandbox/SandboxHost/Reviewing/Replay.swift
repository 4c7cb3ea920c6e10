package import TouchInput

/// A recording that a window shows instead of a scene.
package struct Replay {
  /// What is shown.
  package let recording: InputRecording
  /// How fast, compared with how it was.
  package let speed: Double

  package init(_ recording: InputRecording, speed: Double = 1) {
    self.recording = recording
    self.speed = speed
  }
}
