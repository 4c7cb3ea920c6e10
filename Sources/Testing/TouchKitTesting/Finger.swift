public import Foundation
import TouchInput
public import TouchKit

/// A finger in a test: it comes down, moves, and lifts.
///
/// Verbs such as `tap`, `longPress`, `drag` and `swipe` do all of it, and are what most tests need.
/// Where something has to be looked at in the middle, a test takes the steps itself:
///
/// ```swift
/// let finger = stage.makeFinger()
/// finger.down(on: card)
/// stage.advance(by: 0.6)                  // a long press recognises meanwhile
/// finger.glide(to: CGPoint(x: 200, y: 80))  // an event every 1/60 s
/// #expect(card.alpha == 0.5)              // while the finger is down
/// finger.up()
/// ```
///
/// **Workflow.** Each of `down`, `move`, `up` and `cancel` is one event at the stage's present moment
/// and lets no time pass; the stage's `advance(by:)` does. Two fingers that act in the same event do so
/// through the stage's `perform`. Verbs and `glide` let their own time pass.
///
/// **Fidelity.** The engine gets what it would get of a touch screen: a contact with a place and a
/// moment, which goes through the queue, the hit test and all recognizers. Its path is straight and
/// even, and it lifts where its movement ends, at full speed: a drag that is not to throw a scroll
/// view rests before it lifts. It has neither radius nor force.
///
/// A finger that is up cannot move and one that is down cannot come down again: such calls fail the
/// test at the line that made them, in Swift Testing and XCTest, are kept in ``misuse``, and do nothing
/// else.
@preconcurrency @MainActor
public final class Finger {
  unowned let stage: Stage
  let id: ContactID

  /// Where the finger is, in window points; nil while it is up.
  public private(set) var location: CGPoint?

  /// What was asked of the finger that a finger cannot do; the stage's transcript shows it too.
  public private(set) var misuse: [String] = []

  /// The touch that the finger makes; after it lifted the touch that it made last, nil before its
  /// first.
  ///
  /// The engine changes the same object as the finger moves. A finger does not keep its touch: after the
  /// lift it is gone with the last reference to it.
  public internal(set) weak var touch: UITouch?

  // See `Stage`.
  nonisolated deinit {}

  init(stage: Stage, number: Int) {
    self.stage = stage
    id = ContactID(device: 1, finger: Int64(number))
  }

  // MARK: - One step, as one event

  /// Comes down at a point of the window.
  public func down(
    _ point: CGPoint,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.down(self, point)], at: CallSite(fileID, filePath, line, column))
  }

  /// Comes down at a point of the window.
  public func down(
    _ x: CGFloat,
    _ y: CGFloat,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.down(self, CGPoint(x: x, y: y))], at: CallSite(fileID, filePath, line, column))
  }

  /// Comes down in the middle of a view.
  public func down(
    on view: UIView,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.down(self, view.middle)], at: CallSite(fileID, filePath, line, column))
  }

  /// Comes down on anything that a test can point at.
  public func down(
    on target: any TouchTarget,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard let point = stage.locate(target, at: place) else { return }
    stage.perform([.down(self, point)], at: place)
  }

  /// Moves to a point of the window.
  public func move(
    _ point: CGPoint,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.move(self, point)], at: CallSite(fileID, filePath, line, column))
  }

  /// Moves to a point of the window.
  public func move(
    _ x: CGFloat,
    _ y: CGFloat,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.move(self, CGPoint(x: x, y: y))], at: CallSite(fileID, filePath, line, column))
  }

  /// Lifts, where it is or at another point.
  public func up(
    at point: CGPoint? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.up(self, point)], at: CallSite(fileID, filePath, line, column))
  }

  /// Is taken away by the platform.
  public func cancel(
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.cancel(self)], at: CallSite(fileID, filePath, line, column))
  }

  // MARK: - Used by the stage

  func change(
    _ phase: ContactSample.Phase,
    to point: CGPoint?,
    at place: CallSite
  ) -> ContactChange? {
    let isDown = location != nil
    guard isDown == (phase != .began), let destination = point ?? location else {
      let fault = "\(phase.rawValue) while \(isDown ? "down" : "up")"
      misuse.append(fault)
      stage.refuse("a finger was told: " + fault, at: place)
      return nil
    }
    location = phase == .began || phase == .moved ? destination : nil
    return ContactChange(
      sample: ContactSample(id: id, phase: phase, location: destination, timestamp: stage.time)
    )
  }
}

extension UIView {
  /// The middle of the view's bounds, in window points.
  var middle: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
}
