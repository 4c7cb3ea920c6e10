public import Foundation
import TouchInput
public import TouchKit

/// A finger in a test: it comes down, moves, and lifts.
///
/// Gestures such as `tap`, `longPress`, `drag` and `swipe` do all of it, and most tests need no more. A test that
/// checks something during a gesture does the steps itself:
///
/// ```swift
/// let finger = stage.makeFinger()
/// finger.down(on: card)
/// stage.advance(by: 0.6)                  // a long press recognises in this time
/// finger.glide(to: CGPoint(x: 200, y: 80))  // an event every 1/60 s
/// #expect(card.alpha == 0.5)              // while the finger is down
/// finger.up()
/// ```
///
/// **Workflow.** Each of `down`, `move`, `up` and `cancel` is one event at the stage's present moment, and time
/// does not advance. The stage's `advance(by:)` advances it. Two fingers act in the same event through the stage's
/// `perform`. Gestures and `glide` advance time by their own duration.
///
/// **Fidelity.** The engine receives the same input as from a touch screen: a contact with a place and a moment.
/// The contact goes through the queue, the hit test and all recognizers. Its path is straight and even. It lifts
/// where its movement ends, at full speed. So a drag that must not throw a scroll view has to rest before the lift.
/// The contact has neither radius nor force.
///
/// A finger that is up cannot move, and one that is down cannot come down again. Such calls fail the test at their
/// line, in Swift Testing and XCTest. They are added to ``misuse``, and have no other effect.
@preconcurrency @MainActor
public final class Finger {
  unowned let stage: Stage
  let id: ContactID

  /// The place of the finger, in window points; nil while it is up.
  public private(set) var location: CGPoint?

  /// The impossible calls on the finger; the stage's transcript shows them too.
  public private(set) var misuse: [String] = []

  /// The touch of the finger; after the lift the last touch, and nil before the first one.
  ///
  /// The engine changes the same object as the finger moves. A finger does not retain its touch. After the lift
  /// the touch is released with the last reference to it.
  public internal(set) weak var touch: UITouch?

  // Isolated to no actor, for the reason given in `Stage`.
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

  /// Comes down on any target of a test.
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

  /// Lifts, at its present place or at another point.
  public func up(
    at point: CGPoint? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    stage.perform([.up(self, point)], at: CallSite(fileID, filePath, line, column))
  }

  /// Cancels the contact, as the platform does.
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
      stage.refuse("invalid finger call: " + fault, at: place)
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
