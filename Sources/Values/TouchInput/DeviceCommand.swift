/// Something that was done to the device as a whole, or said by a headset or another accessory.
///
/// Desktops have nothing of the kind; programs and tests send these instead of a device.
public enum DeviceCommand: String, Hashable, Codable, Sendable, CaseIterable {
  /// A shake began.
  case shakeBegan
  /// The shake ended.
  case shakeEnded
  /// What looked like a shake was none.
  case shakeCancelled
  /// Play.
  case play
  /// Pause.
  case pause
  /// Stop.
  case stop
  /// Play when paused, pause when playing.
  case togglePlayPause
  /// Next track.
  case nextTrack
  /// Previous track.
  case previousTrack
  /// Begin to seek backward.
  case beginSeekingBackward
  /// End seeking backward.
  case endSeekingBackward
  /// Begin to seek forward.
  case beginSeekingForward
  /// End seeking forward.
  case endSeekingForward
}
