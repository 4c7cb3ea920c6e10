public import Foundation
import PointerInput
public import TouchKit

/// A finger in a test: it comes down, moves, and lifts.
///
/// A finger that is up cannot move and one that is down cannot come down again: such calls are
/// reported through `misuse` and do nothing.
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
  public func down(_ point: CGPoint) { stage.perform([.down(self, point)]) }

  /// Comes down at a point of the window.
  public func down(_ x: CGFloat, _ y: CGFloat) { down(CGPoint(x: x, y: y)) }

  /// Comes down in the middle of a view.
  public func down(on view: UIView) { down(view.middle) }

  /// Moves to a point of the window.
  public func move(_ point: CGPoint) { stage.perform([.move(self, point)]) }

  /// Moves to a point of the window.
  public func move(_ x: CGFloat, _ y: CGFloat) { move(CGPoint(x: x, y: y)) }

  /// Lifts, where it is or at another point.
  public func up(at point: CGPoint? = nil) { stage.perform([.up(self, point)]) }

  /// Is taken away by the platform.
  public func cancel() { stage.perform([.cancel(self)]) }

  // MARK: - Used by the stage

  func change(_ phase: ContactSample.Phase, to point: CGPoint?) -> ContactChange? {
    let isDown = location != nil
    guard isDown == (phase != .began), let place = point ?? location else {
      let fault = "\(phase.rawValue) while \(isDown ? "down" : "up")"
      misuse.append(fault)
      stage.faults.append("a finger was told: " + fault)
      return nil
    }
    location = phase == .began || phase == .moved ? place : nil
    return ContactChange(
      sample: ContactSample(id: id, phase: phase, location: place, timestamp: stage.time)
    )
  }
}

extension UIView {
  /// The middle of the view's bounds, in window points.
  var middle: CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
  }
}
