import Drawing
import Foundation

/// A change of one property, as two values that can be interpolated.
struct LookChange {
  let start: AnimatedVector
  let end: AnimatedVector

  init(_ property: AnimatedProperty, from old: ViewLook, to new: ViewLook) {
    end = LookChange.value(of: property, in: new, otherwise: old)
    let start = LookChange.value(of: property, in: old, otherwise: new)
    // The rotation takes the shorter direction.
    self.start = property == .transform ? start.turned(near: end) : start
  }

  /// Returns a value; a missing colour becomes the other colour with alpha 0.
  private static func value(
    of property: AnimatedProperty,
    in look: ViewLook,
    otherwise other: ViewLook
  ) -> AnimatedVector {
    guard property == .backgroundColor, look.fill == nil else { return look[property] }
    return AnimatedVector((other.fill ?? .clear).faded(by: 0))
  }
}
