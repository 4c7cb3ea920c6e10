import TouchTrace
import Foundation
import Geometry

/// A pan that the wheel makes: where the pointer is and how far the wheel has turned.
struct WheelPan {
  /// The place of the pointer, in window points.
  let location: CGPoint
  /// How far a finger would have gone, in points.
  var way = CGVector.zero
  /// Ends the pan when the wheel rests.
  var end: TimerQueue.Ticket?

  /// Where a finger would be that does the same.
  var finger: CGPoint { CGPoint(x: location.x + way.dx, y: location.y + way.dy) }
}

extension UIPanGestureRecognizer {
  /// Whether it pans with a turn of the wheel at this moment.
  final func wants(_ event: WheelEvent) -> Bool {
    guard isEnabled, allowedScrollTypesMask.contains(.discrete), attempt.touches.isEmpty,
      !leavesWheelToView
    else { return false }
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Goes the way of the wheel: begins with its first turn, ends when it rests for a moment.
  final func handleWheel(_ event: WheelEvent) {
    var pan = wheelPan ?? WheelPan(location: event.location)
    let isFirst = wheelPan == nil
    if isFirst { beginWheelTrack(at: pan.location, time: event.timestamp) }
    // What lies further down comes into sight when a finger moves up.
    pan.way.dx -= event.points(event.rest.dx)
    pan.way.dy -= event.points(event.rest.dy)
    event.rest = .zero
    restart(&pan.end, at: event.timestamp + limits.wheelRest) { [self] in
      endWheelPan()
    }
    wheelPan = pan
    followWheelTrack(to: pan.finger, at: event.timestamp)
    enter(isFirst ? .began : .changed, .wheel)
  }

  /// Ends the pan of the wheel if there is one.
  final func endWheelPan() {
    guard var pan = wheelPan else { return }
    stop(&pan.end)
    wheelPan = pan
    // Kept until the reset: targets still ask for the place.
    if machine.isActive || machine.isWaiting { enter(.ended, .wheelRested) } else { wheelPan = nil }
  }
}
