public import Foundation
public import TouchInput

/// The state of one touch when an event was traced.
public struct TouchSnapshot: Hashable, Sendable {
  /// The phase of a touch.
  public enum Phase: String, Hashable, Sendable {
    /// The finger came down in this event.
    case began
    /// The finger changed in this event.
    case moved
    /// The finger is down and did not change in this event.
    case stationary
    /// The finger lifted in this event.
    case ended
    /// The touch was cancelled in this event.
    case cancelled
    /// A hovering pointer entered the window.
    case regionEntered
    /// A hovering pointer moved over the window.
    case regionMoved
    /// A hovering pointer left the window.
    case regionExited
  }

  /// The touch's number in its application: 1 for the first finger, and never reused.
  public var number: Int
  /// The current phase.
  public var phase: Phase
  /// The location, in window points.
  public var location: CGPoint
  /// The location in the scene, in points from the upper left corner, for any window.
  public var place: CGPoint
  /// The location in the previous event, in window points.
  public var previousLocation: CGPoint
  /// The number of consecutive taps, including this touch.
  public var tapCount: Int
  /// The attributes that its device reported.
  public var attributes: ContactAttributes
  /// The time of its last change, in seconds on the input clock.
  public var timestamp: TimeInterval
  /// The view that it is bound to; nil if no view receives it.
  public var view: NodeID?

  /// Creates a snapshot; in a window that fills the scene, the place equals the location.
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
