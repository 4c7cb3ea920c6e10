/// An event of the whole device, or of a headset or another accessory.
///
/// Desktops have no such events; programs and tests send them instead of a device.
public enum DeviceCommand: String, Hashable, Codable, Sendable, CaseIterable {
  /// A shake began.
  case shakeBegan
  /// The shake ended.
  case shakeEnded
  /// The movement was not a shake after all.
  case shakeCancelled
  /// Play.
  case play
  /// Pause.
  case pause
  /// Stop.
  case stop
  /// Play if paused, pause if playing.
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
