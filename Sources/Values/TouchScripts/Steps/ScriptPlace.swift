public import Foundation
public import Geometry
public import TextFormats

/// A place that a script names: a point of the window, or a part of a view.
public struct ScriptPlace: Hashable, Sendable {
  /// The origin of the offset.
  public enum Origin: Hashable, Sendable {
    /// The window's upper left corner.
    case window
    /// A view, by its name; the anchor is a fraction of its size, (0.5, 0.5) for the middle.
    case view(String, anchor: CGPoint)
  }

  /// The origin.
  public let origin: Origin
  /// The offset from the origin, in window points.
  public let offset: CGVector
  /// The position in the script.
  public let position: SourcePosition

  /// Creates a place.
  public init(
    _ origin: Origin,
    offset: CGVector = .zero,
    position: SourcePosition = SourcePosition()
  ) {
    self.origin = origin
    self.offset = offset
    self.position = position
  }

  /// The named anchors of a view.
  static let anchors: [(name: String, part: CGPoint)] = [
    ("center", CGPoint(x: 0.5, y: 0.5)),
    ("topLeft", CGPoint(x: 0, y: 0)), ("top", CGPoint(x: 0.5, y: 0)),
    ("topRight", CGPoint(x: 1, y: 0)), ("left", CGPoint(x: 0, y: 0.5)),
    ("right", CGPoint(x: 1, y: 0.5)), ("bottomLeft", CGPoint(x: 0, y: 1)),
    ("bottom", CGPoint(x: 0.5, y: 1)), ("bottomRight", CGPoint(x: 1, y: 1)),
  ]
}

/// The movement of a finger.
public enum ScriptWay: Hashable, Sendable {
  /// By an offset in window points.
  case by(CGVector)
  /// To a place.
  case to(ScriptPlace)
}

/// The duration and easing of a movement.
public struct ScriptPace: Hashable, Sendable {
  /// The duration, in seconds; 0 is immediate.
  public var duration: TimeInterval
  /// The easing.
  public var easing: Easing

  /// Creates a pace.
  public init(_ duration: TimeInterval, _ easing: Easing = .linear) {
    self.duration = duration
    self.easing = easing
  }
}

/// The relation between the fraction of a movement and the fraction of its time.
public enum Easing: String, Hashable, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// Slowly at first.
  case easeIn = "in"
  /// Slowly at the end.
  case easeOut = "out"
  /// Slowly at first and at the end.
  case easeInOut = "inOut"

  /// Returns the fraction of the movement for a fraction of the time, both 0…1.
  public func part(_ time: Double) -> Double {
    let left = 1 - time
    return switch self {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: 1 - left * left
    case .easeInOut: time < 0.5 ? 2 * time * time : 1 - 2 * left * left
    }
  }
}
