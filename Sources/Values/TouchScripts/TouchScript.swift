public import Foundation
public import TextFormats

/// A touch script: what fingers do and what is expected of it, one step a line.
///
/// This module holds the language alone: its words as values, how it is read, and how a recording is
/// written in it. It knows no views; who runs a script finds out whether there is a `red`.
public struct TouchScript: Hashable, Sendable {
  /// A step and where it stands.
  public struct Line: Hashable, Sendable {
    /// What to do.
    public let step: ScriptStep
    /// The moment that its input bears, in seconds on the script's clock; nil for the present one.
    public let time: TimeInterval?
    /// Where the step begins.
    public let position: SourcePosition
    /// The line as it was written, without its comment.
    public let text: String

    /// Creates a step with its place.
    public init(
      _ step: ScriptStep,
      time: TimeInterval? = nil,
      position: SourcePosition = SourcePosition(),
      text: String = ""
    ) {
      self.step = step
      self.time = time
      self.position = position
      self.text = text
    }
  }

  /// The scene to play in: the name of a built-in scene, or a path relative to the script's folder.
  public var scene: String?
  /// Where the scene's name stands.
  public var scenePosition = SourcePosition()
  /// The screen's size in points; nil for the usual one.
  public var size: CGSize?
  /// The moment on the script's clock at which the scene is started, in seconds; 0 unless said.
  public var startTime: TimeInterval = 0
  /// The steps in order.
  public var lines: [Line] = []

  /// Creates a script without steps.
  public init() {}
}
