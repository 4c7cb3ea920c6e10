import FingerPaths
import Foundation
import Geometry
import Inspector
import TouchInput

/// The fingers of a gesture, frame by frame.
nonisolated extension TriedGesture {
  /// The contacts in one frame.
  struct Step: Hashable {
    var time: TimeInterval
    var contacts: [ContactSample]
  }

  /// One touch of all fingers, from the first contact to the lift.
  private struct Stroke {
    var paths: [FingerPath]
    var start: TimeInterval = 0
    var duration: TimeInterval
    var isMoving = true
  }

  /// Returns the contacts of the fingers around a point, in order of time from a start.
  func steps(at point: CGPoint, from start: TimeInterval) -> [Step] {
    strokes(at: point).flatMap { Self.steps(of: $0, from: start) }
  }

  private func strokes(at point: CGPoint) -> [Stroke] {
    switch self {
    case .tap: return [Self.rest(at: point, for: Self.tapHold)]
    case .doubleTap:
      let tap = Self.rest(at: point, for: Self.tapHold)
      var second = tap
      second.start = Self.tapHold + Self.tapPause
      return [tap, second]
    case .longPress: return [Self.rest(at: point, for: Self.pressHold)]
    case .drag(let way, isQuick: false):
      return [Self.line(from: point, way, Self.slowDistance, Self.slowSpeed)]
    case .drag(let way, isQuick: true):
      return [Self.line(from: point, way, Self.quickDistance, Self.quickSpeed)]
    case .swipe(let way):
      return [Self.line(from: point, way, Self.swipeDistance, Self.swipeSpeed)]
    case .pinch:
      let paths = FingerPath.pinch(
        around: point,
        scale: Self.pinchScale,
        distance: Self.fingerDistance
      )
      return [Stroke(paths: paths, duration: Self.pairDuration)]
    case .rotate:
      let paths = FingerPath.rotation(around: point, by: Self.turn, distance: Self.fingerDistance)
      return [Stroke(paths: paths, duration: Self.pairDuration)]
    case .twoFingerDrag:
      let way = CGVector(dx: 0, dy: Self.quickDistance)
      let paths = FingerPath.row(of: 2, around: point, by: way)
      return [Stroke(paths: paths, duration: Self.pairDuration)]
    }
  }

  private static func rest(at point: CGPoint, for duration: TimeInterval) -> Stroke {
    Stroke(paths: [.line(from: point)], duration: duration, isMoving: false)
  }

  private static func line(
    from point: CGPoint,
    _ way: Way,
    _ distance: CGFloat,
    _ speed: CGFloat
  ) -> Stroke {
    let offset = CGVector(dx: way.vector.dx * distance, dy: way.vector.dy * distance)
    return Stroke(paths: [.line(from: point, by: offset)], duration: distance / speed)
  }

  private static func steps(of stroke: Stroke, from start: TimeInterval) -> [Step] {
    // A resting finger reports nothing between its contact and its lift.
    let count = stroke.isMoving ? FingerPath.stepCount(over: stroke.duration) : 0
    let begin = start + stroke.start
    func step(_ phase: ContactSample.Phase, _ part: CGFloat) -> Step {
      let time = begin + stroke.duration * Double(part)
      let contacts = stroke.paths.enumerated().map { number, path in
        ContactSample(
          id: ContactID(device: -1, finger: Int64(number)),
          phase: phase,
          location: path.point(at: part),
          timestamp: time
        )
      }
      return Step(time: time, contacts: contacts)
    }
    let moves = (0..<count).map { step(.moved, CGFloat($0 + 1) / CGFloat(count)) }
    return [step(.began, 0)] + moves + [step(.ended, 1)]
  }
}
