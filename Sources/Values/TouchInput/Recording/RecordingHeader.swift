public import Foundation

/// The metadata of a recording in its first line.
public struct RecordingHeader: Hashable, Sendable {
  /// The scene: the name of a built-in scene, or a path relative to the recording's folder.
  public var scene: String
  /// A hash of the scene, which reveals later changes; nil if it was not computed.
  public var sceneHash: String?
  /// The screen's size at the beginning, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: Int
  /// The seed of random scenes and random input.
  public var seed: UInt64
  /// The time on the input clock at which the scene was started, in seconds.
  public var startTime: TimeInterval

  /// Creates a header.
  public init(
    scene: String,
    sceneHash: String? = nil,
    size: CGSize,
    scale: Int = 1,
    seed: UInt64 = 0,
    startTime: TimeInterval = 0
  ) {
    self.scene = scene
    self.sceneHash = sceneHash
    self.size = size
    self.scale = scale
    self.seed = seed
    self.startTime = startTime
  }
}
