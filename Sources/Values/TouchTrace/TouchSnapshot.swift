public import Foundation
public import TouchInput

/// The state of one touch at the moment something was traced.
public struct TouchSnapshot: Hashable, Sendable {
  /// Where a touch is in its life.
  public enum Phase: String, Hashable, Sendable {
    /// The finger came down in this event.
    case began
    /// The finger changed in this event.
    case moved
    /// The finger is down and did not change in this event.
    case stationary
    /// The finger lifted in this event.
    case ended
    /// The touch was taken away in this event.
    case cancelled
    /// A pointer without contact entered the window.
    case regionEntered
    /// A pointer without contact moved over the window.
    case regionMoved
    /// A pointer without contact left the window.
    case regionExited
  }

  /// The touch's number in its application: 1 for the first finger ever, never used twice.
  public var number: Int
  /// Where it is in its life.
  public var phase: Phase
  /// Where it is, in window points.
  public var location: CGPoint
  /// Where it is in the scene, in points from the upper left corner, whatever window it is in.
  public var place: CGPoint
  /// Where it was in the previous event, in window points.
  public var previousLocation: CGPoint
  /// How many taps in a row it belongs to.
  public var tapCount: Int
  /// The attributes that its device reported.
  public var attributes: ContactAttributes
  /// When it last changed, in seconds on the input clock.
  public var timestamp: TimeInterval
  /// The view it is bound to; nil when no view receives it.
  public var view: NodeID?

  /// Creates a snapshot; in a window that fills the scene the place is the location.
  public init(
    number: Int,
    phase: Phase,
    location: CGPoint,
    place: CGPoint? = nil,
    previousLocation: CGPoint,
    tapCount: Int,
    attributes: ContactAttributes = ContactAttributes(),
    timestamp: TimeInterval,
    view: NodeID?
  ) {
    self.number = number
    self.phase = phase
    self.location = location
    self.place = place ?? location
    self.previousLocation = previousLocation
    self.tapCount = tapCount
    self.attributes = attributes
    self.timestamp = timestamp
    self.view = view
  }
}
