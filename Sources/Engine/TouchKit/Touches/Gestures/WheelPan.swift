import TouchTrace
import Foundation
import Geometry

/// A pan made by the wheel, with the pointer's location and the distance scrolled.
struct WheelPan {
  /// The location of the pointer, in window points.
  let location: CGPoint
  /// The equivalent movement of a finger, in points.
  var way = CGVector.zero
  /// The timer that ends the pan when the wheel rests.
  var end: TimerQueue.Ticket?

  /// The location of a finger that makes the same movement, in window points.
  var finger: CGPoint { CGPoint(x: location.x + way.dx, y: location.y + way.dy) }
}

extension UIPanGestureRecognizer {
  /// Returns whether the recognizer pans with a wheel event.
  final func wants(_ event: WheelEvent) -> Bool {
    guard isEnabled, allowedScrollTypesMask.contains(.discrete), attempt.touches.isEmpty,
      !leavesWheelToView
    else { return false }
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Pans with the wheel; begins with its first turn and ends when it rests.
  final func handleWheel(_ event: WheelEvent) {
    var pan = wheelPan ?? WheelPan(location: event.location)
    let isFirst = wheelPan == nil
    if isFirst { beginWheelTrack(at: pan.location, time: event.timestamp) }
    // Scrolling down corresponds to a finger that moves up.
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

  /// Ends the wheel's pan if there is one.
  final func endWheelPan() {
    guard var pan = wheelPan else { return }
    stop(&pan.end)
    wheelPan = pan
    // Kept until the reset, because targets still read the location.
    if machine.isActive || machine.isWaiting { enter(.ended, .wheelRested) } else { wheelPan = nil }
  }
}
