public import Foundation
import PointerInput
public import TouchKit

/// A finger in a test: it comes down, moves, and lifts.
///
/// A finger that is up cannot move and one that is down cannot come down again: such calls fail the
/// test at once, in Swift Testing and XCTest, are kept in `misuse`, and do nothing else.
@preconcurrency @MainActor
public final class Finger {
  unowned let stage: Stage
  private let id: ContactID

  /// Where the finger is, in window points; nil while it is up.
  public private(set) var location: CGPoint?

  /// What was asked of the finger that a finger cannot do; the stage's transcript shows it too.
  public private(set) var misuse: [String] = []

  init(stage: Stage, number: Int) {
    self.stage = stage
    id = ContactID(device: 1, finger: Int64(number))
  }

  // MARK: - One step, as one event

  /// Comes down at a point of the window.
  public func down(_ point: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    stage.perform([.down(self, point)], at: CallSite(file: file, line: line))
  }

  /// Comes down at a point of the window.
  public func down(
    _ x: CGFloat,
    _ y: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    down(CGPoint(x: x, y: y), file: file, line: line)
  }

  /// Comes down in the middle of a view.
  public func down(on view: UIView, file: StaticString = #filePath, line: UInt = #line) {
    down(view.middle, file: file, line: line)
  }

  /// Moves to a point of the window.
  public func move(_ point: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    stage.perform([.move(self, point)], at: CallSite(file: file, line: line))
  }

  /// Moves to a point of the window.
  public func move(
    _ x: CGFloat,
    _ y: CGFloat,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    move(CGPoint(x: x, y: y), file: file, line: line)
  }

  /// Lifts, where it is or at another point.
  public func up(
    at point: CGPoint? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    stage.perform([.up(self, point)], at: CallSite(file: file, line: line))
  }

  /// Is taken away by the platform.
  public func cancel(file: StaticString = #filePath, line: UInt = #line) {
    stage.perform([.cancel(self)], at: CallSite(file: file, line: line))
  }

  // MARK: - Used by the stage

  func change(
    _ phase: ContactSample.Phase,
    to point: CGPoint?,
    at place: CallSite?
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
