public import Foundation
public import TextFormats

/// A touch script: the actions of fingers and the expectations, one step per line.
///
/// This module contains only the language: its words as values, its reader, and the export of a recording
/// to it. It does not depend on views; the runner of a script finds out whether a view `red` exists.
public struct TouchScript: Hashable, Sendable {
  /// A step and its position.
  public struct Line: Hashable, Sendable {
    /// The step.
    public let step: ScriptStep
    /// The timestamp of its input, in seconds on the script's clock; nil for the current time.
    public let time: TimeInterval?
    /// The start of the step.
    public let position: SourcePosition
    /// The line as written, without its comment.
    public let text: String

    /// Creates a step with its position.
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
  /// The position of the scene's name.
  public var scenePosition = SourcePosition()
  /// The screen's size in points; nil for the default size.
  public var size: CGSize?
  /// The time on the script's clock at which the scene is started, in seconds; 0 by default.
  public var startTime: TimeInterval = 0
  /// The steps in order.
  public var lines: [Line] = []

  /// Creates a script without steps.
  public init() {}
}
