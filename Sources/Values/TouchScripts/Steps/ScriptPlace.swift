public import Foundation
public import Geometry
public import TextFormats

/// A place that a script names: a point of the window, or a part of a view.
public struct ScriptPlace: Hashable, Sendable {
  /// What the place is measured from.
  public enum Origin: Hashable, Sendable {
    /// The window's upper left corner.
    case window
    /// A view, by its name; the anchor is a part of its size, (0.5, 0.5) for the middle.
    case view(String, anchor: CGPoint)
  }

  /// What it is measured from.
  public let origin: Origin
  /// How far from there, in window points.
  public let offset: CGVector
  /// Where it stands in the script.
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

  /// The named parts of a view.
  static let anchors: [(name: String, part: CGPoint)] = [
    ("center", CGPoint(x: 0.5, y: 0.5)),
    ("topLeft", CGPoint(x: 0, y: 0)), ("top", CGPoint(x: 0.5, y: 0)),
    ("topRight", CGPoint(x: 1, y: 0)), ("left", CGPoint(x: 0, y: 0.5)),
    ("right", CGPoint(x: 1, y: 0.5)), ("bottomLeft", CGPoint(x: 0, y: 1)),
    ("bottom", CGPoint(x: 0.5, y: 1)), ("bottomRight", CGPoint(x: 1, y: 1)),
  ]
}

/// The way of a finger.
public enum ScriptWay: Hashable, Sendable {
  /// By so many window points.
  case by(CGVector)
  /// To a place.
  case to(ScriptPlace)
}

/// How fast a way is gone, and how evenly.
public struct ScriptPace: Hashable, Sendable {
  /// How long it takes, in seconds; 0 is at once.
  public var duration: TimeInterval
  /// How the part of the way grows with time.
  public var easing: Easing

  /// Creates a pace.
  public init(_ duration: TimeInterval, _ easing: Easing = .linear) {
    self.duration = duration
    self.easing = easing
  }
}

/// How the part of a way that is done grows with the part of its time.
public enum Easing: String, Hashable, Sendable, CaseIterable {
  /// Evenly.
  case linear
  /// Slowly at first.
  case easeIn = "in"
  /// Slowly at last.
  case easeOut = "out"
  /// Slowly at first and at last.
  case easeInOut = "inOut"

  /// The part of the way for a part of the time, both 0…1.
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
