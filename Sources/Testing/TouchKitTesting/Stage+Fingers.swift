public import Foundation
public import Geometry
import TouchInput
import TouchKit

extension Stage {
  /// An action of a finger within one event.
  nonisolated public enum FingerAction {
    /// Comes down at a point of the window.
    case down(Finger, CGPoint)
    /// Moves to a point of the window.
    case move(Finger, CGPoint)
    /// Lifts, at its present place or at another point.
    case up(Finger, CGPoint?)
    /// Cancels the contact, as the platform does.
    case cancel(Finger)

    /// Comes down on any target of a test; the test fails if there is no such target.
    @MainActor
    public static func down(
      _ finger: Finger,
      on target: any TouchTarget,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> FingerAction {
      let place = CallSite(fileID, filePath, line, column)
      return .down(finger, finger.stage.locate(target, at: place) ?? .zero)
    }
  }

  /// Performs the actions of several fingers within one event.
  public func perform(
    _ actions: [FingerAction],
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    perform(actions, at: place)
  }

  func perform(_ actions: [FingerAction], at place: CallSite) {
    let changes = actions.compactMap { action in
      switch action {
      case .down(let finger, let point): finger.change(.began, to: point, at: place)
      case .move(let finger, let point): finger.change(.moved, to: point, at: place)
      case .up(let finger, let point): finger.change(.ended, to: point, at: place)
      case .cancel(let finger): finger.change(.cancelled, to: nil, at: place)
      }
    }
    send(changes)
    for case .down(let finger, _) in actions { finger.touch = application.touch(of: finger.id) }
  }

  /// The touches of all fingers that are down, on one line: the phase, the place and the view of each.
  ///
  /// `f1 moved (100.0, 120.0) in card; f2 stationary (10.0, 10.0) in no view`, or `no touches`. After an event it
  /// describes that event, without the fingers that lifted in it.
  public var allTouches: String {
    let touches = application.numberedTouches.map { number, touch in
      let (x, y) = (touch.location(in: nil).x, touch.location(in: nil).y)
      let view = touch.view.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "no view"
      return "f\(number) \(touch.phase) (\(x), \(y)) in \(view)"
    }
    return touches.isEmpty ? "no touches" : touches.joined(separator: "; ")
  }

  /// Creates a finger that is up.
  public func makeFinger() -> Finger {
    fingerCount += 1
    return Finger(stage: self, number: fingerCount)
  }

  func makeFingers(_ count: Int) -> [Finger] {
    (0..<max(1, count)).map { _ in makeFinger() }
  }

  /// Touches a target briefly, with a new finger; 50 ms by default.
  public func tap(
    _ target: any TouchTarget,
    for duration: TimeInterval = 0.05,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    makeFinger().tap(target, 1, for: duration, pause: 0, at: place)
  }

  /// Drags a new finger along a straight line, with an event every 1/60 s, and lifts it.
  public func drag(
    from start: any TouchTarget,
    by offset: CGVector,
    over duration: TimeInterval = 0.2,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    makeFinger().drag(from: start, by: offset, over: duration, at: place)
  }
}
